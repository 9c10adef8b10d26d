// Works as members fill them in and channels as operators set them up, made by chance. Somewhere all of them agree: in CN.
import fc from 'fast-check'
import { commercialModels, useTypes } from '#contract/distribution/channel-profile'
import { type Artist, type Genre, genres, type Territory, workLanguages } from '#contract/works/work'
import type { DeliveryInputs } from '../modules/delivery/packing/message-inputs'
import { buildDeliveredTrack, buildInputs, licensed } from './build-delivery'
import { completeTrack } from './build-work'
import { oddText } from './varied-messages'

const territory: fc.Arbitrary<Territory> = fc.oneof(
  fc.constant<Territory>({ worldwide: true, countries: [] }),
  fc
    .uniqueArray(fc.constantFrom('HK', 'MO', 'TW', 'SG', 'US', 'DE', 'JP'))
    .map(codes => ({ worldwide: false, countries: ['CN', ...codes] })),
)

const names = fc.uniqueArray(oddText, { maxLength: 3 })
const artists = fc
  .array(
    fc.record({
      name: oddText,
      role: fc.constantFrom('main' as const, 'featured' as const, 'remixer' as const),
      channel_ids: fc.array(fc.record({ channel: fc.constantFrom('Sandbox', 'Elsewhere'), id: oddText }), {
        maxLength: 2,
      }),
    }),
    { maxLength: 3 },
  )
  .map(list => [{ name: 'Lin', role: 'main' as const, channel_ids: [] }, ...list])

const language = fc.constantFrom(...workLanguages)
const rights = fc.oneof(
  fc.constant(completeTrack.rights),
  fc.constant({ ...completeTrack.rights, source: 6 as const }),
  fc
    .record({ valid_to: fc.constantFrom(null, '2027-06-30', '2030-01-01'), licence_territory: territory })
    .map(licence => licensed(licence).rights ?? completeTrack.rights),
)

const track = fc.record({
  title: oddText,
  version: fc.oneof(fc.constant(''), oddText),
  artists: fc.oneof(fc.constant<Artist[]>([]), artists),
  lyricists: names,
  composers: names,
  arrangers: names,
  producers: names,
  performers: names,
  language: fc.oneof(fc.constant(null), language),
  explicit: fc.constantFrom(null, true, false),
  instrumental: fc.boolean(),
  rights,
})

const details = fc.record({
  title: oddText,
  version: fc.oneof(fc.constant(''), oddText),
  artists,
  label: fc.oneof(fc.constant(''), oddText),
  genre: fc.constantFrom(...(Object.keys(genres) as Genre[])),
  sub_genre: fc.constantFrom(null, ...Object.values(genres).flat()),
  language,
  original_release_date: fc.constantFrom(null, '1999-12-31', '2026-12-01'),
  explicit: fc.boolean(),
  ai_use: fc.constantFrom(null, { music: true, lyrics: false, vocals: true, cover: true }),
})

const profile = fc.record({
  territory,
  deal_terms: fc.array(
    fc.record({
      commercial_model: fc.constantFrom(...commercialModels),
      use_types: fc.uniqueArray(fc.constantFrom(...useTypes), { minLength: 1 }),
      price_code: fc.constantFrom('', 'T1'),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  genres: fc.constantFrom({}, { pop: '流行', mandopop: '华语流行' }),
  party_name: fc.constantFrom('', 'Sandbox & Co.'),
})

const delivery = fc.record(
  {
    kind: fc.constantFrom('release' as const, 'update' as const, 'takedown' as const),
    announcedOn: fc.constantFrom('2026-10-01', '2026-12-24'),
    video: fc.constant({ trackId: 1, upc: '6901234567892', isrc: 'CNT012699999' }),
  },
  { requiredKeys: ['kind'] },
)

export const variedInputs: fc.Arbitrary<DeliveryInputs> = fc
  .record({
    tracks: fc.array(track, { minLength: 1, maxLength: 6 }),
    details,
    scope: territory,
    profile,
    delivery,
  })
  .map(({ tracks, details: changes, scope, profile: chosen, delivery }) => {
    const plain = buildInputs({
      delivery,
      tracks: tracks.map((one, index) => buildDeliveredTrack(index + 1, one)),
    })
    const { work, channel } = plain
    return {
      ...plain,
      work: { ...work, details: { ...work.details, ...changes }, scope: { ...work.scope, territory: scope } },
      channel: { ...channel, profile: { ...channel.profile, ...chosen } },
    }
  })
