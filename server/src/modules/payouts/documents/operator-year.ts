// The operator's year: what payers owed and paid, what became of it month by month, and what each member got.
import type { Currency } from '#contract/currency'
import type { Language } from '#contract/language'
import { say } from '../../../platform/texts/texts'
import { decimalIn } from '../withdrawals/present-sums'
import './documents.texts'
import { addUp, groupBy, isFee, isIncome, isOperators, isPaidOut, isTax } from './ledger-kinds'
import type { Paper, PaperTable } from './paper'
import type { OperatorSum } from './statement-figures.queries'
import { endOf } from './year-span'

interface OperatorYear {
  year: number
  issuer: string
  isOver: boolean
  sums: readonly OperatorSum[]
  language: Language
}

export function operatorYear({ year, issuer, isOver, sums, language }: OperatorYear): Paper | undefined {
  const t = (key: string) => say(`payouts.paper.${key}`, language)
  if (sums.length === 0) return undefined
  const byCurrency = groupBy(sums, ({ currency }) => currency)
  return {
    title: t('operatorYear'),
    number: `${year}`,
    at: endOf(year),
    facts: [
      [t('issuer'), issuer],
      [t('span'), `${year}-01-01 – ${year}-12-31`],
    ],
    tables: byCurrency.flatMap(([currency, own]) => tablesOf(own, currency as Currency, language)),
    notes: [...(isOver ? [] : [t('soFar')]), t('fromLedger')],
  }
}

type Is = (sum: OperatorSum) => boolean

function tablesOf(sums: readonly OperatorSum[], currency: Currency, language: Language): PaperTable[] {
  const t = (key: string, params?: Record<string, number>) => say(`payouts.paper.${key}`, language, params)
  const decimal = decimalIn(currency)
  const table = (
    title: string,
    first: string,
    groups: [string, OperatorSum[]][],
    columns: { name: string; is: Is; sign?: -1n }[],
  ): PaperTable => {
    const cells = (own: readonly OperatorSum[]) =>
      columns.map(({ is, sign = 1n }) => decimal(sign * addUp(own.filter(is))))
    return {
      title: `${t(title)} (${currency})`,
      columns: [{ name: t(first) }, ...columns.map(({ name }) => ({ name: t(name), isAmount: true }))],
      // Who has nothing in any column has nothing to do with this year.
      rows: groups
        .filter(([, own]) => columns.some(({ is }) => addUp(own.filter(is)) !== 0n))
        .map(([name, own]) => [name, ...cells(own)]),
      sum: [t('total'), ...cells(groups.flatMap(([, own]) => own))],
    }
  }
  const isReceivable: Is = ({ account }) => account === 'payer_receivable'
  const isBilled: Is = sum => isReceivable(sum) && (sum.kind === 'posting' || sum.kind === 'reversal')
  const isSettled: Is = sum => isReceivable(sum) && !isBilled(sum)
  const ofPayers = sums.filter(isReceivable)
  const ofMembers = sums
    .filter(sum => sum.member_id !== null)
    .sort((one, other) => Number(one.member_id) - Number(other.member_id))
  // A closed account has no name any more.
  const nameOf = ({ member_id, member_name }: OperatorSum) =>
    member_name ? `${member_name} (${member_id})` : t('closedMember', { id: Number(member_id) })
  const toMembers = [
    { name: 'income', is: isIncome },
    { name: 'tax', is: isTax },
    { name: 'fees', is: isFee },
    { name: 'paidOut', is: isPaidOut },
  ]
  return [
    ...(ofPayers.length === 0
      ? []
      : [
          table(
            'byPayer',
            'payer',
            groupBy(ofPayers, ({ payer_name }) => payer_name ?? ''),
            [
              // What is owed to us stands on the other side of the ledger.
              { name: 'billed', is: isBilled, sign: -1n },
              { name: 'settled', is: isSettled },
            ],
          ),
        ]),
    table(
      'byMonth',
      'month',
      groupBy(sums, ({ month }) => month),
      [{ name: 'operatorShare', is: isOperators }, ...toMembers],
    ),
    table('byMember', 'member', groupBy(ofMembers, nameOf), toMembers),
  ]
}
