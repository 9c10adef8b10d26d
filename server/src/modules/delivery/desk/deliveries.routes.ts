import * as calls from '#contract/distribution/delivery-calls'
import { handle } from '../../../platform/http/call-handler'
import { giveItUp } from './give-up-delivery'
import { listTheDeliveries } from './list-deliveries'
import { markIt } from './mark-delivery'
import { readTheDelivery } from './read-delivery'
import { retryAllOfThem, retryTheDeliveries } from './retry-delivery'
import { summariseThem } from './summarise-deliveries'
import { listOwnDeliveries } from './work-deliveries'

export const deliveriesRoutes = [
  handle(calls.listDeliveries, listTheDeliveries),
  handle(calls.readDelivery, readTheDelivery),
  handle(calls.summariseDeliveries, summariseThem),
  handle(calls.retryDelivery, retryTheDeliveries),
  handle(calls.retryAllDeliveries, retryAllOfThem),
  handle(calls.giveUpDelivery, giveItUp),
  handle(calls.markDelivery, markIt),
  handle(calls.workDeliveries, listOwnDeliveries),
]
