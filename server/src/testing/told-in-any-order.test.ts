// Whatever is scheduled, changed, withdrawn and taken down in whatever order: a channel never sells what it may not sell on that day.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takedownForms } from '#contract/distribution/channel-profile'
import type { DeliveryKind } from '#contract/distribution/delivery-state'
import { addDays } from '#contract/works/missing'
import { buildDeliveredTrack, licensed } from './build-delivery'
import { sampled } from './sampled'
import { toldChannel, toldFormats } from './tell-channel'

const firstDay = '2026-11-16'
const numbers = [1, 2, 3]
const number = fc.constantFrom(...numbers)

const event = fc.oneof(
  fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ what: fc.constant('move' as const), days: fc.integer({ min: -3, max: 6 }) }),
  fc.record({ what: fc.constantFrom('withdraw' as const, 'restore' as const), number }),
  fc.record({ what: fc.constant('license' as const), number, days: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ what: fc.constantFrom('take down' as const, 'bring back' as const) }),
)
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never

async function follow(
  format: string,
  takedown: 'without_deals' | 'ended',
  startsIn: number,
  events: Event[],
) {
  const read = toldFormats[format]
  if (!read) throw new Error(format)
  const channel = toldChannel(read, takedown, firstDay)
  const withdrawn = new Set<number>()
  const unknown = new Set<number>()
  const ends = new Map<number, string>()
  const hasDates = format.startsWith('ERN')
  let releaseDay = addDays(firstDay, startsIn)
  let isDown = false

  async function tell(kind: DeliveryKind) {
    if (kind === 'release') {
      unknown.clear()
      for (const one of withdrawn) unknown.add(one)
    }
    const tracks = numbers
      .filter(one => !unknown.has(one) || !withdrawn.has(one))
      .map(one => {
        const until = ends.get(one)
        const track = buildDeliveredTrack(one, until === undefined ? {} : licensed({ valid_to: until }))
        return { ...track, isWithdrawn: withdrawn.has(one) }
      })
    isDown = kind === 'takedown'
    await channel.tell({ kind, releaseDay, tracks })
    expectRight()
  }

  function expectRight() {
    const today = channel.today()
    for (const one of numbers) {
      const end = ends.get(one)
      const isAllowed =
        !isDown && !withdrawn.has(one) && releaseDay <= today && (end === undefined || today <= end)
      const isOnSale = channel.isOnSale(buildDeliveredTrack(one).isrc)
      // When one licence ends, the release as a whole ends with it.
      const isCertain = ends.size === 0 || !isAllowed
      if (isCertain)
        expect({ today, track: one, isOnSale }).toEqual({ today, track: one, isOnSale: isAllowed })
    }
  }

  async function take(one: Event) {
    if (one.what === 'wait') {
      for (let days = one.days; days > 0; days -= 1) {
        channel.nextDay()
        expectRight()
      }
      return
    }
    if (one.what === 'bring back') {
      if (isDown && withdrawn.size < numbers.length) await tell('release')
      return
    }
    if (one.what === 'withdraw') withdrawn.add(one.number)
    if (one.what === 'restore') withdrawn.delete(one.number)
    if (one.what === 'move') {
      releaseDay = addDays(releaseDay, one.days)
      ends.clear()
    }
    if (one.what === 'license' && hasDates) ends.set(one.number, addDays(releaseDay, one.days))
    if (isDown) return
    await tell(one.what === 'take down' || withdrawn.size === numbers.length ? 'takedown' : 'update')
  }

  await tell('release')
  for (const one of events) await take(one)
  await take({ what: 'wait', days: 4 })
}

const cases = Object.keys(toldFormats).flatMap(format =>
  takedownForms
    .slice(0, format.startsWith('ERN') ? 2 : 1)
    .flatMap(takedown => sampled([1, 2, 3, 4, 5, 6, 7, 8], 2).map(seed => [format, takedown, seed] as const)),
)

it.each(cases)('in %s, takedown %s (seed %i)', async (format, takedown, seed) => {
  const order = fc.asyncProperty(
    fc.integer({ min: -2, max: 8 }),
    fc.array(event, { maxLength: 12 }),
    (startsIn, events) => follow(format, takedown, startsIn, events),
  )
  await fc.assert(order, { seed, numRuns: 12 })
})
