import * as places from '../../modules/income/posting/bill-places.queries'
import * as bills from '../../modules/income/posting/new-bills.queries'
import { gather, posting } from './new-bills.probes'
import { change, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof places> = {
  insertPlaces: change(async (tx, owned) => {
    await gather(tx, owned)
    await bills.gatherBills(tx, posting(owned))
    return places.insertPlaces(tx, posting(owned))
  }),
}
