import { randomUUID } from 'node:crypto'
import * as endpoints from '../../modules/webhooks/endpoints.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof endpoints> = {
  insertEndpoint: write((tx, { memberId }) =>
    endpoints.insertEndpoint(tx, {
      ...{ memberId, token: randomUUID(), name: 'n', url: 'https://a.test/', events: ['bill.ready'] },
      ...{ secret: Buffer.alloc(1), now },
    }),
  ),
  countEndpoints: find((tx, { memberId }) => endpoints.countEndpoints(tx, memberId)),
  listEndpointRows: find((tx, { memberId }) => endpoints.listEndpointRows(tx, memberId, 9)),
  lockEndpointOf: find((tx, { memberId, webhookId }) => endpoints.lockEndpointOf(tx, memberId, webhookId)),
  findEndpoint: find((tx, { webhookId }) => endpoints.findEndpoint(tx, webhookId)),
  listListening: find((tx, { memberId }) => endpoints.listListening(tx, [memberId], 'bill.ready')),
  putEndpoint: change((tx, { webhookId }) =>
    endpoints.putEndpoint(tx, webhookId, { name: 'n', events: ['bill.ready'] }),
  ),
  putSecret: change((tx, { webhookId }) =>
    endpoints.putSecret(tx, webhookId, { secret: Buffer.alloc(1), until: now }),
  ),
  pauseEndpoint: change((tx, { webhookId }) => endpoints.pauseEndpoint(tx, webhookId, 'owner')),
  resumeEndpoint: change((tx, { webhookId }) => endpoints.resumeEndpoint(tx, webhookId)),
  noteDelivered: change((tx, { webhookId }) => endpoints.noteDelivered(tx, webhookId, now)),
  endEndpoints: change((tx, { memberId }) =>
    endpoints.endEndpoints(tx, memberId, { because: 'frozen', now }),
  ),
  deleteEndpoints: change((tx, { memberId }) => endpoints.deleteEndpoints(tx, memberId)),
}
