// One field that leads to anything: each kind is looked for only for whom its page is open.
import { type Jump, type JumpKind, type jumpTo, mostJumps } from '#contract/catalogue/calls'
import { readDelivery } from '#contract/distribution/delivery-calls'
import { listMemberBills, readMember } from '#contract/members/calls'
import { readPayout } from '#contract/payouts/payout-desk-calls'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import { readDeskTicket } from '#contract/support/desk-calls'
import { mayCall } from '../../platform/http/actor'
import type { CallContext } from '../../platform/http/call-handler'
import { findMembers, searchedWords, seesWholeNumbers, shownMobile } from '../members/members.public'
import { listBillsNumbered, listDeliveriesOf, listTicketsLike, listWithdrawalsNumbered } from './jump.queries'
import { worksMeant } from './list-catalogue'

type Context = CallContext<typeof jumpTo>
type Found = Omit<Jump, 'kind'>[]

const finders: Record<
  JumpKind,
  { opens: Parameters<typeof mayCall>[0] | null; find(context: Context): Promise<Found> }
> = {
  work: { opens: null, find: findWorksHere },
  member: { opens: readMember, find: findMembersHere },
  withdrawal: { opens: readPayout, find: findWithdrawals },
  bill: { opens: listMemberBills, find: findBills },
  delivery: { opens: readDelivery, find: findDeliveries },
  ticket: { opens: readDeskTicket, find: findTickets },
}

export async function jumpToThings(context: Context): Promise<Jump[]> {
  const found = await Promise.all(
    (Object.keys(finders) as JumpKind[]).map(async kind => {
      const { opens, find } = finders[kind]
      if (opens && !mayCall(opens, context.actor)) return []
      return (await find(context)).map(each => ({ kind, ...each }))
    }),
  )
  return found.flat()
}

/** A number as it stands on papers, or alone: W-1103, 1103. */
function numberIn(search: string, before: string): number | undefined {
  const digits = new RegExp(`^(?:${before}[- ]?)?(\\d{1,15})$`, 'i').exec(search.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}

async function findWorksHere({ tx, input }: Context): Promise<Found> {
  const works = await worksMeant(tx, input.search, mostJumps)
  return works.map(({ id, title, artists }) => ({ id, title, note: artists, member_id: null }))
}

async function findMembersHere({ tx, input, actor }: Context): Promise<Found> {
  const words = searchedWords(input.search, seesWholeNumbers(actor))
  if (words.length === 0) return []
  const members = await findMembers(tx, { words, limit: mostJumps })
  return members.map(({ id, nickname, name, mobile, state }) => ({
    id,
    title: nickname,
    note: name ?? (state === 'closed' ? '' : shownMobile(mobile, actor)),
    member_id: null,
  }))
}

async function findWithdrawals({ tx, input }: Context): Promise<Found> {
  const id = numberIn(input.search, 'w')
  const found = id === undefined ? [] : await listWithdrawalsNumbered(tx, id)
  return found.map(row => ({
    id: row.id,
    title: withdrawalNumber(row.id),
    note: row.nickname,
    member_id: null,
  }))
}

async function findBills({ tx, input, language }: Context): Promise<Found> {
  const id = numberIn(input.search, 'b')
  const found = id === undefined ? [] : await listBillsNumbered(tx, id)
  return found.map(row => ({
    id: row.id,
    title: `${row.channel_name[language]} ${row.month}`,
    note: row.nickname,
    member_id: row.member_id,
  }))
}

async function findDeliveries({ tx, input, language }: Context): Promise<Found> {
  const found = await listDeliveriesOf(tx, input.search, mostJumps)
  return found.map(row => ({
    id: row.id,
    title: row.title,
    note: row.channel_name[language],
    member_id: null,
  }))
}

async function findTickets({ tx, input }: Context): Promise<Found> {
  const found = await listTicketsLike(tx, input.search, mostJumps)
  return found.map(({ id, number, subject }) => ({ id, title: subject, note: number, member_id: null }))
}
