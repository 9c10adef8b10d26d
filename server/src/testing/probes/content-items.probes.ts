import * as items from '../../modules/content/editing/content-items.queries'
import { change, find, type ProbesOf, write } from './probe'

const owned = (rows: Array<{ number: number }>) => rows.filter(({ number }) => number === 9999)
const words = { 'zh-CN': 'owned', en: 'owned' }
const content = { title: words, summary: words, body: words, cover: null, category: null, plan: null }
const by = { staffId: null, now: new Date() }

export const probes: ProbesOf<typeof items> = {
  listItems: find(async tx => owned(await items.listItems(tx, { kind: 'news', limit: 100 }, undefined))),
  listItemsInOrder: find(async tx =>
    owned(await items.listItemsInOrder(tx, { kind: 'help', limit: 100 }, [9998, 0, 0])),
  ),
  findItem: find((tx, { itemId }) => items.findItem(tx, itemId)),
  lockItem: find((tx, { itemId }) => items.lockItem(tx, itemId)),
  nextItemNumber: find(async tx => ((await items.nextItemNumber(tx, 'news')) === 10_000 ? [1] : [])),
  insertItem: write((tx, { agentId }) =>
    items.insertItem(tx, { kind: 'news', number: 20_000 + agentId, tid: null, slot: '', now: new Date() }),
  ),
  changeItem: change((tx, { itemId }) => items.changeItem(tx, itemId, { draft: content }, by)),
  insertVersion: write((tx, { itemId }) => items.insertVersion(tx, { itemId, version: 2, content, ...by })),
  findVersion: find((tx, { itemId }) => items.findVersion(tx, itemId, 1)),
  listVersionRows: find((tx, { itemId }) => items.listVersionRows(tx, itemId, undefined, 10)),
  countPublication: write(tx => items.countPublication(tx)),
  putPositions: change((tx, { itemId }) => items.putPositions(tx, 'help', [itemId])),
}
