import { build, rows, type Tx } from '../../../platform/database/query'

/** In the order in which they were submitted. */
export async function listSeededIds(tx: Tx, memberId: number): Promise<number[]> {
  const found = await rows(
    tx,
    build.selectFrom('withdrawals').select('id').where('member_id', '=', memberId).orderBy('id'),
  )
  return found.map(({ id }) => id)
}
