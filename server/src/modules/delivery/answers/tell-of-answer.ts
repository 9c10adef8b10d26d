import type { DeliveryKind } from '#contract/distribution/delivery-state'
import type { Tx } from '../../../platform/database/query'
import { everyChannel } from '../../distribution/distribution.public'
import { announce } from '../../webhooks/webhooks.public'
import type { WorkRecord } from '../../works/works.public'
import type { findSettled } from './answers.queries'

interface Answered {
  work: WorkRecord
  delivery: Pick<NonNullable<Awaited<ReturnType<typeof findSettled>>>, 'kind' | 'channel_id' | 'link'>
  answer: 'live' | 'given up' | { refused: string }
  now: Date
}

/**
 * For the account's own tools: what a channel made of a delivery, or that it will never get it. What staff note about that is theirs. That a
 * change has arrived is no news.
 */
export async function tellOfAnswer(tx: Tx, { work, delivery, answer, now }: Answered): Promise<void> {
  const kind = delivery.kind as DeliveryKind
  if (answer === 'live' && kind === 'update') return
  const channel = (await everyChannel(tx)).find(({ id }) => id === delivery.channel_id)
  const about = {
    ...{ work_id: work.id, revision_of: work.revision_of, title: work.details.title },
    ...{ channel_id: delivery.channel_id, channel: channel?.name ?? { 'zh-CN': '', en: '' } },
  }
  const { member_id: memberId } = work
  if (answer === 'given up') {
    return announce(tx, 'delivery.given_up', [{ memberId, data: { ...about, kind } }], now)
  }
  if (answer !== 'live') {
    const data = { ...about, kind, reason: answer.refused }
    return announce(tx, 'delivery.refused', [{ memberId, data }], now)
  }
  if (kind === 'takedown') return announce(tx, 'work.channel_down', [{ memberId, data: about }], now)
  return announce(tx, 'work.channel_live', [{ memberId, data: { ...about, link: delivery.link } }], now)
}
