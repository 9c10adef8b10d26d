// A sample of `npm run drill kills`, which kills twenty times, each part alone too, and chooses anew each time.
import { killUnderWrites } from '../../drill/kills'
import { expect, test } from '../fixtures'

test('what was acknowledged is there once, though everything was killed at once', {
  tag: '@slow',
}, async () => {
  test.setTimeout(600_000)
  const { acknowledged, lost, doubled, broken } = await killUnderWrites(7, ['everything'])
  expect({ lost, doubled, broken }).toEqual({ lost: [], doubled: [], broken: [] })
  // Nothing is lost of nothing. How much there is depends on the machine.
  expect(acknowledged).toBeGreaterThan(20)
})
