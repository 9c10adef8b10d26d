import { z } from 'zod'
import type { listBillParts } from '#contract/income/bill-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { coverThumbnail } from '../../works/works.public'
import { listCountryParts, listPartsWithin, listTrackParts, listUsageParts } from './bill-parts.queries'
import { withinOf } from './list-bill-lines'
import { linesOfBill, ownBill } from './read-bill'

const placeShape = z.object({ exact: z.string().regex(/^-?\d{1,60}(\.\d{1,120})?$/), key: place.text })

/** Of a whole bill. */
export const listWholeParts = { track: listTrackParts, country: listCountryParts, usage: listUsageParts }

export async function listOwnBillParts(context: CallContext<typeof listBillParts>) {
  const { tx, actor, input } = context
  const { by, limit } = input
  const bill = await ownBill(tx, actor.memberId, input.id)
  const page = { after: readCursor(placeShape, input.cursor), limit: limit + 1 }
  const within = withinOf(input)
  const isNarrowed = Object.values(within).some(value => value !== undefined)
  // Recordings of a country would have to be added up from all lines of the bill.
  if (isNarrowed && (by === 'track' || !within.track)) throw new Refusal('malformedRequest')
  const found =
    isNarrowed && by !== 'track'
      ? await listPartsWithin(tx, { ...linesOfBill(bill), ...within }, by, page)
      : await listWholeParts[by](tx, bill.id, page)
  const { shown, next_cursor } = pageOf(found, limit, ({ place: exact, key }) => ({ exact, key }))
  return {
    items: shown.map(({ place: _, key: __, cover, ...part }) => ({
      ...part,
      cover_url: cover ? coverThumbnail(context, tx.agentId, Buffer.from(cover, 'hex')) : null,
    })),
    next_cursor,
  }
}
