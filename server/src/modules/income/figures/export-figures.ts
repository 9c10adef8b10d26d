// The same figures as a file: by month and channel, by recording, or by country.
import type { FastifyInstance } from 'fastify'
import { countryNamesIn } from '#contract/country-names'
import type { Currency } from '#contract/currency'
import { incomeExportInput, incomeExportPath, incomeFigures } from '#contract/income/income-figures-calls'
import type { Language } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import { byPage } from '../../../platform/export/by-page'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { inLanguage } from '../../../platform/texts/in-language'
import { say } from '../../../platform/texts/texts'
import '../bills/bill-export.texts'
import './figures.texts'
import { listBilledChannels } from '../bills/bills.queries'
import { exactColumn } from './exact-column'
import {
  type FiguresOf,
  listCountryFigures,
  listTrackFigures,
  sumCells,
  type WantedParts,
} from './figures.queries'

/** To find the largest, all are added up once for each page: so pages are large. */
const pageSize = 20_000

interface Row {
  names: string[]
  plays: number
  amount: string
  key?: string
}
type Place = { amount: string; key: string }

export function registerFiguresExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: incomeExportPath,
    like: incomeFigures,
    input: incomeExportInput,
    async open({ input, actor, site, language, read }) {
      const { currency } = site.facts.terms
      const period = { from: `${input.from}-01`, to: `${input.to}-01` }
      const of = { memberId: actor.memberId, currency, period }
      const { by } = input
      return {
        title: `${say('figures.export.file', language)} ${input.from} ${input.to}`,
        plainName: 'income',
        columns: columnsIn(language, by, currency),
        rows:
          by === 'month'
            ? inOneGo(() => read(tx => cellRows(tx, of, language)))
            : byPage(
                pageSize,
                (after: Place | undefined) =>
                  read(tx => partRows(tx, { ...of, after, limit: pageSize }, { by, language })),
                ({ amount, key = '' }) => ({ amount, key }),
              ),
      }
    },
  })
}

/** Months of channels are few. */
async function* inOneGo(list: () => Promise<Row[]>) {
  yield await list()
}

async function cellRows(tx: Tx, of: FiguresOf, language: Language): Promise<Row[]> {
  const channels = new Map(
    (await listBilledChannels(tx, of.memberId)).map(({ id, names }) => [id, inLanguage(names, language)]),
  )
  return (await sumCells(tx, of)).map(({ month, channel_id, plays, amount }) => ({
    ...{ names: [month.slice(0, 7), channels.get(channel_id) ?? ''], plays, amount },
  }))
}

type PartsAs = { by: 'track' | 'country'; language: Language }

async function partRows(tx: Tx, of: WantedParts, { by, language }: PartsAs): Promise<Row[]> {
  const countries = countryNamesIn(language)
  const parts = await (by === 'track' ? listTrackFigures : listCountryFigures)(tx, of)
  return parts.map(({ name, release, isrc, plays, amount, key }) => ({
    names: by === 'track' ? [name, release, isrc] : [name, name && countries(name)],
    ...{ plays, amount, key },
  }))
}

const namesOf = {
  month: ['bills.export.month', 'bills.export.channel'],
  track: ['bills.export.track', 'bills.export.release', 'figures.export.isrc'],
  country: ['figures.export.code', 'bills.export.country'],
} as const

function columnsIn(language: Language, by: keyof typeof namesOf, currency: Currency): Column<Row>[] {
  return [
    ...namesOf[by].map(
      (name, index): Column<Row> => ({
        heading: say(name, language),
        kind: 'text',
        value: row => row.names[index] ?? '',
      }),
    ),
    { heading: say('bills.export.plays', language), kind: 'number', value: row => row.plays },
    by === 'month'
      ? {
          heading: `${say('bills.export.share', language)} ${currency}`,
          kind: 'number',
          value: row => row.amount,
        }
      : exactColumn(language, currency, row => row.amount),
  ]
}
