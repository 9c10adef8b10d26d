import * as catalogue from '../../modules/catalogue/catalogue.queries'
import { find, type ProbesOf } from './probe'

const all = { statuses: [] }

export const probes: ProbesOf<typeof catalogue> = {
  listCatalogueRows: find(async (tx, { reviewedId }) => [
    ...(await catalogue.listCatalogueRows(tx, all, { newest: 9 }, 9)),
    ...(await catalogue.listCatalogueRows(tx, all, { ids: [reviewedId] }, 9)),
  ]),
  countCatalogue: find(tx => catalogue.countCatalogue(tx, all, { newest: 9 }, 9)),
}
