import * as members from '../../modules/members/members.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof members> = {
  listMemberRows: find((tx, { memberId }) =>
    members.listMemberRows(tx, { words: [], among: [memberId], limit: 9 }),
  ),
  idBelowNewest: find(tx => members.idBelowNewest(tx, undefined, 0)),
  membersLike: find((tx, { mobile }) =>
    members.membersLike(tx, [{ text: 'test', isNumber: true, beginning: mobile, ending: mobile }], 9),
  ),
  findMember: find((tx, { memberId }) => members.findMember(tx, memberId)),
  hasMember: find((tx, { memberId }) => members.hasMember(tx, memberId)),
  findGuardian: find((tx, { memberId }) => members.findGuardian(tx, memberId)),
  listChecksOf: find((tx, { memberId }) => members.listChecksOf(tx, memberId)),
  listCompaniesOf: find((tx, { memberId }) => members.listCompaniesOf(tx, memberId)),
  listColleaguesOf: find((tx, { memberId }) => members.listColleaguesOf(tx, memberId)),
}
