import { sql } from 'kysely'
import { build, maybeOne, rows, type Tx, written } from '../../../platform/database/query'

export function findPosting(tx: Tx, postingId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('postings')
      .select(['month', 'currency', 'reversed_at', 'reversal_reason'])
      .where('id', '=', postingId),
  )
}

interface ToldBills {
  ids: number[]
  /** Minor units; may be larger than a number holds. */
  amount: string
  month: string | null
}

export interface ToldMember {
  member_id: number
  currency: string
  posted: ToldBills
  disputed: ToldBills
  reversed: ToldBills
  corrections: ToldBills
}

const told = (which: ReturnType<typeof sql>) => sql`jsonb_build_object(
  'ids', coalesce(jsonb_agg(bill.id order by bill.id) filter (where ${which}), '[]'),
  'amount', coalesce(sum(bill.share_minor) filter (where ${which}), 0)::text,
  'month', (min(bill.month) filter (where ${which}))::text)`

/** Members with bills of a posting, by number; those whose account is closed read nothing any more. */
export function listTold(tx: Tx, postingId: number, after: number, limit: number): Promise<ToldMember[]> {
  const query = sql<ToldMember>`
    select bill.member_id, bill.currency, ${told(sql`bill.tag = 'normal' and bill.made_for is null`)} as posted,
           ${told(sql`bill.made_for is not null`)} as disputed,
           ${told(sql`bill.tag = 'normal' and bill.status = 4`)} as reversed,
           ${told(sql`bill.corrects is not null`)} as corrections
    from bills bill join members member on member.id = bill.member_id and member.state <> 'closed'
    where bill.posting_id = ${postingId} and bill.member_id > ${after}
    group by bill.member_id, bill.currency order by bill.member_id limit ${limit}`
  return rows(tx, written(query))
}
