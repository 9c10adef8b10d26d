// Staff put what a site offers into an order; members see it in that order.
import type { orderBackgrounds, orderShadows, orderTemplates } from '#contract/covers/desk-calls'
import type { CallContext } from '../../platform/http/call-handler'
import { recordAudit } from '../audit/audit.public'
import { type OfferTable, putOfferOrder } from './offer-order.queries'

type Ordering = typeof orderBackgrounds | typeof orderShadows | typeof orderTemplates

export const orderOffers =
  (table: OfferTable, subject: 'background' | 'shadow' | 'template') =>
  async ({ tx, input, actor, client, now }: CallContext<Ordering>) => {
    await putOfferOrder(tx, table, [...new Set(input.ids)])
    const about = { actor, client, now, subject: 'covers', subjectId: subject }
    await recordAudit(tx, { ...about, action: 'covers.ordered', after: { ids: input.ids } })
    return null
  }
