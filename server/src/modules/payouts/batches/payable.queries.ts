import { build, rows, type Tx } from '../../../platform/database/query'

/** Approved, whoever did it: who may pay them is for the policy to say. */
export async function listApprovedIds(tx: Tx): Promise<number[]> {
  const found = await rows(
    tx,
    build.selectFrom('withdrawals').select('id').where('state', '=', 'approved').orderBy('id'),
  )
  return found.map(({ id }) => id)
}
