import { type RawBuilder, sql } from 'kysely'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'

const run = (tx: Tx, query: RawBuilder<unknown>) => execute(tx, written(query))

/** Whatever is withheld from a person waits for whatever is being withheld from them. In one order, for many at once. */
export async function lockPeople(tx: Tx, indexes: readonly Buffer[]): Promise<void> {
  const unique = [...new Map(indexes.map(index => [index.toString('hex'), index])).values()].sort(
    Buffer.compare,
  )
  await run(
    tx,
    sql`insert into tax_people (person_index) select index from unnest(${unique}::bytea[]) as index order by 1 on conflict do nothing`,
  )
  await execute(
    tx,
    build
      .selectFrom('tax_people')
      .select('person_index')
      .where('person_index', 'in', unique)
      .orderBy('person_index')
      .forNoKeyUpdate(),
  )
}

/** What was withheld of what, about one month, by the rule that adds a month up. */
export async function sumMonth(tx: Tx, index: Buffer, month: string, currency: string) {
  const sum = await one(
    tx,
    build
      .selectFrom('tax_lines')
      .select([
        sql<string>`coalesce(sum(income_minor), 0)::text`.as('income'),
        sql<string>`coalesce(sum(tax_minor), 0)::text`.as('withheld'),
      ])
      .where('person_index', '=', index)
      .where('about_month', '=', month)
      .where('currency', '=', currency)
      .where('rule', '=', 'royalty')
      .where('kind', 'in', ['withheld', 'void']),
  )
  return { income: BigInt(sum.income), withheld: BigInt(sum.withheld) }
}

export interface OpenDue {
  month: string
  amount: bigint
}

/** What fell due about months before this one and was not withheld yet, with what was. */
export async function listOpenDues(
  tx: Tx,
  index: Buffer,
  currency: string,
  before: string,
): Promise<(OpenDue & { paid: bigint })[]> {
  const found = await rows(
    tx,
    written(sql<{ month: string; amount: string; paid: string }>`
      select about_month as month, sum(raised - paid)::text as amount, sum(paid)::text as paid from (
        select about_month, amount_minor as raised, 0 as paid from tax_dues where person_index = ${index} and currency = ${currency}
        union all
        select about_month, 0, tax_minor from tax_lines
        where person_index = ${index} and currency = ${currency} and kind in ('due', 'due_void')
      ) as owed where about_month < ${before} group by about_month having sum(raised - paid) > 0 order by about_month`),
  )
  return found.map(({ month, amount, paid }) => ({ month, amount: BigInt(amount), paid: BigInt(paid) }))
}

/** All that ever fell due about a month, paid or not. */
export async function sumDues(tx: Tx, index: Buffer, month: string, currency: string): Promise<bigint> {
  const { amount } = await one(
    tx,
    build
      .selectFrom('tax_dues')
      .select(sql<string>`coalesce(sum(amount_minor), 0)::text`.as('amount'))
      .where('person_index', '=', index)
      .where('about_month', '=', month)
      .where('currency', '=', currency),
  )
  return BigInt(amount)
}

export interface NewTaxLine {
  index: Buffer
  memberId: number
  withdrawalId: number
  kind: 'withheld' | 'void' | 'due' | 'due_void'
  rule: 'royalty' | 'non_resident'
  month: string
  aboutMonth: string
  currency: string
  income: bigint
  tax: bigint
  now: Date
}

export async function insertTaxLines(tx: Tx, lines: readonly NewTaxLine[]): Promise<void> {
  if (lines.length === 0) return
  await execute(
    tx,
    build.insertInto('tax_lines').values(
      lines.map(line => ({
        ...{ person_index: line.index, member_id: line.memberId, withdrawal_id: line.withdrawalId },
        ...{ kind: line.kind, rule: line.rule, month: line.month, about_month: line.aboutMonth },
        ...{ currency: line.currency, income_minor: sql<number>`${line.income}` },
        ...{ tax_minor: sql<number>`${line.tax}`, at: line.now },
      })),
    ),
  )
}

export function listLinesOf(tx: Tx, withdrawalId: number) {
  return rows(
    tx,
    build
      .selectFrom('tax_lines')
      .select(['kind', 'rule', 'month', 'about_month', 'currency'])
      .select([sql<string>`income_minor::text`.as('income'), sql<string>`tax_minor::text`.as('tax')])
      .where('withdrawal_id', '=', withdrawalId)
      .orderBy('id'),
  )
}

export async function insertDue(
  tx: Tx,
  due: { index: Buffer; withdrawalId: number; month: string; currency: string; amount: bigint; now: Date },
): Promise<void> {
  await execute(
    tx,
    build.insertInto('tax_dues').values({
      ...{ person_index: due.index, withdrawal_id: due.withdrawalId, about_month: due.month },
      ...{ currency: due.currency, amount_minor: sql<number>`${due.amount}`, at: due.now },
    }),
  )
}

export function findTaxChoice(tx: Tx, memberId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('tax_choices')
      .select(['rule', 'rate', 'reason', 'chosen_at'])
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .limit(1),
  )
}

export async function insertTaxChoice(
  tx: Tx,
  choice: {
    memberId: number
    rule: 'royalty' | 'non_resident' | 'none'
    rate: number
    reason: string
    staffId: number
    now: Date
  },
): Promise<void> {
  await execute(
    tx,
    build.insertInto('tax_choices').values({
      ...{ member_id: choice.memberId, rule: choice.rule, rate: choice.rate, reason: choice.reason },
      ...{ chosen_by: choice.staffId, chosen_at: choice.now },
    }),
  )
}
