import * as calls from '#contract/distribution/delivery-calls'
import { handle } from '../../../platform/http/call-handler'
import { listTheDeliveries } from './list-deliveries'
import { readTheDelivery } from './read-delivery'

export const deliveriesRoutes = [
  handle(calls.listDeliveries, listTheDeliveries),
  handle(calls.readDelivery, readTheDelivery),
]
