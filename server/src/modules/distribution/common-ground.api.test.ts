// Where a channel can sell nothing of a release any more, it is taken down there; where it never had it, it hears nothing; and it gets it again when
// there is something to sell. "Deals completely replace all existing deals for the release" (DDEX, ERN Part 1, 6.19.2): an old deal that nobody takes
// back stays live.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offerChannel } from '#contract/distribution/channel-calls'
import { hasCommonGround } from '#contract/distribution/common-ground'
import { claimWork, passRights } from '#contract/review/calls'
import type { Territory } from '#contract/works/work'
import { createLog } from '../../platform/log'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork, completeTrack } from '../../testing/build-work'
import { deliveryKit } from '../../testing/send-deliveries'
import { stepDeliveries } from '../../testing/step-deliveries'
import { testServer } from '../../testing/test-server'
import { queueOffered } from './managing/queue-offered.job'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof deliveryKit>>

beforeAll(async () => {
  server = await testServer()
  const member = await server.loggedInMember()
  kit = await deliveryKit(server, member.memberId)
})
afterAll(() => server.close())

const worldwide: Territory = { worldwide: true, countries: [] }
const only = (...countries: string[]): Territory => ({ worldwide: false, countries })

const reach = (territory: Territory) =>
  server.asOwner(
    `update channels set territory = $2::jsonb, profile = jsonb_set(profile, '{territory}', $2::jsonb) where id = $1`,
    [kit.channelId, JSON.stringify(territory)],
  )

/** As if a revision with this scope had passed. */
async function revise(workId: number, scope: object) {
  await server.asOwner('update works set scope = scope || $2::jsonb where id = $1', [
    workId,
    JSON.stringify(scope),
  ])
  await kit.newVersion(workId)
}

/** What waits arrives and is confirmed. */
async function settle(workId: number) {
  for (const { id, state } of await kit.about(workId))
    if (state === 'queued') await stepDeliveries(server, [id], ['packing', 'sending', 'delivered', 'live'])
}

async function liveWork(territory: Territory = worldwide) {
  const workId = await kit.queued({ scope: { territory } })
  await settle(workId)
  return workId
}

const licensed = (countries: string[], days: { from?: string; to?: string } = {}) => ({
  rights: {
    ...completeTrack.rights,
    ...({ property: 3, statement: 2, source: 4 } as const),
    ...{
      licence_territory: only(...countries),
      valid_from: days.from ?? '2026-01-01',
      valid_to: days.to ?? null,
    },
  },
})

async function license(workId: number, ...tracks: ReturnType<typeof licensed>[]) {
  const ids = await server.asOwner<{ id: number }>(
    'select id::int from tracks where work_id = $1 order by position',
    [workId],
  )
  for (const [place, { id }] of ids.entries())
    await server.asOwner('update tracks set details = details || $2::jsonb where id = $1', [
      id,
      JSON.stringify(tracks[place] ?? {}),
    ])
}

describe('a release that a channel can sell nowhere any more', () => {
  it('is taken down there when its scope leaves the territory of the channel', async () => {
    await reach(only('CN'))
    const workId = await liveWork()
    await revise(workId, { territory: only('US', 'JP') })
    expect(await kit.told(workId)).toEqual(['release live', 'takedown queued'])
  })

  it('comes again with the territory', async () => {
    await reach(only('CN'))
    const workId = await liveWork()
    await revise(workId, { territory: only('US') })
    await settle(workId)
    await revise(workId, { territory: only('US', 'JP') })
    expect((await kit.told(workId)).slice(1)).toEqual(['takedown live'])
    await revise(workId, { territory: only('US', 'CN') })
    expect((await kit.told(workId)).slice(1)).toEqual(['takedown live', 'release queued'])
  })

  it('is taken down when the licences of its tracks have no country in common', async () => {
    await reach(worldwide)
    const workId = await kit.queued({ kind: 'album', tracks: [{}, {}] })
    await settle(workId)
    await license(workId, licensed(['CN']), licensed(['US']))
    await kit.newVersion(workId)
    expect(await kit.told(workId)).toEqual(['release live', 'takedown queued'])
  })

  it('is taken down when the licences of its tracks have no day in common', async () => {
    await reach(worldwide)
    const workId = await kit.queued({
      kind: 'album',
      tracks: [{}, {}],
      scope: { release_date: '2026-02-01' },
    })
    await settle(workId)
    await license(workId, licensed(['CN'], { to: '2026-12-31' }), licensed(['CN'], { from: '2027-01-01' }))
    await kit.newVersion(workId)
    expect(await kit.told(workId)).toEqual(['release live', 'takedown queued'])
  })

  it('stays up with a licence that has ended: that is a deal with an end', async () => {
    await reach(worldwide)
    const workId = await kit.queued({ scope: { release_date: '2026-02-01' } })
    await settle(workId)
    await license(workId, licensed(['CN'], { to: '2026-03-01' }))
    await kit.newVersion(workId)
    expect(await kit.told(workId)).toEqual(['release live', 'update queued'])
  })
})

describe('a release that a channel never could sell', () => {
  it('is not queued for it', async () => {
    await reach(only('CN'))
    const workId = await kit.queued({ scope: { territory: only('US') } })
    expect(await kit.told(workId)).toEqual([])
    await revise(workId, { territory: only('US', 'CN') })
    expect(await kit.told(workId)).toEqual(['release queued'])
  })

  it('does not leave when it waits', async () => {
    await reach(only('CN'))
    const workId = await kit.queued({})
    await revise(workId, { territory: only('US') })
    expect(await kit.told(workId)).toEqual(['release withdrawn'])
  })
})

describe('an offer of released works to a channel', () => {
  it('leaves out what the channel cannot sell', async () => {
    await reach(only('CN'))
    const everywhere = { all_channels: true, channel_ids: [] }
    const member = await server.loggedInMember()
    const build = (territory: Territory) =>
      buildWork(server, member.memberId, { status: '991', scope: { ...everywhere, territory } })
    const [sold, unsold] = [await build(worldwide), await build(only('US'))]
    const { database, agentId, services } = server
    const context = { database, agentId, services, log: createLog('silent') }
    const admin = await loggedInStaff(server)
    expect((await server.call(offerChannel, { id: kit.channelId }, admin)).data).toMatchObject({ works: 1 })
    await queueOffered.run({ ...context, payload: { channelId: kit.channelId } })
    expect([await kit.told(sold), await kit.told(unsold)]).toEqual([['release queued'], []])
  })
})

describe('a release that none of its channels can sell', () => {
  it('does not pass the rights review', async () => {
    await reach(only('CN'))
    const member = await server.loggedInMember()
    const scope = { all_channels: false, channel_ids: [kit.channelId], territory: only('US') }
    const id = await buildWork(server, member.memberId, { status: '300', scope })
    const rights = await loggedInStaff(server, { roles: ['rights'] })
    await server.call(claimWork, { id }, rights)
    expect((await server.call(passRights, { id }, rights)).status).toBe(409)
    await reach(only('US'))
    expect((await server.call(passRights, { id }, rights)).status).toBe(200)
  })
})

describe('whatever happens to the scope, the channel and its tracks', () => {
  const territory = fc.constantFrom(worldwide, only('CN'), only('US', 'JP'), only('CN', 'US'), only('DE'))
  const step = fc.oneof(
    fc.record({ is: fc.constant('scope' as const), territory }),
    fc.record({ is: fc.constant('channel' as const), territory }),
    fc.record({ is: fc.constant('chosen' as const), isChosen: fc.boolean() }),
    fc.record({ is: fc.constant('licence' as const), place: fc.nat(1), territory }),
    fc.record({ is: fc.constant('withdrawn' as const), place: fc.nat(1), isWithdrawn: fc.boolean() }),
    fc.record({ is: fc.constant('settled' as const) }),
  )

  it('the channel has the release where and only where both have ground', { tags: ['slow'] }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async steps => {
        await reach(worldwide)
        const workId = await kit.queued({ kind: 'album', tracks: [{}, {}] })
        await license(workId, licensed(['CN', 'US', 'JP', 'DE']), licensed(['CN', 'US', 'JP', 'DE']))
        const ids = await server.asOwner<{ id: number }>(
          'select id::int from tracks where work_id = $1 order by position',
          [workId],
        )
        for (const one of steps) {
          const trackId = 'place' in one ? ids[one.place]?.id : undefined
          if (one.is === 'settled') await settle(workId)
          if (one.is === 'channel') await reach(one.territory)
          if (one.is === 'scope') await revise(workId, { territory: one.territory })
          if (one.is === 'chosen') await revise(workId, { channel_ids: one.isChosen ? [kit.channelId] : [] })
          if (one.is === 'licence')
            await server.asOwner(
              `update tracks set details = jsonb_set(details, '{rights,licence_territory}', $2::jsonb) where id = $1`,
              [trackId, JSON.stringify(one.territory)],
            )
          if (one.is === 'withdrawn')
            await server.asOwner(
              `update tracks set withdrawn_at = case when $2 then now() end, withdrawn_reason = case when $2 then 'x' end where id = $1`,
              [trackId, one.isWithdrawn],
            )
          if (one.is === 'licence' || one.is === 'withdrawn') await kit.newVersion(workId)
        }
        await kit.newVersion(workId)
        await settle(workId)
        const messages = (await kit.about(workId)).filter(({ state }) => state === 'live')
        const has = messages.length > 0 && messages.at(-1)?.kind !== 'takedown'
        expect(has).toBe(await isWanted(workId))
        // Two takedowns, or an update of what is not there, nobody would understand.
        for (const [place, { kind }] of messages.entries()) {
          const before = messages[place - 1]?.kind ?? 'takedown'
          expect(kind === 'release').toBe(before === 'takedown')
        }
      }),
      { numRuns: 60 },
    )
  })
})

/** From the tables, one by one: chosen, and a country that everything allows. */
async function isWanted(workId: number) {
  const [work] = await server.asOwner<{ scope: { channel_ids: number[]; territory: Territory } }>(
    'select scope from works where id = $1',
    [workId],
  )
  const [channel] = await server.asOwner<{ territory: Territory }>(
    'select territory from channels where id = $1',
    [kit.channelId],
  )
  const tracks = await server.asOwner<{ territory: Territory }>(
    `select details -> 'rights' -> 'licence_territory' as territory from tracks where work_id = $1 and withdrawn_at is null`,
    [workId],
  )
  const all = [channel?.territory, work?.scope.territory, ...tracks.map(track => track.territory)]
  const isSomewhere = ['CN', 'US', 'JP', 'DE'].some(code =>
    all.every(where => where?.worldwide || where?.countries.includes(code)),
  )
  return !!work?.scope.channel_ids.includes(kit.channelId) && tracks.length > 0 && isSomewhere
}

it('asks for a day as well as for a country', () => {
  const scope = { territory: worldwide, release_date: '2026-12-01' }
  const track = (days: { from?: string; to?: string }) => ({
    details: { ...completeTrack, ...licensed(['CN'], days) },
  })
  const has = (...tracks: ReturnType<typeof track>[]) =>
    hasCommonGround(tracks, { scope, licensedUntil: null }, worldwide)
  expect(has(track({ to: '2026-12-01' }))).toBe(true)
  expect(has(track({ to: '2026-11-30' }))).toBe(false)
  expect(has(track({ to: '2026-12-31' }), track({ from: '2027-01-01' }))).toBe(false)
  expect(has()).toBe(false)
})
