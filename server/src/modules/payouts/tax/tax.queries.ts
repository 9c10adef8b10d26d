import { type RawBuilder, sql } from 'kysely'
import type { MonthlyRule, MonthSoFar, Residence } from '#contract/payouts/tax-rules'
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

/** One person's month by one rule: each rule adds up what it is about, apart from the others. */
export interface RuledMonth {
  index: Buffer
  rule: MonthlyRule
  /** Its first day. */
  month: string
  currency: string
}

/** What was withheld of what. */
export async function sumMonth(tx: Tx, { index, rule, month, currency }: RuledMonth): Promise<MonthSoFar> {
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
      .where('rule', '=', rule)
      .where('kind', 'in', ['withheld', 'void']),
  )
  return { income: BigInt(sum.income), withheld: BigInt(sum.withheld) }
}

/** By which treaty document the month was taxed last, and at which rate. */
export function findTreatyOfMonth(tx: Tx, { index, rule, month, currency }: RuledMonth) {
  return maybeOne(
    tx,
    build
      .selectFrom('tax_lines as line')
      .leftJoin('tax_treaties as treaty', 'treaty.id', 'line.treaty_id')
      .select(['line.version', 'treaty.rate'])
      .where('line.person_index', '=', index)
      .where('line.about_month', '=', month)
      .where('line.currency', '=', currency)
      .where('line.rule', '=', rule)
      .where('line.kind', '=', 'withheld')
      .orderBy('line.id', 'desc')
      .limit(1),
  )
}

export interface OpenDue {
  rule: MonthlyRule
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
    written(sql<{ rule: MonthlyRule; month: string; amount: string; paid: string }>`
      select rule, about_month as month, sum(raised - paid)::text as amount, sum(paid)::text as paid from (
        select rule, about_month, amount_minor as raised, 0 as paid from tax_dues where person_index = ${index} and currency = ${currency}
        union all
        select rule, about_month, 0, tax_minor from tax_lines
        where person_index = ${index} and currency = ${currency} and kind in ('due', 'due_void')
      ) as owed where about_month < ${before} group by rule, about_month having sum(raised - paid) > 0 order by about_month, rule`),
  )
  return found.map(({ amount, paid, ...due }) => ({ ...due, amount: BigInt(amount), paid: BigInt(paid) }))
}

/** All that ever fell due about a month, paid or not. */
export async function sumDues(tx: Tx, { index, rule, month, currency }: RuledMonth): Promise<bigint> {
  const { amount } = await one(
    tx,
    build
      .selectFrom('tax_dues')
      .select(sql<string>`coalesce(sum(amount_minor), 0)::text`.as('amount'))
      .where('person_index', '=', index)
      .where('rule', '=', rule)
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
  rule: MonthlyRule
  version: number
  /** The document that lowered it. */
  treatyId: number | null
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
        ...{ version: line.version, treaty_id: line.treatyId },
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
      .select(['kind', 'rule', 'version', 'treaty_id', 'month', 'about_month', 'currency'])
      .select([sql<string>`income_minor::text`.as('income'), sql<string>`tax_minor::text`.as('tax')])
      .where('withdrawal_id', '=', withdrawalId)
      .orderBy('id'),
  )
}

export async function insertDue(
  tx: Tx,
  due: RuledMonth & { withdrawalId: number; amount: bigint; now: Date },
): Promise<void> {
  await execute(
    tx,
    build.insertInto('tax_dues').values({
      ...{ person_index: due.index, withdrawal_id: due.withdrawalId, about_month: due.month },
      ...{ rule: due.rule, currency: due.currency, amount_minor: sql<number>`${due.amount}`, at: due.now },
    }),
  )
}

/** Where staff say that a member is resident; the newest counts. */
export async function findResidence(tx: Tx, memberId: number): Promise<Residence | undefined> {
  const choice = await maybeOne(
    tx,
    build
      .selectFrom('tax_choices')
      .select('rule')
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .limit(1),
  )
  // Earlier versions let staff choose that nothing is withheld, which says nothing about residence.
  return choice && residenceOf[choice.rule]
}

const residenceOf: Partial<Record<string, Residence>> = { royalty: 'resident', non_resident: 'non_resident' }

export async function insertResidence(
  tx: Tx,
  settled: { memberId: number; residence: Residence; reason: string; staffId: number; now: Date },
): Promise<void> {
  const { memberId, residence, reason, staffId, now } = settled
  await execute(
    tx,
    build.insertInto('tax_choices').values({
      ...{ member_id: memberId, rule: residence === 'resident' ? 'royalty' : residence, reason },
      ...{ chosen_by: staffId, chosen_at: now },
    }),
  )
}
