import { once } from 'node:events'
import { forkProgram } from './fork-program'

/** Runs one of the doomed programs to its end, which is a kill -9, or, where it came through before that, none. */
export async function runDoomed(program: string, args: readonly (string | number)[]) {
  const doomed = await forkProgram(program, args)
  let hasAnswered = false
  doomed.on('message', () => {
    hasAnswered = true
  })
  const [code, signal] = (await once(doomed, 'exit')) as [number | null, string | null]
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`${program} ended with ${signal ?? code}`)
  return { isKilled: signal === 'SIGKILL', hasAnswered }
}
