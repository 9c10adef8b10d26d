import { listChannels } from '#contract/distribution/calls'
import * as calls from '#contract/distribution/channel-calls'
import * as schemaCalls from '#contract/distribution/schema-calls'
import { handle } from '../../platform/http/call-handler'
import { listSiteChannels } from './list-channels'
import { confirmTheHostKey } from './managing/confirm-host-key'
import { createTheChannel } from './managing/create-channel'
import { listTheProfiles } from './managing/list-channel-profiles'
import { offerIt, readTheOffer } from './managing/offer-channel'
import { orderTheChannels } from './managing/order-channels'
import { pauseTheChannel, resumeTheChannel } from './managing/pause-channel'
import { saveTheChannel } from './managing/save-channel'
import { switchTheChannel } from './managing/switch-channel'
import { testTheChannel } from './managing/test-channel'
import { listTheSchemas, removeTheSchemas, uploadTheSchema } from './schemas/manage-schemas'

export const distributionRoutes = [
  handle(listChannels, listSiteChannels),
  handle(calls.listChannelProfiles, listTheProfiles),
  handle(calls.createChannel, createTheChannel),
  handle(calls.saveChannel, saveTheChannel),
  handle(calls.orderChannels, orderTheChannels),
  handle(calls.testChannel, testTheChannel),
  handle(calls.confirmHostKey, confirmTheHostKey),
  handle(calls.switchChannel, switchTheChannel),
  handle(calls.pauseChannel, pauseTheChannel),
  handle(calls.resumeChannel, resumeTheChannel),
  handle(calls.offerChannel, readTheOffer),
  handle(calls.offerToWorks, offerIt),
  handle(schemaCalls.listSchemas, listTheSchemas),
  handle(schemaCalls.uploadSchema, uploadTheSchema),
  handle(schemaCalls.removeSchemas, removeTheSchemas),
]
