// What a work order can be about that belongs to a module above this one. They join when the program is put together.
import type { Tx } from '../../../platform/database/query'

/** What it is called; nothing for a stranger's. */
type TitleOf = (tx: Tx, memberId: number, id: number) => Promise<string | undefined>

const joined = new Map<string, TitleOf>()

export function joinTicketSubject(kind: 'withdrawal', titleOf: TitleOf) {
  joined.set(kind, titleOf)
}

export const joinedSubject = (kind: string): TitleOf | undefined => joined.get(kind)
