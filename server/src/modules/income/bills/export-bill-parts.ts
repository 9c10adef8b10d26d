// What makes up a bill as a file: its recordings release by release, or its countries or ways of use, the largest first.
import type { FastifyInstance } from 'fastify'
import { countryNamesIn } from '#contract/country-names'
import type { Currency } from '#contract/currency'
import { billPartsExportInput, billPartsExportPath, listBillParts } from '#contract/income/bill-calls'
import type { BillPartKind } from '#contract/income/bill-detail'
import type { Language } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import { byPage } from '../../../platform/export/by-page'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { inLanguage } from '../../../platform/texts/in-language'
import { say } from '../../../platform/texts/texts'
import { exactColumn } from '../figures/exact-column'
import './bill-export.texts'
import { type BillPartRow, listTracksInOrder, type PartPage } from './bill-parts.queries'
import { listWholeParts } from './list-bill-parts'
import { ownBill } from './read-bill'

const pageSize = 2000

export function registerBillPartsExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: billPartsExportPath,
    like: listBillParts,
    input: billPartsExportInput,
    async open({ input: { id, by }, actor, language, read }) {
      const bill = await read(tx => ownBill(tx, actor.memberId, id))
      return {
        title: `${say(`bills.export.${by}`, language)} ${inLanguage(bill.sp_names, language)} ${bill.month.slice(0, 7)}`,
        plainName: `bill-${id}-${by}`,
        columns: columnsIn(language, by, bill.currency as Currency),
        rows: by === 'track' ? tracksOf(read, bill.id) : fewOf(read, bill.id, by),
      }
    },
  })
}

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

const tracksOf = (read: Read, billId: number) =>
  byPage(
    pageSize,
    (after: BillPartRow | undefined) => read(tx => listTracksInOrder(tx, billId, { after, limit: pageSize })),
    last => last,
  )

/** Of countries and ways of use there are never many. */
const fewOf = (read: Read, billId: number, by: 'country' | 'usage') =>
  byPage(
    pageSize,
    (after: PartPage['after']) => read(tx => listWholeParts[by](tx, billId, { after, limit: pageSize })),
    ({ place, key }) => ({ exact: place, key }),
  )

function columnsIn(language: Language, by: BillPartKind, currency: Currency): Column<BillPartRow>[] {
  const heading = (name: string) => say(`bills.export.${name}`, language)
  const countries = countryNamesIn(language)
  const named: Record<BillPartKind, Column<BillPartRow>[]> = {
    track: [
      { heading: heading('track'), kind: 'text', value: row => row.name },
      { heading: heading('release'), kind: 'text', value: row => row.release },
      { heading: 'ISRC', kind: 'text', value: row => row.isrc },
    ],
    country: [
      { heading: heading('code'), kind: 'text', value: row => row.name },
      { heading: heading('country'), kind: 'text', value: ({ name }) => name && countries(name) },
    ],
    usage: [{ heading: heading('usage'), kind: 'text', value: row => row.name }],
  }
  return [
    ...named[by],
    { heading: heading('plays'), kind: 'number', value: row => row.plays },
    exactColumn(language, currency, row => row.exact),
  ]
}
