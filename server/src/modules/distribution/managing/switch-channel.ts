import type { ChannelObstacle, switchChannel } from '#contract/distribution/channel-calls'
import type { Language } from '#contract/language'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { joinSentences } from '../../../platform/texts/join-sentences'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import { askForDispatch } from '../delivery-jobs'
import { schemasInFolder } from '../schemas/schema-files'
import { obstaclesOf } from './channel-obstacles'
import './channels.texts'
import { lockManagedChannel, putSwitch } from './managed-channels.queries'
import { readEquipment } from './read-equipment'
import { touchShownChannels } from './shown-channels.queries'

type OnThisMachine = Awaited<ReturnType<typeof schemasInFolder>>

export const switchTheChannel = {
  prepare: ({ services }: PrepareContext<typeof switchChannel>) => schemasInFolder(services),

  async run(context: PreparedContext<typeof switchChannel, OnThisMachine>) {
    const { tx, input, actor, client, now, services, prepared } = context
    await touchShownChannels(tx)
    const channel = await lockManagedChannel(tx, input.id)
    if (!channel) throw new Refusal('notFound')
    if (channel.is_on === input.is_on) return null
    if (input.is_on) {
      const reasons = obstaclesOf(channel, await readEquipment(tx, prepared), services)
      if (reasons.length > 0) refuse(reasons)
    }
    await putSwitch(tx, channel.id, input.is_on)
    // What was queued before it was switched off may go on.
    if (input.is_on) await askForDispatch(tx, [channel.id])
    await recordAudit(tx, {
      actor,
      client,
      now,
      action: input.is_on ? 'channel.switchOn' : 'channel.switchOff',
      subject: 'channel',
      subjectId: channel.id,
    })
    return null
  },
}

function refuse(reasons: ChannelObstacle[]): never {
  const sentence = (language: Language) =>
    joinSentences(
      reasons.map(reason => say(`channels.obstacle.${reason}`, language)),
      language,
    )
  throw new Refusal('conflict', {
    text: 'channels.cannotSwitchOn',
    params: { reasons: { 'zh-CN': sentence('zh-CN'), en: sentence('en') } },
    data: { obstacles: reasons },
  })
}
