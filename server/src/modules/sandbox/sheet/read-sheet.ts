// A release as a table in the channel's own columns. What a table has no room for, its id, its parties and the hashes of its files,
// stands in the manifest of its batch.
import type { Manifest } from '../batch/manifest'
import { day, oneOf } from '../ern/ern-values'
import type { ReadDeal, ReadFile, ReadMessage, ReadTrack } from '../ern/read-message'
import { refuse, refuseIf } from '../package-fault'
import { readWorkbook } from './read-workbook'

export interface SheetColumn {
  title: string
  /** In the words of a channel's settings. */
  field: string
}

const always = [
  ...['upc', 'release_title', 'release_artists', 'release_date', 'action'],
  ...['track_number', 'isrc', 'track_title', 'track_artists', 'duration'],
]
const onSale = ['territories', 'cover_file', 'audio_file', 'audio_sha256']
const sameInAllRows = ['upc', 'release_title', 'release_artists', 'release_date', 'territories', 'cover_file']

type Row = Record<string, string>

export function readSheet(
  bytes: Buffer,
  columns: SheetColumn[],
  manifest: Manifest | undefined,
): ReadMessage {
  if (!manifest) return refuse('sandbox.missing', { element: 'BatchManifest' })
  const rows = rowsOf(readWorkbook(bytes, 'release'), columns)
  const first = rows[0] ?? refuse('sandbox.missing', { element: 'ISRC' })
  const action = actionOf(rows)
  demand(rows, action === 'takedown' ? always : [...always, ...onSale])
  const createdAt = momentOf(manifest.batchId)
  day(first.release_date ?? '', 'release_date')
  const deals = action === 'takedown' ? [] : [dealOf(first)]
  const fileOf = (path: string | undefined, hash?: string) =>
    path ? packed(path, first, manifest, hash) : undefined
  const tracks = rows.map((row, index): ReadTrack => {
    refuseIf(row.track_number !== String(index + 1), 'sandbox.wrongOrder')
    const isVideo = /\.(mp4|mov)$/.test(row.audio_file ?? '')
    const file = fileOf(row.audio_file, row.audio_sha256)
    return {
      isrc: row.isrc ?? '',
      title: shown(row.track_title, row.track_version),
      artists: row.track_artists ?? '',
      seconds: secondsOf(row.duration ?? ''),
      kind: isVideo ? 'video' : 'audio',
      audio: file && !isVideo ? { ...file, codec: codecOf(file.path) } : undefined,
      video: file && isVideo ? { ...file, codec: '' } : undefined,
      lyrics: fileOf(row.lyric_file),
      deals: isOff(row) ? [] : deals,
    }
  })
  const cover = fileOf(first.cover_file)
  const type = rows.length === 1 ? 'Single' : 'Album'
  return {
    version: 'sheet',
    messageId: manifest.messageId,
    createdAt,
    sender: manifest.sender,
    recipient: manifest.recipient,
    isUpdate: action !== 'release',
    upc: first.upc ?? '',
    type: tracks.some(({ kind }) => kind === 'video') ? 'VideoSingle' : type,
    title: shown(first.release_title, first.release_version),
    artists: first.release_artists ?? '',
    label: first.label ?? '',
    seconds: tracks.reduce((sum, track) => sum + track.seconds, 0),
    tracks,
    cover: cover && { ...cover, codec: 'JPEG' },
    deals,
  }
}

/** The action of the release. A table without a column for it says in the action of a track that this track goes. */
function actionOf(rows: Row[]): string {
  const actions = [
    ...new Set(rows.map(({ action = '' }) => oneOf(action, ['release', 'update', 'takedown'], 'action'))),
  ]
  const [action = 'takedown', another] = actions.filter(one => one !== 'takedown')
  if (another !== undefined) refuse('sandbox.badValue', { element: 'action', value: another })
  return action
}

const isOff = ({ off, action }: Row) =>
  action === 'takedown' || (off !== undefined && oneOf(off, ['Y', 'N'], 'off') === 'Y')

function rowsOf([titles = [], ...rows]: string[][], columns: SheetColumn[]): Row[] {
  for (const [index, { title }] of columns.entries()) {
    refuseIf(unguarded(titles[index]) !== title, 'sandbox.missing', { element: title })
  }
  refuseIf(titles.length > columns.length, 'sandbox.badSheet', { reason: titles.at(-1) ?? '' })
  return rows.map(cells =>
    Object.fromEntries(columns.map(({ field }, index) => [field, unguarded(cells[index])])),
  )
}

/** A text that looks like a formula is written behind an apostrophe. */
const unguarded = (cell = '') => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')

function demand(rows: Row[], fields: string[]): void {
  for (const row of rows) {
    for (const field of fields)
      refuseIf((row[field] ?? '').trim() === '', 'sandbox.missing', { element: field })
    for (const field of sameInAllRows) {
      refuseIf(row[field] !== rows[0]?.[field], 'sandbox.badValue', {
        element: field,
        value: row[field] ?? '',
      })
    }
  }
}

/** From its release date on: a table knows no other dates, and speaks of streaming alone. */
function dealOf({ territories = '', release_date = '' }: Row): ReadDeal {
  const [everywhere, except] = /^Worldwide(?: except (.+))?$/.exec(territories) ?? []
  const codes = (list: string | undefined) => list?.split(', ') ?? []
  return {
    countries: everywhere === undefined ? codes(territories) : undefined,
    except: codes(except),
    models: ['SubscriptionModel', 'AdvertisementSupportedModel'],
    uses: ['OnDemandStream'],
    from: release_date,
  }
}

/** The table and the manifest must agree where both say it. */
function packed(path: string, { upc }: Row, { files }: Manifest, hash?: string): ReadFile {
  const listed = files.find(file => file.path === `${upc}/${path}`) ?? refuse('sandbox.noFile', { path })
  refuseIf(hash !== undefined && hash.toLowerCase() !== listed.sha256, 'sandbox.wrongHash', { path })
  return { path, algorithm: 'sha256', hash: listed.sha256, size: listed.size }
}

const codecs: Record<string, string> = { flac: 'FLAC', wav: 'PCM', mp3: 'MP3', m4a: 'AAC', aac: 'AAC' }
const codecOf = (path: string) => codecs[path.split('.').at(-1) ?? ''] ?? refuse('sandbox.badPath', { path })

const shown = (title = '', version = '') => (version === '' ? title : `${title} (${version})`)

const secondsOf = (value: string) =>
  /^\d{1,6}$/.test(value) ? Number(value) : refuse('sandbox.badValue', { element: 'duration', value })

/** A batch is named after the moment at which it was begun. */
function momentOf(batch: string): Date {
  const found = new Date(
    batch.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})$/, '$1-$2-$3T$4:$5:$6.$7Z'),
  )
  return Number.isNaN(found.getTime())
    ? refuse('sandbox.badValue', { element: 'BatchId', value: batch })
    : found
}
