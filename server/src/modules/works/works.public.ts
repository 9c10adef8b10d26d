export { keptAnalysis } from './analysis/analyse-file'
export { missingFrames } from './analysis/audio'
export { type AudioHeader, readAudioHeader } from './analysis/audio-header'
export { type AudioFormat, audioLimits, openedAudio } from './analysis/decode-audio'
export { hasDamage, reporting } from './analysis/decoding-report'
export { findFormat } from './analysis/file-format'
export { fingerprintFile } from './analysis/fingerprint-file'
export { secondsPerCode } from './analysis/fingerprint-likeness'
export { ended, hasChecker, type Limits, startLimited } from './analysis/limited-program'
export { isTimed } from './analysis/lyrics'
export { film, onlyThisVideo, probeVideo, videoLimits } from './analysis/video'
export { discloseCover } from './drafts/disclose-cover'
export { derivedKey, derivedLink, mediaLink } from './files/media-link'
export { rangeOf, type SentFile, sendFile } from './files/send-file'
export { mediaTypeOf, sniffedBytes } from './files/sniff-media-type'
export { bytesKept, findStoredFile } from './files/stored-files.queries'
export { consentStands } from './licences/ask-about-consent'
export { keepUp } from './licences/keep-up'
export { requireLicences } from './licences/require-licences'
export { listOpenCases, listTracksOfCases } from './licences/rights-cases.queries'
export { listWorksOf } from './list/list-works'
export { historyOf } from './list/timeline'
export { waitingWorks, worksByStatus } from './list/waiting-count'
export { worksLike } from './list/works-like.queries'
export { thumbnailName } from './materials/check-material.job'
export { coverThumbnail } from './materials/cover-thumbnail'
export { keepFile } from './materials/keep-file'
export { isrcsLike } from './materials/known-recording'
export { type Elsewhere, findElsewhere } from './materials/like-recordings'
export { materialsOf, shownThumbnail } from './materials/list-materials'
export {
  findMaterial,
  hasUncheckedFiles,
  listMasters as mastersOf,
  type MaterialRecord,
} from './materials/materials.queries'
export { decodeLyrics, lyricsOf } from './materials/read-lyrics'
export { waveformOf } from './materials/read-waveform'
export { doerOf, theSystem } from './moves/doer'
export { isDateLate, moveLateDate } from './moves/late-date'
export { liftMeasure } from './moves/lift-measure'
export { isUnderMeasure } from './moves/measures.queries'
export { presentReasons } from './moves/present-reasons'
export { requireFreeRecordings } from './moves/require-free-recordings'
export { standAnew } from './moves/standing-reasons'
export { findOnline, keepSubmission, listSubmissions } from './moves/submissions.queries'
export { takeWorkDown } from './moves/take-down'
export { tellChannels } from './moves/tell-channels'
export { transition } from './moves/transition'
export { lockClaimsOf, releaseClaimsOf, setClaim } from './moves/transition.queries'
export { leaveTrackOut, restoreTrack, withdrawTrack } from './moves/withdraw-track'
export { lockEditableWork, ownWork } from './own-work'
export { presentWork } from './present-work'
export { openRevisionOf } from './read-work'
export { codedWork, putCodes } from './release-codes/put-codes'
export { adoptRevision } from './revisions/adopt-revision'
export { lacksFile, type SeededPlace, seedFile, seedWork } from './seed-work'
export { seedAgreement } from './signing/seed-agreement'
export { type DirectUpload, directUploadOf } from './uploads/direct-upload'
export { dropOpenLists } from './uploads/drop-open-lists'
export { requireRoom as requireQuota, uploadLifetime, uploadsPath } from './uploads/grant-upload'
export { inWords } from './uploads/size-in-words'
export { writeGrant } from './uploads/upload-grant'
export {
  findSession,
  insertSession,
  lockMember as holdMember,
  settleSession,
  type UploadSession,
} from './uploads/upload-sessions.queries'
export { canEdit as canEditWork } from './works.policy'
export {
  findParts as partsOf,
  findWork,
  listTracks as tracksOf,
  lockWork,
  type WorkRecord,
} from './works.queries'
export { worksOfAccount } from './works-of-account'
