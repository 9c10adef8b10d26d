// Every kind of job the worker can run.
import './join-accounts'
import './join-deeds'
import { designDemo } from './demo/design-demo.job'
import { earnDemo } from './demo/earn-demo.job'
import { fillDemo } from './demo/fill-demo.job'
import { payDemo } from './demo/pay-demo.job'
import { sendDemo } from './demo/send-demo.job'
import { buildArchive, expireArchives } from './modules/archive/archive.public'
import { publishDue } from './modules/content/editing/publish-due.job'
import {
  drawCoverDesign,
  drawCoverPreview,
  drawStartingBackground,
  makeAskedPicture,
} from './modules/covers/covers.public'
import { mailStaff, watchQueues } from './modules/dashboard/dashboard.public'
import { performDeeds } from './modules/deeds/deeds.public'
import { followDeliveries } from './modules/delivery/answers/follow-deliveries.job'
import { readAcknowledgements } from './modules/delivery/answers/read-acknowledgements.job'
import { settleOneWork } from './modules/delivery/answers/settle-work.job'
import { retryDeliveries } from './modules/delivery/desk/retry-deliveries.job'
import { dispatchDeliveries } from './modules/delivery/sending/dispatch-deliveries.job'
import { packOneDelivery } from './modules/delivery/sending/pack-delivery.job'
import { sendDelivery } from './modules/delivery/sending/send-delivery.job'
import { queueOffered } from './modules/distribution/managing/queue-offered.job'
import { emptyDueAccount, sendTextMessage } from './modules/identity/identity.public'
import {
  carryOutReport,
  confirmUnansweredBills,
  expireSplits,
  forgetDiscarded,
  importReportJob,
  inviteParty,
  listUnreadTables,
  readDropFolders,
  roundOnce,
  settleDispute,
  tellOfPosting,
} from './modules/income/income.public'
import { endInfringementHoldJob } from './modules/infringement/hold-income'
import { lapseInfringement } from './modules/infringement/lapse-case.job'
import { sendMail } from './modules/mail/mail.public'
import {
  deliverAnnouncement,
  mailDigest,
  mailDigests,
  mailMessage,
  textMessage,
} from './modules/messages/messages.public'
import { expireMoveIns, makeDrafts, readMoveInList, takeMoveInFiles } from './modules/move-in/move-in.public'
import { applyResult, stopOverdueWithdrawals, writeBatch } from './modules/payouts/payouts.public'
import { prepareReleasePage } from './modules/release-pages/prepare-release-page.job'
import { endClaim } from './modules/review/queue/end-claim.job'
import { closeSilentTicket, escalateTicket } from './modules/support/support.public'
import { reconcileFilesWeekly } from './modules/upkeep/reconcile-files.job'
import { deliverWebhooks, wakeWebhooks } from './modules/webhooks/webhooks.public'
import { removeStoredFiles } from './modules/works/files/remove-stored-files.job'
import { followLicencesDaily } from './modules/works/licences/follow-licences.job'
import { checkMaterial } from './modules/works/materials/check-material.job'
import { giveUpChecks } from './modules/works/materials/give-up-checks.job'
import { assembleUpload } from './modules/works/uploads/assemble-upload.job'
import { dropUploads } from './modules/works/uploads/drop-uploads.job'
import { keepUpload } from './modules/works/uploads/keep-upload.job'
import type { Job } from './platform/jobs/job'
import { removeFiles } from './platform/storage/remove-files.job'
import { openShops, playChannel } from './play-channels'
import { uploadReceivers } from './upload-receivers'

export const jobs = [
  sendTextMessage,
  textMessage,
  sendMail,
  mailMessage,
  mailDigests,
  mailDigest,
  watchQueues,
  mailStaff,
  performDeeds,
  deliverAnnouncement,
  escalateTicket,
  closeSilentTicket,
  endInfringementHoldJob,
  lapseInfringement,
  endClaim,
  publishDue,
  removeFiles,
  reconcileFilesWeekly,
  writeBatch,
  buildArchive,
  expireArchives,
  applyResult,
  queueOffered,
  emptyDueAccount,
  assembleUpload(uploadReceivers),
  keepUpload,
  readMoveInList,
  takeMoveInFiles,
  makeDrafts,
  expireMoveIns,
  dropUploads,
  removeStoredFiles,
  checkMaterial,
  giveUpChecks,
  followLicencesDaily,
  dispatchDeliveries,
  packOneDelivery,
  sendDelivery,
  readAcknowledgements,
  followDeliveries,
  settleOneWork,
  retryDeliveries,
  prepareReleasePage,
  drawCoverPreview,
  drawCoverDesign,
  drawStartingBackground,
  makeAskedPicture,
  importReportJob,
  carryOutReport,
  readDropFolders,
  forgetDiscarded,
  listUnreadTables,
  roundOnce,
  confirmUnansweredBills,
  stopOverdueWithdrawals,
  inviteParty,
  expireSplits,
  settleDispute,
  tellOfPosting,
  playChannel,
  openShops,
  deliverWebhooks,
  wakeWebhooks,
  fillDemo,
  earnDemo,
  payDemo,
  designDemo,
  sendDemo,
] as Job[]
