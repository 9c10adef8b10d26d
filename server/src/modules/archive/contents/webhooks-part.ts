// Where the account's own tools are told what happens.
import { listWebhooksToTake } from '../archive-contents.queries'
import { type Entry, jsonList, pages, type Taking } from '../archive-entry'

export const webhooksPart = (taking: Taking): Entry => ({
  ...{ path: 'webhooks.json', kind: 'webhooks', at: taking.now },
  body: { text: jsonList(pages(taking, listWebhooksToTake)) },
})
