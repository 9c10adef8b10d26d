import { type Scene, sceneVersion } from '#contract/covers/scene'
import * as designs from '../../modules/covers/designs/cover-designs.queries'
import { change, find, type ProbesOf, write } from './probe'

const scene: Scene = { version: sceneVersion, ground: '#000000', layers: [] }
const saved = (memberId: number) => ({
  memberId,
  workId: null,
  name: 'owned',
  scene,
  savedBy: memberId,
  now: new Date(),
})

export const probes: ProbesOf<typeof designs> = {
  listDesignRows: find((tx, { memberId }) =>
    designs.listDesignRows(tx, { memberId, search: 'owned', limit: 10 }),
  ),
  findDesign: find((tx, { designId }) => designs.findDesign(tx, designId)),
  lockDesign: find((tx, { designId }) => designs.lockDesign(tx, designId)),
  insertDesign: write((tx, { memberId }) => designs.insertDesign(tx, saved(memberId))),
  updateDesign: change((tx, { designId, memberId }) => designs.updateDesign(tx, designId, saved(memberId))),
  putWorkOfDesign: change((tx, { designId, workId }) => designs.putWorkOfDesign(tx, designId, workId)),
  setFavourite: change((tx, { designId }) => designs.setFavourite(tx, designId, true)),
  setBinned: change((tx, { designId }) => designs.setBinned(tx, designId, new Date())),
  deleteDesign: change((tx, { designId }) => designs.deleteDesign(tx, designId)),
  countDesigns: find((tx, { memberId }) => designs.countDesigns(tx, memberId)),
  deleteDesignsOf: change((tx, { memberId }) => designs.deleteDesignsOf(tx, memberId)),
}
