// Finance's figures as a file. Taking them along is in the log before the first line leaves.
import type { FastifyInstance } from 'fastify'
import type { Currency } from '#contract/currency'
import {
  type DeskFigureKind,
  deskIncomeExportInput,
  deskIncomeExportPath,
  deskIncomeFigures,
} from '#contract/income/income-figures-desk'
import type { Language } from '#contract/language'
import { byPage } from '../../../platform/export/by-page'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import '../bills/bill-export.texts'
import { decimalOf } from './desk-figures'
import { listInSuspense, listUncovered, sumDeskFigures } from './desk-figures.queries'
import './figures.texts'

/** To find the largest, all are added up once for each page: so pages are large. */
const pageSize = 20_000
/** Reports for which something is open. */
const mostWaiting = 1_000_000

interface Row {
  id: number | null
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
      const listWaiting = async (): Promise<Row[]> => {
        const waiting = await read(tx =>
          (by === 'uncovered' ? listUncovered : listInSuspense)(tx, mostWaiting),
        )
        return waiting.map(row => ({
          ...{ id: null, name: row.name, payer: row.payer, since: row.since, bills: null, total: null },
          ...{ amount: decimalOf(row.amount, row.currency), currency: row.currency as Currency },
        }))
      }
      const listSums = async (by: DeskFigureKind, after: Place | undefined) => {
        const sums = await read(tx => sumDeskFigures(tx, { by, period, currency, after, limit: pageSize }))
        return sums.map(row => ({
          ...{ id: row.id, name: row.name, payer: '', since: null, bills: row.bills, currency },
          ...{ total: decimalOf(row.total_minor, currency), amount: decimalOf(row.share_minor, currency) },
          share: row.share_minor,
        }))
      }
      return {
        title: `${say('figures.export.file', language)} ${say(`figures.export.${by}`, language)}`,
        plainName: `income-${by}`,
        columns: columnsIn(language, by),
        rows:
          by === 'uncovered' || by === 'suspense'
            ? inOneGo(listWaiting)
            : byPage(
                pageSize,
                (after: Place | undefined) => listSums(by, after),
                ({ share, id }) => ({ share, id: id ?? 0 }),
              ),
      }
    },
  })
}

type Place = { share: string; id: number }

async function* inOneGo(list: () => Promise<Row[]>) {
  yield await list()
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
