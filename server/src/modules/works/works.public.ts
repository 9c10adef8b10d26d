export { secondsPerCode } from './analysis/fingerprint-likeness'
export { hasChecker } from './analysis/limited-program'
export { codedWork, putCodes } from './codes/put-codes'
export { mediaLink } from './files/media-link'
export { bytesKept } from './files/stored-files.queries'
export { keepUp } from './licences/keep-up'
export { requireLicences } from './licences/require-licences'
export { listOpenCases, listTracksOfCases } from './licences/rights-cases.queries'
export { listWorksOf } from './list/list-works'
export { historyOf } from './list/timeline'
export { waitingWorks, worksByStatus } from './list/waiting-count'
export { coverThumbnail } from './materials/cover-thumbnail'
export { type Elsewhere, findElsewhere } from './materials/like-recordings'
export { materialsOf } from './materials/list-materials'
export { findMaterial } from './materials/materials.queries'
export { lyricsOf } from './materials/read-lyrics'
export { waveformOf } from './materials/read-waveform'
export { doerOf } from './moves/doer'
export { freezeWorksOf } from './moves/freeze-works'
export { isDateLate, moveLateDate } from './moves/late-date'
export { presentReasons } from './moves/present-reasons'
export { requireScope } from './moves/scope-moves'
export { findOnline, listSubmissions } from './moves/submissions.queries'
export { takeWorkDown } from './moves/take-down'
export { transition } from './moves/transition'
export { releaseClaimsOf, setClaim } from './moves/transition.queries'
export { ownWork } from './own-work'
export { presentWork } from './present-work'
export { adoptRevision } from './revisions/adopt-revision'
export { lacksFile, type SeededPlace, seedFile, seedWork } from './seed-work'
export {
  findParts as partsOf,
  findWork,
  hasWorksOut,
  listTracks as tracksOf,
  lockWork,
  type WorkRecord,
} from './works.queries'
