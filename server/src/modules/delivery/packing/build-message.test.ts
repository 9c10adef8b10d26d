import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countries } from '#contract/works/territories'
import { buildDeliveredTrack, buildInputs, buildParts, licensed } from '../../../testing/build-delivery'
import { hasSchemas, schemaFolder } from '../../../testing/ddex'
import { sampled } from '../../../testing/sampled'
import { variedInputs } from '../../../testing/varied-deliveries'
import { checkMessage } from '../formats/check-message'
import { openSchemas, type Schemas } from '../formats/check-xsd'
import { writeErn382 } from '../formats/ern-382/write-ern-382'
import { writeErn432 } from '../formats/ern-432/write-ern-432'
import { dealsOfRelease } from '../formats/release-deals'
import { writeSheet } from '../formats/sheet/write-sheet'
import { buildMessage } from './build-message'
import type { DeliveryInputs } from './message-inputs'

const build = (inputs: DeliveryInputs) => buildMessage(inputs, buildParts(inputs))
const seeds = Array.from({ length: 64 }, (_, index) => index + 1)

describe('a message about a work', () => {
  const schemas: { write: typeof writeErn432; opened: Schemas }[] = []
  beforeAll(async () => {
    if (!hasSchemas()) return
    schemas.push({ write: writeErn432, opened: await openSchemas(schemaFolder('432')) })
    schemas.push({ write: writeErn382, opened: await openSchemas(schemaFolder('382')) })
  })
  afterAll(() => {
    for (const { opened } of schemas) opened.close()
  })

  function expectSound(inputs: DeliveryInputs) {
    const message = build(inputs)
    expect(checkMessage(message)).toEqual([])
    for (const { write, opened } of schemas) expect(opened.check(write(message))).toEqual({ isValid: true })
  }

  it.each(sampled(seeds, 4))('is sound in both versions, whatever was filled in (seed %i)', seed => {
    fc.assert(fc.property(variedInputs, expectSound), { seed, numRuns: 8 })
  })

  it('is sound for the longest album', () => {
    expectSound(
      buildInputs({ tracks: Array.from({ length: 50 }, (_, index) => buildDeliveredTrack(index + 1)) }),
    )
  })

  it('is the same for the same inputs', () => {
    const inputs = buildInputs()
    expect(build(inputs)).toEqual(build(structuredClone(inputs)))
  })

  it('takes from the release what a track leaves open', () => {
    const tracks = [buildDeliveredTrack(1, { artists: [], language: null, explicit: null })]
    const { work } = buildInputs()
    const details = { ...work.details, language: 'yue' as const, explicit: true }
    const [track] = build(buildInputs({ tracks, work: { details } })).tracks
    expect(track).toMatchObject({ artists: [{ name: '林夏' }], language: 'yue', warning: 'explicit' })
  })

  it('says that nothing is sung on an instrumental', () => {
    const tracks = [buildDeliveredTrack(1, { instrumental: true, language: 'zh' })]
    expect(build(buildInputs({ tracks })).tracks[0]).toMatchObject({ language: 'zxx', isInstrumental: true })
  })

  it('warns of the release when one of its tracks is explicit', () => {
    const tracks = [buildDeliveredTrack(1), buildDeliveredTrack(2, { explicit: true })]
    expect(build(buildInputs({ tracks })).release.warning).toBe('explicit')
  })

  it('names the page of an artist at this channel, however the member wrote its name', () => {
    const { work } = buildInputs()
    const pages = [
      { channel: 'Spotify', id: 'elsewhere' },
      { channel: ' SANDBOX ', id: 'here' },
    ]
    const artists = [{ name: '林夏', role: 'main' as const, channel_ids: pages }]
    const { release } = build(buildInputs({ work: { details: { ...work.details, artists } } }))
    expect(release.artists).toEqual([{ name: '林夏', role: 'main', channelId: 'here' }])
  })

  it.each([
    ['its word for the sub-genre', { mandopop: '华语流行', pop: '流行' }, { genre: '华语流行' }],
    ['its word for the genre', { pop: '流行' }, { genre: '流行', subGenre: 'Mandopop' }],
    ['our English names', {}, { genre: 'Pop', subGenre: 'Mandopop' }],
  ])('tells a channel the genre in %s', (_, genres, expected) => {
    const { work, channel } = buildInputs()
    const details = { ...work.details, sub_genre: 'mandopop' }
    const { release } = build(
      buildInputs({ work: { details }, channel: { profile: { ...channel.profile, genres } } }),
    )
    expect({ genre: release.genre, subGenre: release.subGenre }).toEqual({ subGenre: undefined, ...expected })
  })

  it('is about a video alone, with codes of its own', () => {
    const tracks = [buildDeliveredTrack(1), buildDeliveredTrack(2, { title: 'Film' })]
    const video = { trackId: 2, upc: '6901234567892', isrc: 'CNT012699999' }
    const message = build(buildInputs({ tracks, delivery: { video } }))
    expect(message.release).toMatchObject({ kind: 'video', upc: video.upc, title: 'Film' })
    expect(message.videos.map(({ isrc }) => isrc)).toEqual([video.isrc])
    expect(message.tracks).toEqual([])
  })
})

describe('the deals of a message', () => {
  const only = (...codes: string[]) => ({ worldwide: false, countries: codes })
  const dealsOf = (inputs: DeliveryInputs) => build(inputs).deals

  it('are one for each term of the channel', () => {
    expect(dealsOf(buildInputs()).map(deal => deal.commercialModels)).toEqual([
      ['SubscriptionModel'],
      ['AdvertisementSupportedModel'],
    ])
  })

  it('hold where channel, member and licence agree', () => {
    const { work, channel } = buildInputs()
    const inputs = buildInputs({
      work: { scope: { ...work.scope, territory: only('CN', 'JP', 'US') } },
      channel: { profile: { ...channel.profile, territory: only('US', 'JP', 'CN', 'DE') } },
      tracks: [buildDeliveredTrack(1, licensed({ licence_territory: only('JP', 'CN', 'SG') }))],
    })
    expect(dealsOf(inputs).map(deal => deal.territory)).toEqual([only('CN', 'JP'), only('CN', 'JP')])
    expect(dealsOf(buildInputs())[0]?.territory).toEqual({ worldwide: true, except: [] })
  })

  it('stay in mainland China where the law behind the rights does', () => {
    const { rights } = buildDeliveredTrack().details
    const tracks = [buildDeliveredTrack(1, { rights: { ...rights, property: 3, statement: 2, source: 6 } })]
    expect(dealsOf(buildInputs({ tracks }))[0]?.territory).toEqual(only('CN'))
  })

  it('last from the release to the end of the licence, or to what rights staff allow', () => {
    const tracks = [buildDeliveredTrack(1, licensed({ valid_to: '2027-06-30' }))]
    expect(dealsOf(buildInputs({ tracks }))[0]).toMatchObject({ from: '2026-12-01', until: '2027-06-30' })
    const kept = buildInputs({ tracks, work: { licensedUntil: '2027-08-01' } })
    expect(dealsOf(kept)[0]?.until).toBe('2027-08-01')
    expect(dealsOf(buildInputs())[0]?.until).toBeUndefined()
  })

  it('give a release what all tracks have, and a track what its own licence adds', () => {
    const tracks = [
      buildDeliveredTrack(1),
      buildDeliveredTrack(2, licensed({ valid_to: '2027-06-30', licence_territory: only('CN') })),
    ]
    const subscriptions = dealsOf(buildInputs({ tracks })).filter(deal =>
      deal.commercialModels.includes('SubscriptionModel'),
    )
    expect(subscriptions).toMatchObject([
      { territory: only('CN'), until: '2027-06-30' },
      { territory: { worldwide: true }, tracks: [0] },
    ])
    expect(subscriptions[0]?.tracks).toBeUndefined()
    expect(subscriptions[1]?.until).toBeUndefined()
  })

  it('are none where its tracks have no country in common', () => {
    const tracks = [
      buildDeliveredTrack(1, licensed({ licence_territory: only('JP') })),
      buildDeliveredTrack(2, licensed({ licence_territory: only('CN') })),
    ]
    const message = build(buildInputs({ tracks }))
    expect(message.deals).toEqual([])
    expect(checkMessage(message).map(({ key }) => key)).toContain('distribution.noDeals')
  })

  it.each(['without_deals', 'ended'] as const)(
    'go on for the others when a track was withdrawn (%s)',
    takedown => {
      const tracks = [1, 2, 3].map(number => ({
        ...buildDeliveredTrack(number),
        isWithdrawn: number === 2,
      }))
      const { channel } = buildInputs()
      const message = build(
        buildInputs({
          tracks,
          channel: { profile: { ...channel.profile, takedown } },
          delivery: { kind: 'update' },
        }),
      )
      const ofTrack = (place: number) => message.deals.filter(({ tracks }) => tracks?.includes(place))
      const revoked = { from: '2026-11-14', until: '2026-11-14', isRevoked: true }
      expect(message.withdrawn).toEqual([1])
      expect(ofTrack(1)).toMatchObject(takedown === 'ended' ? [revoked, revoked] : [])
      expect(message.deals.every(({ tracks }) => tracks !== undefined)).toBe(true)
      expect(ofTrack(0).map(({ until }) => until)).toEqual(ofTrack(2).map(() => undefined))
      expect(dealsOfRelease(message)).toEqual(ofTrack(0))
      expect(checkMessage(message)).toEqual([])
      const shown = writeSheet(message, [{ title: 'a', field: 'off' }]).flat()
      expect(shown).toEqual(['a', 'N', 'Y', 'N'])
    },
  )

  it('are announced from the day of the first message on, unless that is too late', () => {
    expect(dealsOf(buildInputs())[0]?.visibleFrom).toBe('2026-11-16')
    const announced = (announcedOn: string) => dealsOf(buildInputs({ delivery: { announcedOn } }))[0]
    expect(announced('2026-10-01')?.visibleFrom).toBe('2026-10-01')
    expect(announced('2026-12-01')?.visibleFrom).toBeUndefined()
  })

  // Days are inclusive: a deal that begins and ends today would put on sale today what has not been released yet.
  it.each([
    ['before its release', '2026-12-01'],
    ['after it', '2026-01-01'],
  ])('are none in a takedown, %s', (_, release_date) => {
    const { work } = buildInputs()
    const nowhere = licensed({ licence_territory: only(), valid_to: '2026-06-30' })
    const tracks = [buildDeliveredTrack(1, nowhere), buildDeliveredTrack(2)]
    const inputs = buildInputs({
      tracks,
      work: { kind: 'album', scope: { ...work.scope, release_date } },
      delivery: { kind: 'takedown' },
    })
    expect(build(inputs).deals).toEqual([])
    expect(checkMessage(build(inputs))).toEqual([])
  })

  it('were over 48 hours before, everywhere, where a channel wants to read a takedown in them', () => {
    const { channel } = buildInputs()
    const profile = { ...channel.profile, takedown: 'ended' as const }
    const message = build(
      buildInputs({
        channel: { profile },
        // The 17th in China.
        delivery: { kind: 'takedown', createdAt: new Date('2026-11-16T17:00:00Z') },
      }),
    )
    const revoked = { from: '2026-11-15', until: '2026-11-15', territory: { worldwide: true } }
    expect(message.deals).toMatchObject([revoked, revoked])
    expect(checkMessage(message)).toEqual([])
  })

  it('name countries of our own list alone, in its order', () => {
    const { channel } = buildInputs()
    const territory = only('US', 'XX', 'CN')
    const [deal] = dealsOf(buildInputs({ channel: { profile: { ...channel.profile, territory } } }))
    expect(deal?.territory).toEqual(only(...countries.filter(code => ['CN', 'US'].includes(code))))
  })
})
