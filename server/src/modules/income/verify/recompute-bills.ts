// Bills of a report once more, from sums that another engine made and from what people decided: matches, rates, splits, agreements.
import { type Currency, currencyExponents } from '#contract/currency'
import type { Difference } from './difference'
import type { DuckSum } from './duck-sums'
import { asText, type Exact, exact, isEqual, plus, times, toMinorUnits, zero } from './exact'
import type {
  AgreedPart,
  RecordedBill,
  RecordedPart,
  RecordedPosting,
  RecordedTitle,
  SignedRate,
} from './recorded.queries'

export interface Recorded {
  titles: RecordedTitle[]
  stores: { store: number; channel_id: number }[]
  rates: { currency: string; rate: string }[]
  postings: RecordedPosting[]
  bills: RecordedBill[]
  signed: SignedRate[]
  agreed: AgreedPart[]
  owners: { id: number; member_id: number }[]
  parts: RecordedPart[]
  ledger: { kind: string; currency: string; channel_id: number; amount: string }[]
  owed: { currency: string; amount: string; rounds: 'once' | 'each' | 'either' }[]
}

const one: Exact = exact('1')

export function compareBills(reportId: number, sums: readonly DuckSum[], recorded: Recorded): Difference[] {
  const titles = new Map(recorded.titles.map(title => [title.title, title]))
  const channels = new Map(recorded.stores.map(({ store, channel_id }) => [store, channel_id]))
  const postings = new Map(recorded.postings.map(posting => [posting.id, posting]))
  const bills = new Map<string, { exact: Exact; total: Exact }>()
  const owed = new Map<string, Exact>()
  const suspense = new Map<string, Exact>()
  const [first] = recorded.postings
  if (!first) return []
  const rates = new Map(recorded.rates.map(({ currency, rate }) => [currency, exact(rate)]))
  const exchangeOf = (currency: string) => (currency === first.currency ? one : (rates.get(currency) ?? zero))
  const decided = byWhatTheyAreOf(recorded)
  for (const sum of sums) {
    const { amount } = sum
    const channel = channels.get(sum.store) ?? 0
    add(owed, `${channel} ${sum.currency}`, amount)
    const title = titles.get(sum.title)
    const posting = title?.posting_id ? postings.get(title.posting_id) : undefined
    const inOurs = times(amount, exchangeOf(sum.currency))
    if (!title || !posting || title.work_id === null) {
      add(suspense, String(channel), inOurs)
      continue
    }
    for (const party of partiesOf(title, posting, sum.month, decided)) {
      const key = `${posting.id} ${party.memberId} ${channel} ${party.madeFor}`
      const bill = bills.get(key) ?? { exact: zero, total: zero }
      const part = times(inOurs, party.split)
      bills.set(key, { total: plus(bill.total, part), exact: plus(bill.exact, times(part, party.rate)) })
    }
  }
  return [
    ...differingBills(reportId, bills, recorded.bills, first.currency as Currency),
    ...differingLedger(reportId, { owed, suspense }, recorded.ledger, first.currency as Currency),
    ...differingTotals(reportId, owed, recorded.owed),
  ]
}

function differingBills(
  reportId: number,
  bills: ReadonlyMap<string, { exact: Exact; total: Exact }>,
  recorded: readonly RecordedBill[],
  currency: Currency,
): Difference[] {
  const decimals = currencyExponents[currency]
  const seen = new Set<string>()
  const found: Difference[] = []
  for (const bill of recorded) {
    const key = `${bill.posting_id} ${bill.member_id} ${bill.channel_id} ${bill.made_for}`
    seen.add(key)
    const again = bills.get(key) ?? { exact: zero, total: zero }
    const share = toMinorUnits(plus(again.exact, exact(bill.rest_before)), decimals)
    const total = toMinorUnits(again.total, decimals)
    const isSame =
      isEqual(again.exact, exact(bill.exact)) &&
      String(share) === bill.share_minor &&
      String(total) === bill.total_minor
    if (isSame) continue
    found.push({
      what: 'bill by the second opinion',
      where: `${bill.id} of report ${reportId}`,
      recorded: `${bill.share_minor} ${bill.total_minor} ${bill.exact}`,
      recomputed: `${share} ${total} ${asText(again.exact)}`,
    })
  }
  for (const [key, again] of bills) {
    if (seen.has(key)) continue
    found.push({
      what: 'bill that is missing',
      where: `${key} of report ${reportId}`,
      recorded: '-',
      recomputed: asText(again.exact),
    })
  }
  return found
}

/** What the payer owes rounds once a channel and currency, what lies in suspense once a channel. */
function differingLedger(
  reportId: number,
  { owed, suspense }: { owed: ReadonlyMap<string, Exact>; suspense: ReadonlyMap<string, Exact> },
  ledger: Recorded['ledger'],
  currency: Currency,
): Difference[] {
  const expected = new Map<string, bigint>()
  for (const [key, amount] of owed) {
    const decimals = currencyExponents[key.split(' ')[1] as Currency]
    expected.set(`payer_receivable ${key}`, toMinorUnits(amount, decimals))
  }
  for (const [channel, amount] of suspense) {
    expected.set(`suspense ${channel} ${currency}`, -toMinorUnits(amount, currencyExponents[currency]))
  }
  const written = new Map(
    ledger.map(row => [`${row.kind} ${row.channel_id} ${row.currency}`, BigInt(row.amount)]),
  )
  return [...new Set([...expected.keys(), ...written.keys()])].flatMap(key => {
    const [said, again] = [written.get(key) ?? 0n, expected.get(key) ?? 0n]
    if (said === again) return []
    return [
      {
        what: 'ledger of a report',
        where: `${reportId}: ${key}`,
        recorded: String(said),
        recomputed: String(again),
      },
    ]
  })
}

/** What the payer owes in all: rounded once, where it was not settled while each store was rounded. */
function differingTotals(
  reportId: number,
  owed: ReadonlyMap<string, Exact>,
  recorded: Recorded['owed'],
): Difference[] {
  const once = new Map<string, Exact>()
  const each = new Map<string, bigint>()
  for (const [key, amount] of owed) {
    const currency = key.split(' ')[1] ?? ''
    const decimals = currencyExponents[currency as Currency]
    add(once, currency, amount)
    each.set(currency, (each.get(currency) ?? 0n) + toMinorUnits(amount, decimals))
  }
  const written = new Map(recorded.map(row => [row.currency, row]))
  return [...once].flatMap(([currency, amount]) => {
    const total = toMinorUnits(amount, currencyExponents[currency as Currency])
    const parts = each.get(currency) ?? 0n
    const { amount: said = '0', rounds = 'once' } = written.get(currency) ?? {}
    const allowed = rounds === 'once' ? [total] : rounds === 'each' ? [parts] : [total, parts]
    if (allowed.includes(BigInt(said))) return []
    return [
      {
        what: 'receivable of a report',
        where: `${reportId}: ${currency}`,
        recorded: said,
        recomputed: allowed.join(' or '),
      },
    ]
  })
}

interface Party {
  memberId: number
  /** The claim whose recordings alone the bill is made of; 0: none. */
  madeFor: number
  split: Exact
  rate: Exact
}

/** Looked up for every sum, of which there are hundreds of thousands. */
type Decided = ReturnType<typeof byWhatTheyAreOf>

function byWhatTheyAreOf({ parts, signed, agreed, owners }: Recorded) {
  return {
    parts: grouped(parts, ({ posting_id, work_id, isrc, sale_month }) =>
      [posting_id, work_id, isrc, sale_month].join(' '),
    ),
    signed: grouped(signed, ({ work_id }) => work_id),
    agreed: grouped(agreed, ({ isrc }) => isrc),
    owners: new Map(owners.map(({ id, member_id }) => [id, member_id])),
  }
}

/** In the order in which they came. */
function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

function partiesOf(
  title: RecordedTitle,
  posting: RecordedPosting,
  month: string,
  { parts, signed, agreed, owners }: Decided,
): Party[] {
  const firstDay = `${month}-01`
  const workId = title.work_id ?? 0
  const posted = parts.get([posting.id, workId, title.work_isrc, firstDay].join(' ')) ?? []
  // Its tracks may have changed since: what was posted stands.
  if (title.work_isrc === '') {
    return posted.map(part => ({
      memberId: part.member_id,
      madeFor: part.made_for,
      split: exact(part.split),
      rate: exact(part.rate),
    }))
  }
  // All of a recording is in dispute or nothing of it, as it was when it was posted.
  const madeFor = posted[0]?.made_for ?? 0
  const rate = rateOf(firstDay, signed.get(workId) ?? []) ?? posted[0]?.rate ?? '0'
  const inForce = (agreed.get(title.work_isrc) ?? []).filter(
    part => part.from_month <= firstDay && part.settled_at <= posting.posted_at,
  )
  const last = inForce.at(-1)?.split_id
  if (last === undefined) {
    return [{ memberId: owners.get(workId) ?? 0, madeFor, split: one, rate: exact(rate) }]
  }
  return inForce
    .filter(part => part.split_id === last)
    .map(part => ({
      memberId: part.member_id,
      madeFor,
      split: { digits: BigInt(part.part), scale: 4 },
      rate: exact(rate),
    }))
}

/** In force on the first day of the month, else the first that was signed for the work. */
function rateOf(firstDay: string, own: readonly SignedRate[]): string | undefined {
  return (own.findLast(({ signed_on }) => signed_on <= firstDay) ?? own[0])?.rate
}

function add(sums: Map<string, Exact>, key: string, amount: Exact) {
  sums.set(key, plus(sums.get(key) ?? zero, amount))
}
