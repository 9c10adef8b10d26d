import type { JobContext } from '../../../platform/jobs/job'
import type { Watching } from '../analysis/audio'
import { noteProgress } from './material-checks.queries'

const everyMilliseconds = 500

/** Notes how far a check is, about twice a second, and stops it when its material is gone. */
export function watchProgress({ agentId, database, log }: JobContext<unknown>, materialId: number) {
  const stopping = new AbortController()
  let noted = 0
  let notedAt = 0
  let writing: Promise<void> = Promise.resolve()
  let isWriting = false
  let isGone = false

  async function write(percent: number) {
    isWriting = true
    try {
      const touched = await database.change(agentId, tx => noteProgress(tx, materialId, percent))
      if (touched > 0) return
      isGone = true
      stopping.abort()
    } finally {
      isWriting = false
    }
  }

  return {
    signal: stopping.signal,
    begin: () => write(0),
    onProgress(percent: number) {
      if (isWriting || percent <= noted || Date.now() - notedAt < everyMilliseconds) return
      noted = percent
      notedAt = Date.now()
      // A note that is lost costs nothing: the next one comes, and the verdict does not depend on it.
      writing = write(percent).catch(error =>
        log.warn({ err: error }, 'the progress of a check was not noted'),
      )
    },
    isGone: () => isGone,
    async end() {
      await writing
      stopping.abort()
    },
  } satisfies Watching & Record<string, unknown>
}
