import * as drawings from '../../modules/covers/drawing/drawings.queries'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof drawings> = {
  putPreview: change((tx, { designId, coverImageId }) =>
    drawings.putPreview(tx, 'cover_designs', designId, { imageId: coverImageId, version: 7 }),
  ),
  askForDrawing: write((tx, { designId }) =>
    drawings.askForDrawing(tx, { designId, version: 9, size: '640', format: 'png', now: new Date() }),
  ),
  findDrawing: find((tx, { drawingId }) => drawings.findDrawing(tx, drawingId)),
  settleDrawing: change((tx, { drawingId }) => drawings.settleDrawing(tx, drawingId, null)),
  waitForDrawing: change((tx, { drawingId }) => drawings.waitForDrawing(tx, drawingId)),
}
