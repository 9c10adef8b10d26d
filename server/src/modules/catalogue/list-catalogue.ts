import { z } from 'zod'
import { type listCatalogue, mostCounted } from '#contract/catalogue/calls'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { everyChannel } from '../distribution/distribution.public'
import { coverThumbnail } from '../works/works.public'
import {
  type CatalogueFilter,
  type CataloguePlace,
  countCatalogue,
  listCatalogueRows,
} from './catalogue.queries'
import { fewCandidates } from './few-candidates'
import { searchedWorks } from './searched-works'

type Context = CallContext<typeof listCatalogue>

const placeShape = z.object({ at: place.moment, id: place.id })

export async function listTheCatalogue(context: Context) {
  const { tx, input } = context
  const { cursor, limit } = input
  const after = readCursor(placeShape, cursor)
  const filter = await filterOf(context)
  const farther = fartherOff(tx, filter)
  const found = await findWorks(tx, { filter, farther, limit: limit + 1, after })
  const { shown, next_cursor } = pageOf(found, limit, row => ({ at: row.place, id: row.id }))
  return {
    items: shown.map(row => present(row, context)),
    next_cursor,
    found: after ? null : await count(tx, filter, farther),
    channels: (await everyChannel(tx)).map(({ id, name }) => ({ id, name: name[context.language] })),
  }
}

async function filterOf({ tx, input }: Context): Promise<CatalogueFilter> {
  const { statuses, kind, from, to, search, channel_id: channelId, member_id: memberId } = input
  return { statuses, kind, from, to, channelId, memberId, ...(await searchedWorks(tx, search)) }
}

/** So many of the newest are gone through before an index is asked: enough to count what every tenth work has. */
const newest = 15 * mostCounted
const all = 2 ** 31 - 1

type Farther = () => Promise<{ ids: readonly number[] } | { newest: number }>

/** Where to look when the newest were not enough: asked once, for a page and its count. */
function fartherOff(tx: Tx, filter: CatalogueFilter): Farther {
  let asked: ReturnType<Farther> | undefined
  return () => {
    asked ??= fewCandidates(tx, filter).then(ids => (ids ? { ids } : { newest: all }))
    return asked
  }
}

interface Wanted {
  filter: CatalogueFilter
  farther: Farther
  limit: number
  after?: CataloguePlace
}

/** What is common is found among the newest works, what is rare by an index: neither way is quick for both. */
async function findWorks(tx: Tx, { filter, farther, limit, after }: Wanted) {
  const near = await listCatalogueRows(tx, filter, { newest, after }, limit)
  if (near.length === limit) return near
  return listCatalogueRows(tx, filter, { ...(await farther()), after }, limit)
}

/** What somebody may mean who typed this. */
export async function worksMeant(tx: Tx, search: string, limit: number) {
  const filter = { statuses: [], ...(await searchedWorks(tx, search)) }
  return findWorks(tx, { filter, farther: fartherOff(tx, filter), limit })
}

async function count(tx: Tx, filter: CatalogueFilter, farther: Farther) {
  const most = mostCounted + 1
  const near = await countCatalogue(tx, filter, { newest }, most)
  const found = near === most ? near : await countCatalogue(tx, filter, await farther(), most)
  return { count: Math.min(found, mostCounted), is_more: found > mostCounted }
}

type Row = Awaited<ReturnType<typeof listCatalogueRows>>[number]

function present(row: Row, context: Context) {
  return {
    id: row.id,
    kind: row.kind as 'single',
    status: row.status as '200',
    revision: row.revision as { id: number; status: '01'; purpose: 'revision' } | null,
    title: row.title,
    artists: row.artists,
    track_count: row.track_count,
    cover_url: row.cover ? coverThumbnail(context, context.tx.agentId, Buffer.from(row.cover, 'hex')) : null,
    release_date: row.release_date,
    upc: row.upc,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    member: { id: row.member_id, nickname: row.nickname },
  }
}
