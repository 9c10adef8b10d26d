import * as payers from '../../modules/income/desk/payers.queries'
import { change, find, type ProbesOf, write } from './probe'

const facts = { name: 'Another payer', currency: 'CNY', reading: null, dropFolder: null }

export const probes: ProbesOf<typeof payers> = {
  listPayerRows: find(payers.listPayerRows),
  listPayerStores: find((tx, { payerId }) => payers.listPayerStores(tx, payerId)),
  lockPayer: find((tx, { payerId }) => payers.lockPayer(tx, payerId)),
  insertPayer: write(tx =>
    payers.insertPayer(tx, { ...facts, isSandbox: false, now: new Date(), setBy: null }),
  ),
  putPayer: change((tx, { payerId }) => payers.putPayer(tx, payerId, facts, null)),
  putArchived: change((tx, { payerId }) => payers.putArchived(tx, payerId, new Date())),
  putPayerReading: change((tx, { payerId }) =>
    payers.putPayerReading(tx, payerId, {}, { staffId: 1, now: new Date() }),
  ),
  putPayerStores: change((tx, { payerId, channelId }) =>
    payers.putPayerStores(tx, payerId, [{ store: 'stolen', channel_id: channelId }]),
  ),
  forgetPayerStores: change((tx, { payerId }) => payers.forgetPayerStores(tx, payerId)),
  isNameTaken: find(tx => payers.isNameTaken(tx, 'Owned payer', 0)),
  isFolderTaken: find(tx => payers.isFolderTaken(tx, 'owned', 0)),
  // What it answers are the numbers that were asked about: all of them, when none is the stranger's.
  findUnknownChannels: find(async (tx, { channelId }) =>
    (await payers.findUnknownChannels(tx, [channelId])).length === 1 ? [] : [channelId],
  ),
}
