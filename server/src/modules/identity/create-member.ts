import { build, one, type Tx } from '../../platform/database/query'
import { hashPassword } from './passwords'

export interface NewMember {
  mobile: string
  password: string
  nickname: string
  groupId?: number
  isMinor?: boolean
  verifiedAt?: Date | null
}

export async function createMember(tx: Tx, wanted: NewMember): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('members')
      .values({
        mobile: wanted.mobile,
        password_hash: await hashPassword(wanted.password),
        nickname: wanted.nickname,
        group_id: wanted.groupId ?? 1,
        is_minor: wanted.isMinor ?? false,
        verified_at: wanted.verifiedAt ?? null,
      })
      .returning('id'),
  )
  return id
}
