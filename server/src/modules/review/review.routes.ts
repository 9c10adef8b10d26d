import * as calls from '#contract/review/calls'
import * as queue from '#contract/review/queue-calls'
import * as reasons from '#contract/review/reason-calls'
import { handle } from '../../platform/http/call-handler'
import { keepTheWorkUp, takeTheWorkDown } from './decide-rights-case'
import { listTheRightsCases } from './list-rights-cases'
import { openTheReview } from './opened/open-review'
import { readTheEarlierFile } from './opened/read-earlier-file'
import { readTheLyrics, readTheWaveform } from './opened/read-files'
import { findTheNext } from './queue/find-next-work'
import { countTheQueues, listTheQueue } from './queue/list-review-queue'
import { listTheReasons, removeTheReason, saveTheReason } from './reasons/reason-library'
import {
  claim,
  closeTheTakedown,
  passTheContent,
  passTheRights,
  rejectTheWork,
  release,
} from './review-moves'
import { restoreTheTrack, withdrawTheTrack } from './withdraw-track'

export const reviewRoutes = [
  handle(calls.claimWork, claim),
  handle(calls.releaseClaim, release),
  handle(calls.passContent, passTheContent),
  handle(calls.passRights, passTheRights),
  handle(calls.rejectWork, rejectTheWork),
  handle(calls.staffTakeDown, takeTheWorkDown),
  handle(calls.withdrawTrack, withdrawTheTrack),
  handle(calls.restoreTrack, restoreTheTrack),
  handle(calls.closeTakedown, closeTheTakedown),
  handle(calls.listRightsCases, listTheRightsCases),
  handle(calls.keepWorkUp, keepTheWorkUp),
  handle(queue.listReviewQueue, listTheQueue),
  handle(queue.countReviews, countTheQueues),
  handle(queue.findNextWork, findTheNext),
  handle(queue.openReview, openTheReview),
  handle(queue.readReviewWaveform, readTheWaveform),
  handle(queue.readReviewLyrics, readTheLyrics),
  handle(queue.readEarlierFile, readTheEarlierFile),
  handle(reasons.listReviewReasons, listTheReasons),
  handle(reasons.saveReviewReason, saveTheReason),
  handle(reasons.removeReviewReason, removeTheReason),
]
