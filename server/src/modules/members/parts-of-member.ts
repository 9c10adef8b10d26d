// What a member has here, page by page: works, bills, work orders, devices.
import { z } from 'zod'
import type {
  listMemberBills,
  listMemberSessions,
  listMemberTickets,
  listMemberWorks,
} from '#contract/members/calls'
import type { TicketState } from '#contract/support/ticket-state'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { deviceName, listLoginEvents, listSessions } from '../identity/identity.public'
import { listBillsOf, sumBillsOf } from '../income/income.public'
import { listTicketRows } from '../support/support.public'
import { listWorksOf } from '../works/works.public'
import { hasMember } from './members.queries'

async function requireMember(tx: Tx, memberId: number) {
  if (!(await hasMember(tx, memberId))) throw new Refusal('notFound')
}

export async function listTheirWorks(context: CallContext<typeof listMemberWorks>) {
  const { id, ...page } = context.input
  await requireMember(context.tx, id)
  const { shown, next_cursor } = await listWorksOf(context, id, { ...page, statuses: [], sort: 'updated' })
  return { items: shown.map(({ work }) => work), next_cursor }
}

export async function listTheirBills({ tx, input, language }: CallContext<typeof listMemberBills>) {
  const { id, ...page } = input
  await requireMember(tx, id)
  const [shown, sums] = await Promise.all([listBillsOf(tx, id, { ...page, language }), sumBillsOf(tx, id)])
  return { ...shown, sums }
}

const ticketPlace = z.object({ at: place.moment, id: place.id })

export async function listTheirTickets({ tx, input }: CallContext<typeof listMemberTickets>) {
  await requireMember(tx, input.id)
  const found = await listTicketRows(tx, {
    memberId: input.id,
    after: readCursor(ticketPlace, input.cursor),
    limit: input.limit + 1,
  })
  const { shown, next_cursor } = pageOf(found, input.limit, row => ({ at: row.place, id: row.id }))
  return {
    items: shown.map(ticket => ({
      id: ticket.id,
      number: ticket.number,
      subject: ticket.subject,
      state: ticket.state as TicketState,
      created_at: ticket.created_at.toISOString(),
      rating: ticket.rating,
    })),
    next_cursor,
  }
}

const loginPlace = z.object({ id: place.id })

export async function listTheirSessions({ tx, input }: CallContext<typeof listMemberSessions>) {
  await requireMember(tx, input.id)
  const below = readCursor(loginPlace, input.cursor)?.id
  const [sessions, logins] = await Promise.all([
    listSessions(tx, input.id),
    listLoginEvents(tx, input.id, below, input.limit + 1),
  ])
  const { shown, next_cursor } = pageOf(logins, input.limit, ({ id }) => ({ id }))
  return {
    sessions: sessions.map(session => ({
      id: session.token,
      name: deviceName(session.user_agent),
      address: session.address,
      logged_in_at: session.created_at.toISOString(),
      last_seen_at: session.last_seen_at.toISOString(),
    })),
    logins: shown.map(event => ({
      at: event.at.toISOString(),
      method: event.method as 'password',
      succeeded: event.succeeded,
      name: deviceName(event.user_agent),
      address: event.address,
    })),
    next_cursor,
  }
}
