import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Runs one of the doomed programs to its end, which is a kill -9, or, where it came through before that, none. */
export async function runDoomed(program: string, args: readonly (string | number)[]) {
  const doomed = fork(`server/src/testing/${program}.ts`, args.map(String), { execArgv: ['--import', 'tsx'] })
  let hasAnswered = false
  doomed.on('message', () => {
    hasAnswered = true
  })
  const [code, signal] = (await once(doomed, 'exit')) as [number | null, string | null]
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`${program} ended with ${signal ?? code}`)
  return { isKilled: signal === 'SIGKILL', hasAnswered }
}
