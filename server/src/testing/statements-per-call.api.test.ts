// How many statements each reading call takes on a server that has answered it before. One that is added without a word is met here:
// `npx vitest run --project api -u` on this file writes the table anew, and the difference is read like code.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls'
import type { Call } from '#contract/call'
import { countStatements } from './count-statements'
import { type FuzzWorld, fuzzWorld } from './fuzz/fuzz-world'
import { hintsFor } from './fuzz/row-hints'
import { validInput } from './fuzz/valid-input'

let world: FuzzWorld
beforeAll(async () => {
  world = await fuzzWorld()
})
afterAll(() => world.server.close())

const reading = allCalls.filter(({ effect }) => effect === 'read')

/** What says least: of those, whose row is there. */
function inputsFor(call: Call): object[] {
  const samples = fc.sample(validInput(call.input, hintsFor(call, world)), { seed: 7, numRuns: 60 })
  const said = samples
    .filter(input => call.input.safeParse(input).success)
    .map(input => JSON.stringify(input))
  const shortest = [...new Set(said)].sort(
    (one, other) => one.length - other.length || (one < other ? -1 : 1),
  )
  return shortest.slice(0, 8).map(text => JSON.parse(text))
}

function callerOf({ access }: Call) {
  const name = access === 'anyone' ? 'guest' : access === 'member' ? 'member' : access[0]
  return { cookies: world.actors.find(actor => actor.name === name)?.cookies ?? {} }
}

/** Undefined where nothing in this world answers it. What a call keeps for a while may run out at any moment: the fewest count. */
async function statementsOf(call: Call): Promise<number | undefined> {
  const caller = callerOf(call)
  for (const input of inputsFor(call)) {
    const ask = () => world.server.send(call, input, caller)
    if ((await ask()).code !== 1) continue
    await ask()
    const counts = [await countStatements(ask), await countStatements(ask), await countStatements(ask)]
    return Math.min(...counts)
  }
}

it('no reading call asks the database more often than the table says', { tags: ['slow'] }, async () => {
  const lines: string[] = []
  for (const call of reading) {
    const statements = await statementsOf(call)
    if (statements !== undefined) lines.push(`${String(statements).padStart(3)} ${call.name}`)
  }
  expect(lines.length).toBeGreaterThan(120)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('statements-per-call.txt')
})
