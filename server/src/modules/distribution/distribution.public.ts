export { addStartingChannels, letSandboxPlay } from './add-starting-channels'
export { logoOf } from './channel-logo'
export { channelTransport } from './channel-transport'
export { listChannels as everyChannel, listOpenChannels as channelsOf } from './channels.queries'
export {
  forgetFailures,
  forgetFailuresOf,
  insertDeliveries,
  listOldestOpen as oldestDeliveries,
  lockDeliveries,
  renameRefused,
} from './deliveries.queries'
export { askForDispatch, dispatchJob, settleJob } from './delivery-jobs'
export { channelAddressDeeds } from './managing/channel-addresses'
export { isPlayedBySandbox } from './managing/channel-obstacles'
export { moveDeliveries } from './move-deliveries'
export { queueAnew } from './queue-anew'
export { endDeliveries, queueDeliveries, queueTakedowns } from './queue-deliveries'
export { reachesChannels } from './reaches-channels'
export { readSaid, type Said } from './said'
export { readSchemaFiles, stampOfSchemas } from './schemas/schema-files'
export { seedDeliveries } from './seed-deliveries'
export { endOtherVideos, findVideo, insertVideo, listVideos, putVideo } from './video-releases.queries'
