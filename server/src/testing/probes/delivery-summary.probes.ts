import * as summary from '../../modules/delivery/desk/delivery-summary.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof summary> = {
  listBoardChannels: find(async (tx, { channelId }) =>
    (await summary.listBoardChannels(tx)).filter(({ id }) => id === channelId),
  ),
  readDeliveryFigures: find(async tx => (await summary.readDeliveryFigures(tx)).size),
  countLiveByDay: find(tx => summary.countLiveByDay(tx, '2026-01-01')),
}
