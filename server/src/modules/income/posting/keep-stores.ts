// A store that is none of the site's channels is kept by its name when its report is posted. Which channel it is can be said later, for what is posted then.
import type { Tx } from '../../../platform/database/query'
import { nameOfStore, storeKey, unnamedStore } from '../importing/store-names'
import { insertNamedStores, leadToStores, listStoresWithoutChannel } from './stores.queries'

export async function keepStoresByName(tx: Tx, reportId: number): Promise<void> {
  const found = await listStoresWithoutChannel(tx, reportId)
  if (found.length === 0) return
  const stores = found.map(({ store, name }) => {
    const own = nameOfStore(name)
    const shown = own === '' ? unnamedStore : { 'zh-CN': own, en: own }
    return { store, code: `store:${storeKey(own)}`, name: JSON.stringify(shown) }
  })
  await insertNamedStores(tx, stores)
  await leadToStores(tx, reportId, stores)
}
