import * as calls from '#contract/members/calls'
import { handle } from '../../platform/http/call-handler'
import { endTheirSessions } from './end-member-sessions'
import { freeze, unfreeze } from './freeze-member'
import { listTheMembers } from './list-members'
import { listTheirBills, listTheirSessions, listTheirTickets, listTheirWorks } from './parts-of-member'
import { readTheMember } from './read-member'

export const membersRoutes = [
  handle(calls.listMembers, listTheMembers),
  handle(calls.readMember, readTheMember),
  handle(calls.listMemberWorks, listTheirWorks),
  handle(calls.listMemberBills, listTheirBills),
  handle(calls.listMemberTickets, listTheirTickets),
  handle(calls.listMemberSessions, listTheirSessions),
  handle(calls.freezeMember, freeze),
  handle(calls.unfreezeMember, unfreeze),
  handle(calls.endMemberSessions, endTheirSessions),
]
