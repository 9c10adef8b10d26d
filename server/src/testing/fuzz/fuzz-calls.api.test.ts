// Whatever a client sends to any call, as anybody: an envelope comes back, and never a 500.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls'
import type { Call } from '#contract/call'
import { type RefusalKey, refusals } from '#contract/errors'
import { Interrogation } from './ask'
import { requestsFor } from './call-requests'
import { fuzzRounds, fuzzSeed, isDrill } from './fuzz-size'
import { type Actor, type FuzzWorld, fuzzWorld } from './fuzz-world'
import { hintsFor } from './row-hints'
import { validInput } from './valid-input'

const requestsInRound = 3

let world: FuzzWorld
beforeAll(async () => {
  world = await fuzzWorld()
})
afterAll(() => world.server.close())

/** In turn. */
function askers({ access }: Call): readonly Actor[] {
  if (access === 'anyone') return named(['guest', 'member', 'admin'])
  if (access === 'member') return named(['member', 'member', 'member', 'guest'])
  return named([...access, ...access, 'finance'])
}

const named = (names: readonly string[]) =>
  names.flatMap(name => world.actors.filter(actor => actor.name === name))

/** What is said before a handler is asked at all. */
const atTheDoor: RefusalKey[] = [
  ...(['sessionEnded', 'forbidden', 'notSameOrigin', 'unknownSite', 'tooManyRequests'] as const),
  ...(['malformedRequest', 'unsupportedMedia', 'tooLarge', 'invalidInput', 'captchaFailed'] as const),
  'notAvailableYet',
]
const isPastTheDoor = (code: number | undefined) =>
  code !== undefined && !atTheDoor.some(key => refusals[key].code === code)

describe('every call', () => {
  it('is asked at least now and then in a way that it understands', () => {
    const unknown = allCalls.filter((call, index) => {
      const inputs = fc.sample(validInput(call.input, hintsFor(call, world)), { seed: index, numRuns: 30 })
      return !inputs.some(input => call.input.safeParse(input).success)
    })
    expect(unknown.map(({ name }) => name)).toEqual([])
  })

  it('answers whatever it is sent with an envelope and never fails', {
    tags: ['slow'],
    timeout: 3_600_000,
  }, async () => {
    const asking = new Interrogation(world, fuzzSeed)
    const reached = new Set<string>()
    for (const round of fuzzRounds()) {
      for (const [index, call] of allCalls.entries()) {
        // What reads leaves everybody as they were.
        if (allCalls.at(index - 1)?.effect === 'change') await world.revive()
        const actors = askers(call)
        const wanted = fc.sample(requestsFor(call, hintsFor(call, world)), {
          seed: round + index,
          numRuns: requestsInRound,
        })
        for (const request of wanted) {
          const { code } = await asking.ask(actors[asking.count % actors.length] as Actor, request)
          if (isPastTheDoor(code)) reached.add(call.name)
        }
      }
    }
    asking.tell(`${allCalls.length} calls, ${reached.size} of them reached behind access and input`)
    const unreached = allCalls.flatMap(({ name }) => (reached.has(name) ? [] : [name]))
    if (isDrill) console.log(`fuzz: not reached: ${unreached.join(', ')}`)
    expect(asking.problems).toEqual([])
    // A fuzz that never comes past the door proves nothing.
    expect(reached.size).toBeGreaterThan(allCalls.length * (isDrill ? 0.8 : 0.4))
  })
})
