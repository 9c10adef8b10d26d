// What is told to the tax office about a month: names and numbers of documents as they were verified, and a sum that the ledger confirms.
import type { FastifyInstance } from 'fastify'
import type { Currency } from '#contract/currency'
import { todayInChina } from '#contract/identity/age'
import type { Language } from '#contract/language'
import { listTaxLines } from '#contract/payouts/payout-desk-calls'
import { isOfNonResident } from '#contract/payouts/tax-rules'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import { taxListInput, taxListPath } from '#contract/payouts/withdrawal-files'
import { byPage } from '../../../platform/export/by-page'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import { openTaxedPerson, sealTaxedPeople, type TaxedPerson } from '../../identity/identity.public'
import { daysOf } from '../desk/list-tax-lines'
import { sumLedgerTax, sumTaxMonth } from '../desk/payouts.queries'
import { decimalIn } from '../withdrawals/present-sums'
import { readTerms } from '../withdrawals/withdrawals.queries'
import { listTaxed, type TaxedRow } from './lists.queries'
import './lists.texts'

const pageSize = 500

interface Line {
  row?: TaxedRow
  person?: TaxedPerson
  /** Of a sum: what it is. */
  label?: string
  income: string | null
  tax: string
  currency: Currency
}

export function registerTaxList(app: FastifyInstance, environment: CallEnvironment) {
  const { secrets } = environment.services
  serveExport(app, environment, {
    path: taxListPath,
    like: listTaxLines,
    input: taxListInput,
    usual: 'xlsx',
    async open({ input, actor, client, now, language, read, change }) {
      await change(tx =>
        recordAudit(tx, {
          ...{ actor, client, now, action: 'payout.taxListTaken', subject: 'taxMonth' },
          subjectId: input.month,
        }),
      )
      const month = `${input.month}-01`
      async function* rows(): AsyncGenerator<Line[]> {
        const pages = byPage(
          pageSize,
          (after: number | undefined) =>
            read(tx => listTaxed(tx, { month, after: after ?? 0, limit: pageSize })),
          ({ id }) => id,
        )
        for await (const page of pages) {
          const unsealed = page.filter(row => row.person_sealed === null)
          const older = await read(tx => sealTaxedPeople(tx, secrets, unsealed.map(identityOf)))
          const sealedOf = new Map(unsealed.map(({ id }, place) => [id, older[place]]))
          yield page.map(row => {
            const sealed = row.person_sealed ?? sealedOf.get(row.id)
            const currency = row.currency as Currency
            const decimal = decimalIn(currency)
            return {
              row,
              person: sealed && openTaxedPerson(secrets, row.member_id, sealed),
              currency,
              income: decimal(row.income),
              tax: decimal(row.tax),
            }
          })
        }
        const { from, to } = daysOf(input.month)
        const currency = (await read(readTerms)).currency as Currency
        const sums = await read(tx => sumTaxMonth(tx, month))
        const inLedger = await read(tx => sumLedgerTax(tx, from, to))
        const decimal = decimalIn(currency)
        const label = (name: string) => say(`payouts.taxList.${name}`, language)
        yield [
          { label: label('sum'), currency, income: decimal(sums.income), tax: decimal(sums.tax) },
          { label: label('ledger'), currency, income: null, tax: decimal(inLedger) },
        ]
      }
      return {
        title: say('payouts.taxList.file', language, { month: input.month }),
        plainName: `tax-list-${input.month}`,
        columns: columnsIn(language),
        rows: rows(),
      }
    },
  })
}

const identityOf = ({ member_id: memberId, person_index: index }: TaxedRow) => ({ memberId, index })

const kindOf = ({ kind, rule }: TaxedRow) =>
  kind === 'withheld' && isOfNonResident(rule) ? 'withheldFinally' : kind

function columnsIn(language: Language): Column<Line>[] {
  const heading = (name: string) => say(`payouts.taxList.${name}`, language)
  const amount = (value: string | null, currency: Currency) =>
    value === null ? null : { amount: value, currency }
  return [
    { heading: heading('name'), kind: 'text', value: ({ label, person }) => label ?? person?.name ?? '' },
    {
      heading: heading('document'),
      kind: 'text',
      value: ({ person }) => (person && say(`payouts.document.${person.document}`, language)) || null,
    },
    { heading: heading('documentNumber'), kind: 'text', value: ({ person }) => person?.number ?? null },
    { heading: heading('income'), kind: 'money', value: line => amount(line.income, line.currency) },
    { heading: heading('tax'), kind: 'money', value: line => amount(line.tax, line.currency) },
    { heading: say('payouts.export.currency', language), kind: 'text', value: line => line.currency },
    {
      heading: heading('kind'),
      kind: 'text',
      value: ({ row }) => (row ? say(`payouts.taxKind.${kindOf(row)}`, language) : null),
    },
    {
      heading: heading('rule'),
      kind: 'text',
      value: ({ row }) => (row ? say(`payouts.taxRule.${row.rule}`, language) : null),
    },
    { heading: heading('about'), kind: 'text', value: ({ row }) => row?.about_month.slice(0, 7) ?? null },
    { heading: heading('day'), kind: 'date', value: ({ row }) => (row ? todayInChina(row.at) : null) },
    {
      heading: say('payouts.export.number', language),
      kind: 'text',
      value: ({ row }) => (row ? withdrawalNumber(row.withdrawal_id) : null),
    },
  ]
}
