import * as desk from '../../modules/support/desk/desk.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof desk> = {
  listDeskRows: find((tx, { staffId }) => desk.listDeskRows(tx, { view: 'waiting', staffId, limit: 10 })),
  findDeskTicket: find((tx, owned) => desk.findDeskTicket(tx, owned.ticketId)),
  countDesk: find(async (tx, { staffId }) => (await desk.countDesk(tx, staffId)).waiting),
  listAssignable: find(tx => desk.listAssignable(tx)),
  setAssigned: change((tx, owned) => desk.setAssigned(tx, owned.ticketId, null)),
  lockTicketsOf: find((tx, { staffId }) => desk.lockTicketsOf(tx, staffId)),
  unassignTicketsOf: change((tx, { staffId }) => desk.unassignTicketsOf(tx, staffId)),
  setEscalated: change((tx, owned) => desk.setEscalated(tx, owned.ticketId, new Date())),
  setMerged: change((tx, owned) => desk.setMerged(tx, owned.ticketId, owned.ticketId)),
  joinMarks: change((tx, owned) => desk.joinMarks(tx, owned.ticketId, owned.ticketId)),
  findMemberFacts: find((tx, owned) => desk.findMemberFacts(tx, owned.memberId).catch(() => undefined)),
  listOtherTickets: find((tx, owned) =>
    desk.listOtherTickets(tx, { id: 0, member_id: owned.memberId, mobile: owned.mobile }, 5),
  ),
}
