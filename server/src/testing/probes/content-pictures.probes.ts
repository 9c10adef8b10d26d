import * as pictures from '../../modules/content/pictures/content-pictures.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof pictures> = {
  knownPictures: find(tx => pictures.knownPictures(tx, ['content-pictures/owned'])),
  notePictures: write((tx, { itemId }) => pictures.notePictures(tx, itemId, ['content-pictures/probe'])),
}
