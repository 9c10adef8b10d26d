import type { StaffRole } from '#contract/call'
import type { Tx } from '../../platform/database/query'
import type { Secrets } from '../../platform/secrets'
import { insertStaff, replaceTotpSecret } from './staff.queries'
import { sealTotpSecret } from './totp'

interface Person {
  username: string
  name: string
  passwordHash: string
  roles: readonly StaffRole[]
  invitedBy?: number | null
  since?: Date
}

export interface NewStaffMember extends Person {
  /** A second factor that counts as confirmed. Absent: it is enrolled at the first login. */
  totp?: { secret: string; confirmedAt: Date }
}

/** Without a second factor: the first login asks for one. Answers undefined when the username is taken. */
export function addStaff(tx: Tx, person: Person): Promise<number | undefined> {
  return insertStaff(tx, person)
}

export async function createStaff(
  tx: Tx,
  secrets: Secrets,
  { totp, ...person }: NewStaffMember,
): Promise<number> {
  const staffId = await addStaff(tx, person)
  if (staffId === undefined) throw new Error(`the username ${person.username} is taken`)
  if (totp) {
    const sealed = sealTotpSecret(secrets, staffId, totp.secret)
    await replaceTotpSecret(tx, staffId, sealed, totp.confirmedAt)
  }
  return staffId
}
