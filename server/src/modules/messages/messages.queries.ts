import type { MessageKind } from '#contract/messages/message'
import { build, execute, one, prepared, type Tx } from '../../platform/database/query'
import type { TextParams } from '../../platform/texts/texts'

export interface NewMessage {
  memberId: number
  kind: MessageKind
  template: string
  params: TextParams
  link: string | null
}

export function insertMessage(tx: Tx, message: NewMessage) {
  return execute(
    tx,
    build.insertInto('messages').values({
      member_id: message.memberId,
      kind: message.kind,
      template: message.template,
      params: JSON.stringify(message.params),
      link: message.link,
    }),
  )
}

const unreadOf = prepared((memberId: number) =>
  build
    .selectFrom('messages')
    .select(eb => eb.fn.countAll<number>().as('unread'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null),
)

export async function countUnread(tx: Tx, memberId: number): Promise<number> {
  return (await one(tx, unreadOf(memberId))).unread
}
