import * as invitations from '../../modules/income/splits/invitations.queries'
import { find, type ProbesOf } from './probe'

const before = new Date('2020-01-01')

export const probes: ProbesOf<typeof invitations> = {
  listInvitationRows: find((tx, { memberId }) =>
    invitations.listInvitationRows(tx, { memberId, now: before, below: undefined, limit: 9 }),
  ),
  countInvitations: find((tx, { memberId }) => invitations.countInvitations(tx, memberId, before)),
  listSharedRows: find((tx, { memberId }) =>
    invitations.listSharedRows(tx, { memberId, thisMonth: '2026-01', after: undefined, limit: 9 }),
  ),
}
