// What staff see of the messages to channels, and what they do about them.
import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { words } from '../text'
import { id } from '../wire'
import { deliveryKindViews, deliveryViews, shownDelivery, wholeDelivery } from './delivery'

const readers = ['admin', 'rights', 'editor'] as const

const deliveryFilter = {
  channel_id: id.optional(),
  state: z.enum(deliveryViews).default('all'),
  kind: z.enum(deliveryKindViews).optional(),
  /** Words of the title, the artists or the tracks; or the whole of a UPC, a batch or a message's id. */
  search: words(longestSearch).optional(),
}

export const listDeliveries = defineCall({
  name: 'listDeliveries',
  summary: 'Messages to channels, the latest change first',
  methods: ['GET'],
  path: paths.listDeliveries,
  access: readers,
  effect: 'read',
  input: z.object({ ...pageInput, ...deliveryFilter }),
  output: pageOf(shownDelivery),
})

export const readDelivery = defineCall({
  name: 'readDelivery',
  summary: 'One message to a channel: what happened to it, its files, and how it differs from the one before',
  methods: ['GET'],
  path: paths.readDelivery,
  access: readers,
  effect: 'read',
  input: z.object({ id }),
  output: wholeDelivery,
})
