// Rights staff take one track off the channels, or bring it back; its video goes the same way.
import type { restoreTrack, withdrawTrack } from '#contract/review/calls'
import { releasedStatuses } from '#contract/works/work-status'
import type { CallContext } from '../../platform/http/call-handler'
import { recordAudit } from '../audit/audit.public'
import { assignCodes } from '../release-codes/release-codes.public'
import { askForReleasePage } from '../release-pages/release-pages.public'
import {
  doerOf,
  restoreTrack as restore,
  tellChannels,
  withdrawTrack as withdraw,
} from '../works/works.public'
import './review.texts'
import { tellOfReview } from './tell-of-review'

export const withdrawTheTrack = (context: CallContext<typeof withdrawTrack>) =>
  change(context, 'withdrawTrack')
export const restoreTheTrack = (context: CallContext<typeof restoreTrack>) => change(context, 'restoreTrack')

const deeds = { withdrawTrack: withdraw, restoreTrack: restore }

type Context = CallContext<typeof withdrawTrack> | CallContext<typeof restoreTrack>

async function change({ tx, input, actor, client, now }: Context, deed: keyof typeof deeds) {
  const { id: workId, track_id: trackId, reason } = input
  const doer = await doerOf(tx, actor)
  const { work, track, status } = await deeds[deed](tx, { workId, trackId, reason }, doer, now)
  const isWhole = !releasedStatuses.includes(status)
  if (!isWhole) {
    await assignCodes(tx, workId, now)
    await tellChannels(tx, work, now)
    await askForReleasePage(tx, workId)
  }
  const about = { actor, client, now, subject: 'work', subjectId: workId }
  const after = { track: track.details.title, status, reason }
  await recordAudit(tx, { ...about, action: `work.${deed}`, before: { status: work.status }, after })
  const template = isWhole ? 'review.takingDown' : `review.${deed}`
  await tellOfReview(tx, work, template, { reason, track: track.details.title })
  return { status }
}
