import { randomUUID } from 'node:crypto'
import * as staff from '../../modules/staff/staff.queries'
import { change, find, type Owned, type ProbesOf, write } from './probe'

const newStaff = () => ({ username: `probe-${randomUUID()}`, name: 'n', passwordHash: 'h', roles: ['admin'] })
const session = (owned: Owned) => ({
  token: randomUUID(),
  secretHash: Buffer.alloc(32),
  staffId: owned.staffId,
  address: '',
  userAgent: '',
  now: new Date(),
  endsAt: new Date(),
})

export const probes: ProbesOf<typeof staff> = {
  insertStaff: write(tx => staff.insertStaff(tx, newStaff())),
  replaceTotpSecret: change((tx, { staffId }) =>
    staff.replaceTotpSecret(tx, staffId, Buffer.alloc(1), new Date()),
  ),
  findStaffPassword: find(tx => staff.findStaffPassword(tx, 'owner')),
  lockStaffByUsername: find(tx => staff.lockStaffByUsername(tx, 'owner')),
  lockStaff: find((tx, { staffId }) => staff.lockStaff(tx, staffId)),
  shareStaff: find((tx, { staffId }) => staff.shareStaff(tx, staffId)),
  noteTotpStep: change((tx, { staffId }) => staff.noteTotpStep(tx, staffId, 9, new Date())),
  readStaff: find((tx, { staffId }) => staff.readStaff(tx, staffId)),
  isActiveStaff: find((tx, { staffId }) => staff.isActiveStaff(tx, staffId)),
  hasStaff: find(tx => staff.hasStaff(tx)),
  listConfirmedStaff: find(tx => staff.listConfirmedStaff(tx)),
  replaceRecoveryCodes: write((tx, { staffId }) =>
    staff.replaceRecoveryCodes(tx, staffId, [Buffer.from('other')]),
  ),
  spendRecoveryCode: change((tx, { staffId }) =>
    staff.spendRecoveryCode(tx, staffId, Buffer.from('h'), new Date()),
  ),
  insertStaffSession: write((tx, owned) => staff.insertStaffSession(tx, session(owned))),
  findStaffSession: find((tx, owned) => staff.findStaffSession(tx, owned.staffToken)),
  touchStaffSession: change((tx, owned) => staff.touchStaffSession(tx, owned.staffToken, new Date())),
  deleteStaffSession: change((tx, owned) => staff.deleteStaffSession(tx, owned.staffToken)),
}
