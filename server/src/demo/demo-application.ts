import { seedApplication } from '../modules/plans/plans.public'
import type { Tx } from '../platform/database/query'

/** The campaign that asks for a released work, and one that is online. */
const plan = 2

export async function seedDemoApplication(tx: Tx, memberId: number, now: Date): Promise<void> {
  const sql =
    "select id from works where member_id = $1 and status = '991' and revision_of is null order by id limit 1"
  const [work] = (await tx.run<{ id: number }>(sql, [memberId])).rows
  if (!work) return
  const text = '歌词已经逐句对好时间，伴奏也上传了。希望更多人跟着唱。'
  await seedApplication(tx, { plan, memberId, workId: work.id, text, now })
}
