// Finance's figures as a file. Taking them along is in the log before the first line leaves.
import type { FastifyInstance } from 'fastify'
import type { Currency } from '#contract/currency'
import {
  deskIncomeExportInput,
  deskIncomeExportPath,
  deskIncomeFigures,
} from '#contract/income/income-figures-desk'
import type { Language } from '#contract/language'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import '../bills/bill-export.texts'
import { decimalOf } from './desk-figures'
import { listInSuspense, listUncovered, sumDeskFigures } from './desk-figures.queries'
import './figures.texts'

/** More members than this have no bills on any site. */
const most = 1_000_000

interface Row {
  name: string
  payer: string
  since: Date | null
  bills: number | null
  total: string | null
  amount: string
  currency: Currency
}

export function registerDeskFiguresExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: deskIncomeExportPath,
    like: deskIncomeFigures,
    input: deskIncomeExportInput,
    async open({ input, actor, site, client, now, language, read, change }) {
      const entry = { action: 'income.exported', subject: 'income', subjectId: '', after: input }
      await change(tx => recordAudit(tx, { actor, client, now, ...entry }))
      const { by } = input
      const { currency } = site.facts.terms
      const period = { from: `${input.from}-01`, to: `${input.to}-01` }
      const rows = await read(async (tx): Promise<Row[]> => {
        if (by === 'uncovered' || by === 'suspense') {
          const waiting = await (by === 'uncovered' ? listUncovered : listInSuspense)(tx, most)
          return waiting.map(row => ({
            ...{ name: row.name, payer: row.payer, since: row.since, bills: null, total: null },
            ...{ amount: decimalOf(row.amount, row.currency), currency: row.currency as Currency },
          }))
        }
        const sums = await sumDeskFigures(tx, { by, period, currency, limit: most })
        return sums.map(row => ({
          ...{ name: row.name, payer: '', since: null, bills: row.bills, currency },
          ...{ total: decimalOf(row.total_minor, currency), amount: decimalOf(row.share_minor, currency) },
        }))
      })
      return {
        title: `${say('figures.export.file', language)} ${say(`figures.export.${by}`, language)}`,
        plainName: `income-${by}`,
        columns: columnsIn(language, by),
        rows: once(rows),
      }
    },
  })
}

async function* once(rows: Row[]) {
  yield rows
}

function columnsIn(language: Language, by: string): Column<Row>[] {
  const heading = (name: string) => say(`figures.export.${name}`, language)
  const currency: Column<Row> = { heading: heading('currency'), kind: 'text', value: row => row.currency }
  if (by === 'uncovered' || by === 'suspense') {
    return [
      { heading: heading('report'), kind: 'text', value: row => row.name },
      { heading: heading('payer'), kind: 'text', value: row => row.payer },
      { heading: heading('since'), kind: 'time', value: row => row.since },
      { heading: heading(by), kind: 'money', value: row => row },
      currency,
    ]
  }
  return [
    { heading: heading(by), kind: 'text', value: row => row.name },
    { heading: heading('bills'), kind: 'number', value: row => row.bills },
    { heading: heading('total'), kind: 'money', value: row => ({ ...row, amount: row.total ?? '0' }) },
    { heading: heading('share'), kind: 'money', value: row => row },
    currency,
  ]
}
