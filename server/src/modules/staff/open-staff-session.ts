import { randomBytes, randomUUID } from 'node:crypto'
import type { CallContext } from '../../platform/http/call-handler'
import { hashSecret } from '../identity/identity.public'
import { insertStaffSession } from './staff.queries'
import { staffSessionEnd } from './staff-directory'
import { noteStaffSeen } from './staff-management.queries'

export async function openStaffSession(
  { tx, now, client, answer }: Pick<CallContext, 'tx' | 'now' | 'client' | 'answer'>,
  staffId: number,
) {
  const token = randomUUID()
  const secret = randomBytes(32).toString('base64url')
  await insertStaffSession(tx, {
    token,
    secretHash: hashSecret(secret),
    staffId,
    address: client.address,
    userAgent: client.userAgent,
    now,
    endsAt: staffSessionEnd(now),
  })
  await noteStaffSeen(tx, staffId, now)
  answer.staffCookie = `${token}.${secret}`
}
