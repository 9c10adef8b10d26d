import { expect, it } from 'vitest'
import { whyNoSecond } from './deeds.policy'
import type { AdminRow } from './deeds.queries'

const day = 86_400_000
const now = new Date('2026-11-01T00:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * day)
const [asker, second, other] = [1, 2, 3]
const admin = (raised: AdminRow['raised']): AdminRow => ({
  ...{ id: second, name: 'Second', roles: ['admin'], state: 'active', totp_confirmed_at: ago(400) },
  ...{ selves: [second], admin_since: ago(20), invited_by: null, created_at: ago(400), raised },
  brought: [],
})
const why = (raised: AdminRow['raised']) =>
  whyNoSecond({ requested_by: asker, requested_at: now }, admin(raised), now)

it('whom the requester has made admin within 30 days is no second person, even where somebody else has done the same before or since', () => {
  expect(why([])).toBeUndefined()
  expect(why([{ by: asker, at: ago(29) }])).toBe('invited')
  expect(why([{ by: asker, at: ago(30) }])).toBeUndefined()
  expect(why([{ by: other, at: ago(1) }])).toBeUndefined()
  expect(
    why([
      { by: asker, at: ago(29) },
      { by: other, at: ago(20) },
    ]),
  ).toBe('invited')
})

it('who has brought the requester in within 30 days is no second person of what they ask for', () => {
  const whyOf = (brought: AdminRow['brought']) =>
    whyNoSecond({ requested_by: asker, requested_at: now }, { ...admin([]), brought }, now)
  expect(whyOf([{ to: asker, at: ago(29) }])).toBe('inviter')
  expect(whyOf([{ to: asker, at: ago(30) }])).toBeUndefined()
  expect(whyOf([{ to: other, at: ago(1) }])).toBeUndefined()
})
