import { randomBytes } from 'node:crypto'
import * as management from '../../modules/staff/staff-management.queries'
import { change, find, type Owned, type ProbesOf, write } from './probe'

const longAgo = new Date(0)
const invitation = ({ staffId }: Owned) => ({
  tokenHash: randomBytes(32),
  roles: ['admin'],
  note: 'n',
  invitedBy: staffId,
  expiresAt: new Date(Date.now() + 86_400_000),
  now: new Date(),
})

export const probes: ProbesOf<typeof management> = {
  listStaffRows: find(tx => management.listStaffRows(tx, longAgo, longAgo)),
  listOpenInvitations: find(tx => management.listOpenInvitations(tx, longAgo)),
  insertStaffInvitation: write((tx, owned) => management.insertStaffInvitation(tx, invitation(owned))),
  deleteInvitation: change((tx, { invitationId }) => management.deleteInvitation(tx, invitationId)),
  lockAdminsAnd: find((tx, { staffId }) => management.lockAdminsAnd(tx, staffId)),
  findHolderOfMobile: find((tx, { mobile }) => management.findHolderOfMobile(tx, 0, mobile)),
  findTwin: find((tx, { staffId }) => management.findTwin(tx, staffId)),
  updateStaff: change((tx, { staffId }) => management.updateStaff(tx, staffId, { name: 'taken over' })),
  noteStaffSeen: change((tx, { staffId }) => management.noteStaffSeen(tx, staffId, new Date())),
  deleteStaffSessions: change((tx, { staffId }) => management.deleteStaffSessions(tx, staffId)),
  deleteRecoveryCodes: change((tx, { staffId }) => management.deleteRecoveryCodes(tx, staffId)),
}
