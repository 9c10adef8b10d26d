// A member's year: what came in by channel and month, what was withheld, what was paid, and that it adds up.
import type { Currency } from '#contract/currency'
import { todayInChina } from '#contract/identity/age'
import type { Language } from '#contract/language'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import { inLanguage } from '../../../platform/texts/in-language'
import { say } from '../../../platform/texts/texts'
import { decimalIn } from '../withdrawals/present-sums'
import './documents.texts'
import { addUp, groupBy, isFee, isIncome, isOwed, isPaidOut, isTax } from './ledger-kinds'
import type { Paper, PaperTable } from './paper'
import type { MemberSum } from './statement-figures.queries'
import { endOf } from './year-span'

interface MemberYear {
  year: number
  member: { id: number; name: string; payee: string }
  issuer: string
  /** Its last day is over in China: its figures are final. */
  isOver: boolean
  sums: readonly MemberSum[]
  language: Language
}

/** Undefined: nothing ever happened. */
export function memberYear({ year, member, issuer, isOver, sums, language }: MemberYear): Paper | undefined {
  const t = (key: string, params?: Record<string, number>) => say(`payouts.paper.${key}`, language, params)
  if (!sums.some(({ month }) => month !== null)) return undefined
  const byCurrency = groupBy(sums, ({ currency }) => currency)
  return {
    title: t('memberYear'),
    number: `${year}`,
    at: endOf(year),
    facts: [
      [t('issuer'), issuer],
      [t('member'), `${member.name} (${member.id})`],
      [t('payee'), member.payee],
      [t('span'), `${year}-01-01 – ${year}-12-31`],
    ],
    tables: byCurrency.flatMap(([currency, own]) => tablesOf(own, currency as Currency, language, isOver)),
    notes: [...(isOver ? [] : [t('soFar')]), t('fromLedger'), t('notAnInvoice')],
  }
}

function tablesOf(
  sums: readonly MemberSum[],
  currency: Currency,
  language: Language,
  isOver: boolean,
): PaperTable[] {
  const t = (key: string) => say(`payouts.paper.${key}`, language)
  const decimal = decimalIn(currency)
  const inYear = sums.filter(({ month }) => month !== null)
  const [income, tax, fees, paid] = [isIncome, isTax, isFee, isPaidOut].map(is => inYear.filter(is)) as [
    ...[MemberSum[], MemberSum[], MemberSum[], MemberSum[]],
  ]
  const opening = addUp(sums.filter(sum => sum.month === null && isOwed(sum)))
  const closing = addUp(sums.filter(isOwed))
  const moved = addUp(income) - addUp(tax) - addUp(fees) - addUp(paid)
  // Nothing else moves a member's money today. What would, is shown instead of being lost.
  const other = closing - opening - moved
  const amount = { name: `${t('amount')} (${currency})`, isAmount: true }
  return [
    {
      title: t('overview'),
      columns: [{ name: '' }, amount],
      rows: [
        [t('opening'), decimal(opening)],
        [t('income'), decimal(addUp(income))],
        [t('tax'), decimal(-addUp(tax))],
        [t('fees'), decimal(-addUp(fees))],
        [t('paidOut'), decimal(-addUp(paid))],
        ...(other === 0n ? [] : [[t('other'), decimal(other)]]),
      ],
      sum: [t(isOver ? 'closing' : 'closingSoFar'), decimal(closing)],
    },
    {
      title: t('incomeByChannel'),
      columns: [{ name: t('month') }, { name: t('channel') }, amount],
      rows: groupBy(
        income,
        ({ month, channel }) => `${month}\n${inLanguage(channel, language) || t('otherIncome')}`,
      )
        .map(([name, own]) => [...name.split('\n'), decimal(addUp(own))])
        .sort(byWords),
      sum: [t('total'), '', decimal(addUp(income))],
    },
    {
      title: t('taxByMonth'),
      columns: [{ name: t('month') }, amount],
      rows: groupBy(tax, ({ month }) => month ?? '')
        .map(([month, own]) => [month, decimal(addUp(own))])
        .sort(byWords),
      sum: [t('total'), decimal(addUp(tax))],
    },
    {
      title: t('payouts'),
      columns: [{ name: t('day') }, { name: t('withdrawal') }, { name: t('what') }, amount],
      rows: paid.map(sum => [
        ...[todayInChina(sum.last_at), withdrawalNumber(sum.withdrawal_id ?? 0)],
        ...[t(sum.kind === 'payout' ? 'paidOut' : 'returned'), decimal(sum.amount)],
      ]),
      sum: [t('total'), '', '', decimal(addUp(paid))],
    },
  ]
}

const byWords = (one: readonly string[], other: readonly string[]) =>
  one.join('\n') < other.join('\n') ? -1 : 1
