// What a proposal says of its parties, held against the rules. It asks nobody and writes nothing.
import type { PaidFor } from '#contract/income/split'
import { readPercent, wholePart } from '#contract/income/split-percent'
import { Refusal } from '../../../platform/refusal'
import type { NewParty, PartyRow } from './splits.queries'
import './splits.texts'

export interface WantedParty {
  party_id?: number
  mobile?: string
  name: string
  role: string
  paid_for?: PaidFor
  percent: string
}

interface Terms {
  owner: { memberId: number; mobile: string; name: string }
  own: { percent: string | null; role: string }
  parties: readonly WantedParty[]
  /** Of the split that is to be changed. */
  before: readonly PartyRow[]
  /** Whose accounts are closed: nobody can ask them. */
  closed: readonly number[]
}

/** Everybody who is asked, those who leave last. The owner has agreed by proposing. */
export function partiesOf({ owner, own, parties, before, closed }: Terms): NewParty[] {
  const standing = before.filter(party => party.part > 0 && party.member_id !== owner.memberId)
  const named = parties.map((party, index) => readParty(party, index, owner.mobile, standing))
  requireOnce(named)
  const ownPart = own.percent === null ? 0 : partOf(own.percent)
  const total = named.reduce((sum, { part }) => sum + part, ownPart)
  if (total !== wholePart) throw problem('parties', 'splits.sum')
  if (named.length === 0 && standing.length === 0) throw problem('parties', 'splits.nobodyNamed')
  const stayed = new Set(named.map(({ memberId }) => memberId))
  const leaving = standing
    .filter(({ member_id }) => !stayed.has(member_id))
    .map(party => ({
      ...{ ...knownAs(party), part: 0, name: party.name, role: party.role },
      paidFor: party.paid_for as PaidFor,
    }))
  const ownRow: NewParty[] =
    ownPart === 0
      ? []
      : [
          {
            ...{ ...owner, part: ownPart, role: own.role },
            ...({ paidFor: 'right', answer: 'accepted' } as const),
          },
        ]
  return [...ownRow, ...[...named, ...leaving].map(party => keepClosed(party, standing, closed))]
}

const partOf = (percent: string) => readPercent(percent) ?? 0

const knownAs = ({ mobile, member_id }: PartyRow) => ({
  mobile,
  memberId: member_id,
  answer: 'invited' as const,
})

function readParty(party: WantedParty, index: number, ownMobile: string, standing: PartyRow[]): NewParty {
  const { party_id, mobile, name, role } = party
  const known = standing.find(row => row.id === party_id || (party_id === undefined && row.mobile === mobile))
  const paidFor = party.paid_for ?? (known?.paid_for as PaidFor | undefined) ?? 'right'
  const said = { name, role, paidFor, part: partOf(party.percent) }
  if (known) return { ...knownAs(known), ...said }
  if (party_id !== undefined || mobile === undefined) {
    throw problem(`parties.${index}.mobile`, 'field.required')
  }
  if (mobile === ownMobile) throw problem(`parties.${index}.mobile`, 'splits.ownNumber')
  return { mobile, memberId: null, answer: 'invited', ...said }
}

function requireOnce(named: readonly NewParty[]) {
  const twice = named.findIndex(
    ({ mobile }, index) => named.findIndex(other => other.mobile === mobile) < index,
  )
  if (twice >= 0) throw problem(`parties.${twice}.mobile`, 'splits.namedTwice')
}

/** Who has closed the account cannot agree to less: their part stays as it is, and nobody has to answer for it. */
function keepClosed(party: NewParty, standing: PartyRow[], closed: readonly number[]): NewParty {
  if (party.memberId === null || !closed.includes(party.memberId)) return party
  const before = standing.find(({ member_id }) => member_id === party.memberId)
  if (before?.part !== party.part) {
    throw new Refusal('conflict', { text: 'splits.closedPart', params: { name: party.name } })
  }
  return { ...party, answer: 'accepted' }
}

function problem(field: string, text: string) {
  return new Refusal('invalidInput', { fields: [{ field, text }] })
}
