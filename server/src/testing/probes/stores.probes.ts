import * as stores from '../../modules/income/posting/stores.queries'
import { change, find, type ProbesOf, write } from './probe'

const named = [{ store: 2, code: 'store:probe', name: '{"en": "Probe", "zh-CN": "Probe"}' }]

export const probes: ProbesOf<typeof stores> = {
  listStoresWithoutChannel: find((tx, { reportId }) => stores.listStoresWithoutChannel(tx, reportId)),
  insertNamedStores: write(tx => stores.insertNamedStores(tx, named)),
  leadToStores: change((tx, { reportId }) => stores.leadToStores(tx, reportId, named)),
}
