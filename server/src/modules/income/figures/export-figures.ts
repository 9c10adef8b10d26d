// The same figures as a file: by month and channel, by recording, or by country.
import type { FastifyInstance } from 'fastify'
import { countryNamesIn } from '#contract/country-names'
import { type Currency, currencyExponents } from '#contract/currency'
import { incomeExportInput, incomeExportPath, incomeFigures } from '#contract/income/income-figures-calls'
import type { Language } from '#contract/language'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import '../bills/bill-export.texts'
import './figures.texts'
import { listBilledChannels } from '../bills/bills.queries'
import { exact, toMinorUnits } from '../verify/exact'
import { listCountryFigures, listTrackFigures, sumCells } from './figures.queries'

/** Nobody has more recordings; a file holds all of them. */
const most = 100_000

interface Row {
  names: string[]
  plays: number
  amount: string
}

export function registerFiguresExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: incomeExportPath,
    like: incomeFigures,
    input: incomeExportInput,
    async open({ input, actor, site, language, read }) {
      const { currency } = site.facts.terms
      const { memberId } = actor
      const period = { from: `${input.from}-01`, to: `${input.to}-01` }
      const of = { memberId, currency, period, limit: most }
      const rows = await read(async tx => {
        if (input.by === 'track') return (await listTrackFigures(tx, of)).map(trackRow)
        const countries = countryNamesIn(language)
        if (input.by === 'country') {
          return (await listCountryFigures(tx, of)).map(({ name, ...row }) => ({
            ...row,
            names: [name, name && countries(name)],
          }))
        }
        const channels = new Map((await listBilledChannels(tx, memberId)).map(({ id, name }) => [id, name]))
        return (await sumCells(tx, of)).map(({ month, channel_id, plays, amount }) => ({
          ...{ names: [month.slice(0, 7), channels.get(channel_id) ?? ''], plays, amount },
        }))
      })
      return {
        title: `${say('figures.export.file', language)} ${input.from} ${input.to}`,
        plainName: 'income',
        columns: columnsIn(language, input.by, currency),
        rows: once(rows),
      }
    },
  })
}

const trackRow = ({
  isrc,
  name,
  release,
  plays,
  amount,
}: Awaited<ReturnType<typeof listTrackFigures>>[number]) => ({
  ...{ names: [name, release, isrc], plays, amount },
})

async function* once(rows: Row[]) {
  yield rows
}

const namesOf = {
  month: ['bills.export.month', 'bills.export.channel'],
  track: ['bills.export.track', 'bills.export.release', 'figures.export.isrc'],
  country: ['figures.export.code', 'bills.export.country'],
} as const

/** Parts are exact, down to fractions of a cent; a currency without cents has none to show. */
function columnsIn(language: Language, by: keyof typeof namesOf, currency: Currency): Column<Row>[] {
  const isWhole = currencyExponents[currency] === 0
  return [
    ...namesOf[by].map(
      (name, index): Column<Row> => ({
        heading: say(name, language),
        kind: 'text',
        value: row => row.names[index] ?? '',
      }),
    ),
    { heading: say('bills.export.plays', language), kind: 'number', value: row => row.plays },
    {
      heading: `${say(by === 'month' || isWhole ? 'bills.export.share' : 'bills.export.exact', language)} ${currency}`,
      kind: 'number',
      value: ({ amount }) => (isWhole ? String(toMinorUnits(exact(amount), 0)) : amount),
    },
  ]
}
