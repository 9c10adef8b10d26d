import { listChannels } from '#contract/distribution/calls'
import { handle } from '../../platform/http/call-handler'
import { listSiteChannels } from './list-channels'

export const distributionRoutes = [handle(listChannels, listSiteChannels)]
