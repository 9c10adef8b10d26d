import * as calls from '#contract/income/split-calls'
import { handle } from '../../../platform/http/call-handler'
import { acceptTheSplit } from './accept-split'
import { cancelTheSplit } from './cancel-split'
import { declineTheSplit } from './decline-split'
import { listOwnInvitations, listOwnShares } from './list-invitations'
import { listOwnSplits } from './list-splits'
import { proposeTheSplit } from './propose-split'
import { readOneSplit } from './read-split'
import { readIncomeOfTrack } from './read-track-income'
import { remindTheParty } from './remind-party'

export const splitsRoutes = [
  handle(calls.listSplits, listOwnSplits),
  handle(calls.readSplit, readOneSplit),
  handle(calls.proposeSplit, proposeTheSplit),
  handle(calls.cancelSplit, cancelTheSplit),
  handle(calls.remindParty, remindTheParty),
  handle(calls.listSplitInvitations, listOwnInvitations),
  handle(calls.acceptSplit, acceptTheSplit),
  handle(calls.declineSplit, declineTheSplit),
  handle(calls.listSharedTracks, listOwnShares),
  handle(calls.readTrackIncome, readIncomeOfTrack),
]
