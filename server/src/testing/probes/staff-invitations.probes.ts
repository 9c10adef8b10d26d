import { randomBytes } from 'node:crypto'
import * as invitations from '../../modules/staff/staff-invitations.queries'
import { change, find, type ProbesOf, write } from './probe'

const owned = Buffer.from('owned')
const invitation = () => ({ tokenHash: randomBytes(32), roles: ['admin'], expiresAt: new Date() })

export const probes: ProbesOf<typeof invitations> = {
  insertInvitation: write(tx => invitations.insertInvitation(tx, invitation())),
  findInvitation: find(tx => invitations.findInvitation(tx, owned, new Date())),
  spendInvitation: change(tx => invitations.spendInvitation(tx, owned, new Date())),
  deleteUnusedInvitations: change(tx => invitations.deleteUnusedInvitations(tx)),
}
