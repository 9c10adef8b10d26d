import { emptyRelease, emptyScope, emptyTrack } from '#contract/works/work'
import * as works from '../../modules/works/works.queries'
import { change, find, type ProbesOf, write } from './probe'

const content = {
  details: emptyRelease,
  scope: emptyScope,
  title: '',
  artists: '',
  searchText: '',
  searchTerms: [],
  licenceEnds: null,
  now: new Date(),
}

export const probes: ProbesOf<typeof works> = {
  findWork: find((tx, owned) => works.findWork(tx, owned.workId)),
  lockWork: find((tx, owned) => works.lockWork(tx, owned.workId)),
  findLastRelease: find((tx, owned) => works.findLastRelease(tx, owned.memberId)),
  insertWork: write((tx, { memberId }) => works.insertWork(tx, { memberId, kind: 'single', ...content })),
  putContent: change((tx, owned) => works.putContent(tx, owned.revisionId, content)),
  putAnswers: change((tx, { workId }) =>
    works.putAnswers(tx, workId, { note: 'x', reasons: [], now: new Date() }),
  ),
  markGeneratedCover: change((tx, { workId }) => works.markGeneratedCover(tx, workId)),
  listTracks: find((tx, owned) => works.listTracks(tx, owned.workId)),
  insertTrack: write((tx, { workId }) =>
    works.insertTrack(tx, { workId, position: 40, details: emptyTrack }),
  ),
  putTrack: change((tx, owned) => works.putTrack(tx, owned.trackId, emptyTrack)),
  setUpc: change((tx, { workId }) => works.setUpc(tx, workId, '1')),
  setIsrc: change((tx, { trackId }) => works.setIsrc(tx, trackId, '1')),
  setWithdrawn: change((tx, { trackId }) => works.setWithdrawn(tx, trackId, { at: new Date(), reason: 'x' })),
  raiseVersion: change((tx, { workId }) => works.raiseVersion(tx, workId, new Date())),
  listReleased: find((tx, { memberId }) => works.listReleased(tx, memberId)),
  setPosition: change((tx, owned) => works.setPosition(tx, owned.trackId, 41)),
  deleteTrack: change((tx, owned) => works.deleteTrack(tx, owned.trackId)),
  listDraftMaterials: find((tx, owned) => works.listDraftMaterials(tx, owned.workId)),
  findParts: find(async (tx, owned) => Object.values(await works.findParts(tx, owned.workId)).flat()),
  findOpenRevision: find((tx, owned) => works.findOpenRevision(tx, owned.workId)),
  setDeleted: change((tx, owned) => works.setDeleted(tx, owned.workId, new Date())),
  closeRevision: change((tx, owned) => works.closeRevision(tx, owned.revisionId, 'discarded', new Date())),
  listInReview: find((tx, owned) => works.listInReview(tx, owned.memberId)),
  hasWorksUnderWay: find((tx, owned) => works.hasWorksUnderWay(tx, owned.memberId)),
  countByStatus: find((tx, owned) => works.countByStatus(tx, owned.memberId)),
  deleteUsedNamesOf: change((tx, { memberId }) => works.deleteUsedNamesOf(tx, memberId)),
  deleteFilesOf: change((tx, { memberId }) => works.deleteFilesOf(tx, memberId)),
}
