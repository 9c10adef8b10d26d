import * as sandbox from '../../modules/sandbox/sandbox.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const [channel, batch, upc, messageId] = ['owned', '20261116080000000', '123456789012', 'M-1']
const release: sandbox.StoredRelease = {
  ...{ channel, upc, messageId, messageAt: now, type: 'Single', title: 't', artists: 'a', label: 'l' },
  ...{ tracks: [], cover: '', deals: [], state: 'live', liveOn: '2026-11-16', linkCode: 'owned' },
}

export const probes: ProbesOf<typeof sandbox> = {
  insertBatch: write(tx => sandbox.insertBatch(tx, { channel, batch, messageId, receivedAt: now })),
  putRefusal: change(tx => sandbox.putRefusal(tx, channel, batch, { key: 'sandbox.badCover', params: {} })),
  listReceived: find(tx => sandbox.listReceived(tx, channel, [batch])),
  lockRelease: find(tx => sandbox.lockRelease(tx, channel, upc)),
  lockChangeable: find(tx => sandbox.lockChangeable(tx)),
  findLive: find(tx => sandbox.findLive(tx, channel, 'owned')),
  listLive: find(tx => sandbox.listLive(tx, channel)),
  putRelease: write(tx => sandbox.putRelease(tx, release)),
  listUnacknowledged: find(tx => sandbox.listUnacknowledged(tx, channel)),
  setAcknowledged: change(tx => sandbox.setAcknowledged(tx, { id: 1, link_code: null }, now)),
  acknowledgeAgain: change(tx => sandbox.acknowledgeAgain(tx, channel, messageId)),
}
