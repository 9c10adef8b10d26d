// How a channel is supplied: what it takes, in which format, which way, and what its contract allows. Rows, not code.
import { z } from 'zod'
import { asTyped, inBothLanguages, seen, token, words } from '../text'
import { genres, territory } from '../works/work'
import { noRecipient, recipientDetails } from './recipient'

export const channelFormats = ['ern-4.3.2', 'ern-3.8.2', 'sheet'] as const
export type ChannelFormat = (typeof channelFormats)[number]

export const transportKinds = ['folder', 'sftp', 's3'] as const
export type TransportKind = (typeof transportKinds)[number]

/** As DDEX names them, in both versions. */
export const commercialModels = [
  'SubscriptionModel',
  'AdvertisementSupportedModel',
  'PayAsYouGoModel',
] as const
export const useTypes = [
  'OnDemandStream',
  'NonInteractiveStream',
  'ConditionalDownload',
  'PermanentDownload',
  'Stream',
] as const

const dealTerm = z.object({
  commercial_model: z.enum(commercialModels),
  use_types: z.array(z.enum(useTypes)).min(1).max(useTypes.length),
  /** Of what is sold; the channel says which there are. */
  price_code: token(40),
})
export type DealTerm = z.output<typeof dealTerm>

export const audioCodecs = ['flac', 'wav'] as const
const acceptedAudio = z.object({
  /** A master in another one is converted to the first. */
  codecs: z.array(z.enum(audioCodecs)).min(1).max(audioCodecs.length),
  /** What is above is converted down; null: as it is. */
  most_sample_rate: z.union([z.literal(44_100), z.literal(48_000), z.literal(96_000)]).nullable(),
  most_bits: z.union([z.literal(16), z.literal(24)]).nullable(),
})

export const completionForms = ['manifest', 'empty', 'none'] as const
export const acknowledgementForms = ['files', 'none'] as const

/**
 * How a takedown is written: without deals, as DDEX defines it, or in deals that ended 48 hours before, for a channel that looks at nothing else.
 */
export const takedownForms = ['without_deals', 'ended'] as const

/** A folder on the other side: no way up, nothing that servers read differently. Empty: where the account begins. */
const remoteFolder = asTyped(300).regex(
  /^(?!.*(^|\/)\.{1,2}(\/|$))(?!.*\/\/)[^\\\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]*$/u,
)
/** Neither an account nor a question: what is secret does not belong into an address. */
const bucketAddress = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .regex(/^[^\s@?#\\\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]+$/u)
const host = asTyped(253, 1)
  .trim()
  .regex(/^[A-Za-z0-9.:[\]-]+$/)

/** Without what is secret. */
export const connection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('folder') }),
  z.object({
    kind: z.literal('sftp'),
    host,
    port: z.number().int().min(1).max(65_535),
    username: seen(100, 1),
    folder: remoteFolder,
  }),
  z.object({
    kind: z.literal('s3'),
    endpoint: bucketAddress,
    region: token(60, 1),
    bucket: token(100, 1),
    access_key_id: token(200, 1),
    folder: remoteFolder,
    is_path_style: z.boolean(),
  }),
])
export type Connection = z.output<typeof connection>

/** What a sheet can say, in the order in which a new channel gets it. */
export const sheetFields = [
  'upc',
  'release_title',
  'release_version',
  'release_artists',
  'label',
  'genre',
  'sub_genre',
  'release_date',
  'original_release_date',
  'territories',
  'p_line',
  'c_line',
  'cover_file',
  'track_number',
  'isrc',
  'track_title',
  'track_version',
  'track_artists',
  'lyricists',
  'composers',
  'arrangers',
  'producers',
  'language',
  'explicit',
  'instrumental',
  'duration',
  'audio_file',
  'audio_sha256',
  'lyric_file',
  'action',
  /** Whether a track must not be sold, or not any more. */
  'off',
] as const
export type SheetField = (typeof sheetFields)[number]

const genreKey = z.enum([...Object.keys(genres), ...Object.values(genres).flat()] as [string, ...string[]])

export const channelProfile = z.object({
  name: inBothLanguages(words(60, 1)),
  /** A picture of this site; empty: the mark we have drawn. */
  logo: token(200),
  /** Given out by DDEX; empty: ask the channel. */
  party_id: z.union([z.literal(''), z.string().regex(/^PADPIDA\d{10}[A-Z0-9]$/)]),
  party_name: words(120),
  /** Who gets personal information where the channel is abroad: members are shown it before they consent. */
  recipient: recipientDetails,
  format: z.enum(channelFormats),
  lead_days: z.number().int().min(0).max(90),
  territory,
  deal_terms: z.array(dealTerm).min(1).max(10),
  audio: acceptedAudio,
  accepts_video: z.boolean(),
  parallel_transfers: z.number().int().min(1).max(8),
  connection,
  takedown: z.enum(takedownForms),
  completion: z.enum(completionForms),
  acknowledgement: z.enum(acknowledgementForms),
  acknowledgement_folder: remoteFolder,
  /** Where no acknowledgement comes: an update or a takedown counts as done so many days after it was delivered. */
  confirm_days: z.number().int().min(0).max(30),
  /** In the channel's own words; what is missing goes out in ours. */
  genres: z.partialRecord(genreKey, words(60, 1)),
  sheet_columns: z.array(z.object({ title: words(60, 1), field: z.enum(sheetFields) })).max(60),
  /** Links of a release must stand on one of these, or below it. */
  link_domains: z.array(asTyped(253).trim().toLowerCase().pipe(z.hostname())).max(10),
})
export type ChannelProfile = z.output<typeof channelProfile>

/** What a channel begins with. */
export const emptyProfile: ChannelProfile = {
  name: { 'zh-CN': '', en: '' },
  logo: '',
  party_id: '',
  party_name: '',
  recipient: noRecipient,
  format: 'ern-4.3.2',
  lead_days: 7,
  territory: { worldwide: true, countries: [] },
  deal_terms: [
    { commercial_model: 'SubscriptionModel', use_types: ['OnDemandStream'], price_code: '' },
    { commercial_model: 'AdvertisementSupportedModel', use_types: ['OnDemandStream'], price_code: '' },
  ],
  audio: { codecs: ['flac', 'wav'], most_sample_rate: null, most_bits: null },
  accepts_video: false,
  parallel_transfers: 2,
  connection: { kind: 'folder' },
  takedown: 'without_deals',
  completion: 'manifest',
  acknowledgement: 'none',
  acknowledgement_folder: 'acknowledgements',
  confirm_days: 2,
  genres: {},
  sheet_columns: [],
  link_domains: [],
}
