import * as sending from '../../modules/delivery/sending/sending.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof sending> = {
  lockChannel: find((tx, { channelId }) => sending.lockChannel(tx, channelId)),
  findChannelToSend: find((tx, { channelId }) => sending.findChannelToSend(tx, channelId)),
  countUnderWay: find(async (tx, { channelId }) => (await sending.countUnderWay(tx, channelId)) || undefined),
  listReady: find((tx, { channelId }) =>
    sending.listReady(tx, { channelId, now, most: 9, isAnswering: false }),
  ),
  findDelivery: find((tx, { deliveryId }) => sending.findDelivery(tx, deliveryId)),
  markLeft: change((tx, { deliveryId }) => sending.markLeft(tx, deliveryId, now)),
  noteEvent: write((tx, { deliveryId }) =>
    sending.noteEvent(tx, deliveryId, { said: { text: 'delivery.arrived', params: {} }, now }),
  ),
  listFiles: find((tx, { deliveryId }) => sending.listFiles(tx, deliveryId)),
  markFileSent: change((tx, { deliveryId }) => sending.markFileSent(tx, deliveryId, 0, now)),
}
