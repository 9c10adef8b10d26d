import * as shown from '../../modules/content/shown-items.queries'
import { find, type ProbesOf } from './probe'

const owned = (rows: Array<{ number: number }>) => rows.filter(({ number }) => number === 9999)

export const probes: ProbesOf<Omit<typeof shown, 'shownItems'>> = {
  findShown: find(tx => shown.findShown(tx, 'news', 9999)),
  listShownInOrder: find(async tx => owned(await shown.listShownInOrder(tx, 'block'))),
  listShownNews: find(async tx => owned(await shown.listShownNews(tx, { limit: 100 }))),
  newsBeside: find(async (tx, { newsId }) => {
    const beside = await shown.newsBeside(tx, { id: newsId + 1, published_at: new Date(Date.now() + 60_000) })
    return beside.older === 9999 ? [beside] : []
  }),
  listAddresses: find(async tx => owned(await shown.listAddresses(tx))),
}
