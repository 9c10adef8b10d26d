// What takes long, or waits for something other than the database, is done before a transaction: inside, others would wait for
// its locks and for its connection. Tests switch the watch on and fail on whatever forgets it; otherwise it costs nothing.
import { AsyncLocalStorage } from 'node:async_hooks'

let inside: AsyncLocalStorage<true> | undefined

export function watchSlowWork() {
  inside ??= new AsyncLocalStorage()
}

export function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  return inside ? inside.run(true, work) : work()
}

/** Called by everything slow before it begins. */
export function refuseInTransaction(what: string) {
  if (inside?.getStore()) throw new Error(`${what} inside a transaction: prepare it before`)
}
