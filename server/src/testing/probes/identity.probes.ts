import { randomUUID } from 'node:crypto'
import * as identity from '../../modules/identity/identity.queries'
import { change, find, type Owned, type ProbesOf, write } from './probe'

const session = (owned: Owned) => ({
  token: randomUUID(),
  secretHash: Buffer.alloc(32),
  memberId: owned.memberId,
  carrier: 'cookie' as const,
  userAgent: '',
  address: '',
  now: new Date(),
  endsAt: new Date(),
})

export const probes: ProbesOf<typeof identity> = {
  findMemberByMobile: find((tx, owned) => identity.findMemberByMobile(tx, owned.mobile)),
  readAccount: find((tx, owned) => identity.readAccount(tx, owned.memberId)),
  readAccountWithName: find((tx, owned) => identity.readAccountWithName(tx, owned.memberId)),
  findSession: find((tx, owned) => identity.findSession(tx, owned.token)),
  insertSession: write((tx, owned) => identity.insertSession(tx, session(owned))),
  touchSession: change((tx, owned) => identity.touchSession(tx, owned.token, new Date())),
  deleteSession: change((tx, owned) => identity.deleteSession(tx, owned.token)),
  deleteSessionsOf: change((tx, owned) => identity.deleteSessionsOf(tx, owned.memberId)),
  hasMembers: find(tx => identity.hasMembers(tx)),
  insertLoginEvent: write((tx, { memberId }) =>
    identity.insertLoginEvent(tx, {
      memberId,
      method: 'code',
      succeeded: true,
      address: '',
      userAgent: '',
      now: new Date(),
    }),
  ),
  readPasswordHash: find((tx, owned) => identity.readPasswordHash(tx, owned.memberId)),
  replacePassword: find((tx, owned) => identity.replacePassword(tx, owned.memberId, 'h', 'other')),
  setPassword: change((tx, owned) => identity.setPassword(tx, owned.memberId, 'h')),
  readSensitiveChange: find((tx, owned) => identity.readSensitiveChange(tx, owned.memberId)),
  noteSensitiveChange: change((tx, owned) =>
    identity.noteSensitiveChange(tx, owned.memberId, 'mobile', new Date()),
  ),
  deleteOtherSessions: change((tx, owned) => identity.deleteOtherSessions(tx, owned.memberId, randomUUID())),
  spendCaptcha: write(tx => identity.spendCaptcha(tx, 'signature', new Date())),
}
