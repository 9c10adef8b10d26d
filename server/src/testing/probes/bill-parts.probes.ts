import * as parts from '../../modules/income/bills/bill-parts.queries'
import { linesOwned } from './bill-lines.probes'
import { find, type ProbesOf } from './probe'

const page = { limit: 9 }

export const probes: ProbesOf<typeof parts> = {
  listTrackParts: find((tx, { billId }) => parts.listTrackParts(tx, billId, page)),
  listTracksInOrder: find((tx, { billId }) =>
    parts.listTracksInOrder(tx, billId, { after: undefined, limit: 9 }),
  ),
  listCountryParts: find((tx, { billId }) => parts.listCountryParts(tx, billId, page)),
  listUsageParts: find((tx, { billId }) => parts.listUsageParts(tx, billId, page)),
  listPartsWithin: find((tx, owned) => parts.listPartsWithin(tx, linesOwned(owned), 'country', page)),
}
