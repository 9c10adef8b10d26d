import * as search from '../../modules/content/search/content-search.queries'
import { searchRow } from '../../modules/content/search/search-row'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof search> = {
  searchItems: find(tx =>
    search.searchItems(tx, { terms: ['owned'], words: ['owned'], language: 'en', limit: 10 }),
  ),
  putSearchRows: write((tx, { agentId, newsId }) =>
    search.putSearchRows(tx, newsId, [searchRow(agentId, 'en', { title: 'owned', body: 'owned' })]),
  ),
  deleteSearchRows: change((tx, { itemId }) => search.deleteSearchRows(tx, itemId)),
}
