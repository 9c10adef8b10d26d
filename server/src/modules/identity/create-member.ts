import { build, one, type Tx } from '../../platform/database/query'

export interface NewMember {
  mobile: string
  passwordHash: string
  nickname: string
  groupId?: number
  isMinor?: boolean
  verifiedAt?: Date | null
  /** Absent: now. */
  createdAt?: Date
}

export async function createMember(tx: Tx, wanted: NewMember): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('members')
      .values({
        mobile: wanted.mobile,
        password_hash: wanted.passwordHash,
        nickname: wanted.nickname,
        group_id: wanted.groupId ?? 1,
        is_minor: wanted.isMinor ?? false,
        verified_at: wanted.verifiedAt ?? null,
        ...(wanted.createdAt && { created_at: wanted.createdAt }),
      })
      .returning('id'),
  )
  return id
}
