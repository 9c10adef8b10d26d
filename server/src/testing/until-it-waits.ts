import type { testServer } from './test-server'

type Server = Pick<Awaited<ReturnType<typeof testServer>>, 'asOwner'>

/** Until somebody waits for a lock, or until it is clear that nobody will. */
export async function untilItWaits({ asOwner }: Server, deed: Promise<unknown>): Promise<void> {
  let isDone = false
  const note = () => {
    isDone = true
  }
  void deed.then(note, note)
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while (!isDone && (await asOwner(waiting)).length === 0) await new Promise(next => setTimeout(next, 20))
}
