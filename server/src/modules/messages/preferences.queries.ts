import type { EmailChoice, MessageChannel, MessageKind } from '#contract/messages/message'
import { build, execute, rows, type Tx } from '../../platform/database/query'

/** What the member has chosen differently from the usual. */
export function chosenPreferences(tx: Tx, memberId: number) {
  return rows(
    tx,
    build
      .selectFrom('message_preferences')
      .select(['kind', 'channel', 'is_on'])
      .where('member_id', '=', memberId),
  )
}

export interface ChosenPreference {
  memberId: number
  kind: MessageKind
  channel: MessageChannel
  isOn: boolean
}

export function putPreference(tx: Tx, { memberId, kind, channel, isOn }: ChosenPreference) {
  return execute(
    tx,
    build
      .insertInto('message_preferences')
      .values({ member_id: memberId, kind, channel, is_on: isOn })
      .onConflict(conflict =>
        conflict.columns(['agent_id', 'member_id', 'kind', 'channel']).doUpdateSet({ is_on: isOn }),
      ),
  )
}

export function chosenEmail(tx: Tx, memberId: number) {
  return rows(
    tx,
    build.selectFrom('mail_preferences').select(['kind', 'choice']).where('member_id', '=', memberId),
  )
}

export function putEmailPreference(
  tx: Tx,
  { memberId, kind, choice }: { memberId: number; kind: MessageKind; choice: EmailChoice },
) {
  return execute(
    tx,
    build
      .insertInto('mail_preferences')
      .values({ member_id: memberId, kind, choice })
      .onConflict(conflict => conflict.columns(['agent_id', 'member_id', 'kind']).doUpdateSet({ choice })),
  )
}
