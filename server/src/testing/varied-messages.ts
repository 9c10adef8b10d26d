// Messages of every kind that the portal can send, made by chance.
import fc from 'fast-check'
import { workLanguages } from '#contract/works/work'
import {
  contributorRoles,
  type MessageDeal,
  type MessageTerritory,
  type MessageTrack,
  type NamedArtist,
  type OtherTitle,
  type ReleaseMessage,
} from '../modules/delivery/formats/release-message'
import { buildDeal, buildLyrics, buildMessage, buildMessageTrack, buildMessageVideo } from './build-message'

/** What has broken somebody's XML before: marks of XML, entities, emoji, combining marks, right-to-left, widths, lone spaces. */
const oddTexts = [
  'A & B <live> ]]> "x" \'y\'',
  '&amp;lt; <![CDATA[x]]>',
  '👩‍👩‍👧‍👦 🎵 Zoë́',
  'שלום \u202Eעולם\u202C مرحبا',
  '夏至（现场版）　第①首',
  '𠮷野家 𝄞',
  '-->?><!--',
  'ﾕﾒ\u00a0\u2028e\u0301',
]

const writable = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map(text => text.replace(/[\p{Cc}\ufffe\uffff]/gu, '').trim())
  .filter(text => text !== '')
export const oddText = fc.oneof(fc.constantFrom(...oddTexts), writable)

const otherTitle: fc.Arbitrary<OtherTitle> = fc.record({
  text: oddText,
  language: fc.constantFrom('zh', 'en', 'ja', 'ar', 'yue'),
  script: fc.constantFrom('Latn', 'Hans', 'Hant', 'Jpan', 'Arab'),
})

const artist = fc.record(
  {
    name: oddText,
    role: fc.constantFrom('main' as const, 'featured' as const, 'remixer' as const),
    channelId: fc.constantFrom('id-1', 'id-2'),
  },
  { requiredKeys: ['name', 'role'] },
)

const artists = fc
  .tuple(oddText, fc.array(artist, { maxLength: 4 }))
  .map(([name, others]): NamedArtist[] => [{ name, role: 'main' }, ...others])

const shared = {
  title: oddText,
  version: fc.oneof(fc.constant(''), oddText),
  otherTitles: fc.array(otherTitle, { maxLength: 3 }),
  artists,
  language: fc.constantFrom(...workLanguages),
  warning: fc.constantFrom('explicit' as const, 'none' as const),
}

const itemChanges = fc.record({
  ...shared,
  contributors: fc.array(fc.record({ name: oddText, role: fc.constantFrom(...contributorRoles) }), {
    maxLength: 6,
  }),
  isInstrumental: fc.boolean(),
  pLine: fc.record({ year: fc.integer({ min: 1900, max: 2100 }), owner: oddText }),
})

const audioChanges = fc.record({
  codec: fc.constantFrom('flac' as const, 'wav' as const, 'mp3' as const, 'aac' as const),
  seconds: fc.double({ min: 0.2, max: 4000, noNaN: true }),
  sampleRate: fc.constantFrom(44_100, 48_000, 96_000, 192_000),
  bitsPerSample: fc.constantFrom(0, 16, 24),
  channels: fc.constantFrom(1, 2, 6),
})

const lyricsKind = fc.constantFrom('none', 'timed', 'plain')

const tracks = (count: number) =>
  fc
    .array(fc.tuple(itemChanges, audioChanges, lyricsKind), { minLength: count, maxLength: count })
    .map(list =>
      list.map(([changes, audio, lyrics], index): MessageTrack => {
        const track = buildMessageTrack(index + 1, changes)
        const written = lyrics === 'none' ? {} : { lyrics: buildLyrics(index + 1, lyrics === 'timed') }
        return { ...track, audio: { ...track.audio, ...audio }, ...written }
      }),
    )

const videoChanges = fc.record({
  container: fc.constantFrom('mp4' as const, 'mov' as const),
  codec: fc.constantFrom('h264', 'hevc', 'prores', 'av1'),
  width: fc.integer({ min: 1, max: 7680 }),
  height: fc.integer({ min: 1, max: 4320 }),
})

const videos = (count: number) =>
  fc.array(fc.tuple(itemChanges, videoChanges), { minLength: count, maxLength: count }).map(list =>
    list.map(([changes, video], index) => {
      const built = buildMessageVideo(index + 1, changes)
      return { ...built, video: { ...built.video, ...video } }
    }),
  )

const countries = fc.uniqueArray(fc.constantFrom('CN', 'HK', 'MO', 'TW', 'SG', 'US', 'DE', 'JP'), {
  minLength: 1,
})
const territory: fc.Arbitrary<MessageTerritory> = fc.oneof(
  countries.map(except => ({ worldwide: true as const, except })),
  countries.map(list => ({ worldwide: false as const, countries: list })),
  fc.constant(buildDeal().territory),
)

const deal = (tracks: number): fc.Arbitrary<MessageDeal> =>
  fc.record(
    {
      territory,
      commercialModels: fc.constant(['SubscriptionModel']),
      useTypes: fc.constantFrom(['OnDemandStream'], ['OnDemandStream', 'ConditionalDownload']),
      priceCode: fc.constantFrom('T1', 'A&B'),
      from: fc.constantFrom('2026-12-01', '2027-01-31'),
      until: fc.constantFrom('2027-12-31', '2028-02-29'),
      visibleFrom: fc.constantFrom('2026-11-20', '2026-12-01'),
      tracks: fc.uniqueArray(fc.nat({ max: tracks - 1 }), { minLength: 1 }),
    },
    { requiredKeys: ['territory', 'commercialModels', 'useTypes', 'from'] },
  )

const revoked = buildDeal({ from: '2026-11-14', until: '2026-11-14', isRevoked: true })

/** One about all tracks, so that none is without; of a takedown none, or what says that it is over. */
const deals = (tracks: number, kind: ReleaseMessage['kind']): fc.Arbitrary<MessageDeal[]> =>
  kind === 'takedown'
    ? fc.constantFrom([], [revoked])
    : fc.array(deal(tracks), { maxLength: 4 }).map(list => [buildDeal(), ...list])

const header = fc.record({
  kind: fc.constantFrom('release' as const, 'update' as const, 'takedown' as const),
  of: fc.oneof(
    fc.record({ kind: fc.constant('single' as const), count: fc.constant(1) }),
    fc.record({ kind: fc.constant('album' as const), count: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ kind: fc.constant('video' as const), count: fc.integer({ min: 1, max: 3 }) }),
  ),
})

const releaseChanges = fc.record(
  {
    ...shared,
    label: oddText,
    genre: oddText,
    subGenre: oddText,
    originalReleaseDate: fc.constantFrom('1999-12-31', '2026-12-01'),
    upc: fc.constantFrom('123456789012', '6901234567892'),
    cLine: fc.record({ year: fc.integer({ min: 1900, max: 2100 }), owner: oddText }),
    aiUse: fc.record({
      music: fc.boolean(),
      lyrics: fc.boolean(),
      vocals: fc.boolean(),
      cover: fc.boolean(),
    }),
  },
  { requiredKeys: ['title', 'version', 'artists', 'label'] },
)

export const variedMessage: fc.Arbitrary<ReleaseMessage> = header.chain(({ kind, of }) => {
  const isVideo = of.kind === 'video'
  return fc
    .record({
      tracks: tracks(isVideo ? 0 : of.count),
      videos: videos(isVideo ? of.count : 0),
      deals: deals(of.count, kind),
      release: releaseChanges,
    })
    .map(({ release, ...parts }) => buildMessage({ ...parts, kind, release: { ...release, kind: of.kind } }))
})
