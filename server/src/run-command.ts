// How a command of the server ends: what its user can correct is said in a sentence, everything else with where it happened.
import { BadSettings } from './platform/config'
import { Refusal } from './platform/refusal'
import { say } from './platform/texts/texts'

/** Something that can be corrected by typing the command in another way. */
export class Misuse extends Error {}

export async function runCommand(run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 1
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Refusal && error.details.text) return say(error.details.text, 'en')
  const isPlain =
    error instanceof Misuse ||
    error instanceof BadSettings ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  return isPlain && error instanceof Error ? error.message : String((error as Error).stack ?? error)
}
