import type { orderChannels } from '#contract/distribution/channel-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import './channels.texts'
import { lockAllChannels, putOrder } from './managed-channels.queries'
import { touchShownChannels } from './shown-channels.queries'

export async function orderTheChannels(context: CallContext<typeof orderChannels>) {
  const { tx, input, actor, client, now } = context
  const wanted = input.channel_ids
  await touchShownChannels(tx)
  const all = await lockAllChannels(tx)
  const isSame = wanted.length === all.length && all.every(id => wanted.includes(id))
  if (!isSame) throw new Refusal('conflict', { text: 'channels.otherList' })
  await putOrder(tx, wanted)
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: 'channel.order',
    subject: 'site',
    subjectId: tx.agentId,
    after: { channel_ids: wanted },
  })
  return null
}
