import type { Language } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import type { Secrets } from '../../../platform/secrets'
import { findPayee, nicknameOf } from '../../identity/identity.public'
import type { Made } from './keep-document'
import { memberYear } from './member-year'
import { sumMemberEntries } from './statement-figures.queries'
import { isOver, spanOf } from './year-span'

interface Wanted {
  memberId: number
  year: number
  issuer: string
  language: Language
  secrets: Secrets
  now: Date
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** Undefined: nothing happened in that year. */
export async function memberStatement({ memberId, year, ...means }: Wanted): Promise<Made | undefined> {
  const { issuer, language, secrets, now, read } = means
  const payee = await read(tx => findPayee(tx, secrets, memberId, now))
  const paper = memberYear({
    ...{ year, language, issuer, isOver: isOver(year, now) },
    member: {
      ...{ id: memberId, name: await read(tx => nicknameOf(tx, memberId)) },
      payee: typeof payee === 'string' ? '' : payee.name,
    },
    sums: await read(tx => sumMemberEntries(tx, memberId, spanOf(year))),
  })
  return paper && { paper, subject: { kind: 'member_year', memberId, withdrawalId: null, year } }
}
