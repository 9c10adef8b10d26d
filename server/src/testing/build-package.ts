// Packages as a channel gets them, with real files in them, written by the portal's own writer.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeErn382 } from '../modules/delivery/formats/ern-382/write-ern-382'
import { writeErn432 } from '../modules/delivery/formats/ern-432/write-ern-432'
import type { PackedAudio, PackedFile, ReleaseMessage } from '../modules/delivery/formats/release-message'
import { ffmpeg } from './audio'
import type { ErnVersion } from './ddex'
import { picture } from './pictures'

type Codec = PackedAudio['codec']
interface Material {
  bytes: Buffer
  seconds: number
}

export interface Materials {
  sound(codec: Codec): Promise<Material>
  film(): Promise<Material>
  cover: Buffer
  coverSide: number
  lyrics: Buffer
  remove(): Promise<void>
}

const endings = { flac: 'flac', wav: 'wav', mp3: 'mp3', aac: 'm4a' } as const
const soundSeconds = 1.4
const rate = 44_100

/** Small files that are really what they say, each made when it is first asked for. */
export async function makeMaterials(): Promise<Materials> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tributary-materials-'))
  const made = new Map<string, Promise<Material>>()
  const make = (name: string, args: string[]) => {
    const file = path.join(folder, name)
    const known =
      made.get(name) ??
      ffmpeg(...args, file).then(async () => ({ bytes: await readFile(file), seconds: soundSeconds }))
    made.set(name, known)
    return known
  }
  const tone = ['-f', 'lavfi', '-i', `sine=440:r=${rate}:d=${soundSeconds}`]
  const film = ['-f', 'lavfi', '-i', `testsrc=s=64x48:r=10:d=${soundSeconds}`, '-c:v', 'mpeg4']
  const coverSide = 300
  return {
    sound: codec => make(`sound.${endings[codec]}`, [...tone, '-ac', '2']),
    film: () => make('film.mp4', film),
    cover: await picture('jpeg', coverSide),
    coverSide,
    lyrics: Buffer.from('[00:00.00]河流\n[00:01.00]大海\n'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export interface BuiltPackage {
  message: ReleaseMessage
  batch: string
  /** What lies in the batch, by its path from there; whatever is changed here is changed before it is written. */
  files: Map<string, Buffer>
}

export interface WantedPackage {
  version?: ErnVersion
  batch?: string
  completion?: 'manifest' | 'empty'
}

const write = { '432': writeErn432, '382': writeErn382 }

/** The message as it is, except that its files are real ones. */
export async function buildPackage(
  wanted: ReleaseMessage,
  materials: Materials,
  { version = '432', batch = '20261116080000000', completion = 'empty' }: WantedPackage = {},
): Promise<BuiltPackage> {
  const { upc } = wanted.release
  const resources = new Map<string, Buffer>()
  const place = (ending: string, bytes: Buffer): PackedFile => {
    const file = `resources/${upc}_${ending}`
    resources.set(file, bytes)
    return { path: file, size: bytes.length, md5: hash('md5', bytes), sha256: hash('sha256', bytes) }
  }
  const message = await withRealFiles(wanted, materials, place)
  const xml = Buffer.from(write[version](message))
  const files = new Map<string, Buffer>([[`${upc}/${upc}.xml`, xml]])
  if (message.kind !== 'takedown') {
    for (const [file, bytes] of resources) files.set(`${upc}/${file}`, bytes)
  }
  const built = { message, batch, files }
  files.set(`BatchComplete_${batch}.xml`, completion === 'empty' ? Buffer.alloc(0) : manifestOf(built))
  return built
}

async function withRealFiles(
  message: ReleaseMessage,
  materials: Materials,
  place: (ending: string, bytes: Buffer) => PackedFile,
): Promise<ReleaseMessage> {
  const number = (index: number) => `01_${String(index + 1).padStart(3, '0')}`
  const tracks = message.tracks.map(async (track, index) => {
    const { codec } = track.audio
    const { bytes, seconds } = await materials.sound(codec)
    const bitsPerSample = codec === 'flac' || codec === 'wav' ? 16 : 0
    const facts = { codec, seconds, sampleRate: rate, bitsPerSample, channels: 2 }
    const ending = track.lyrics?.isTimed ? 'lrc' : 'txt'
    return {
      ...track,
      audio: { ...place(`${number(index)}.${endings[codec]}`, bytes), ...facts },
      lyrics: track.lyrics && { ...track.lyrics, ...place(`${number(index)}.${ending}`, materials.lyrics) },
    }
  })
  const videos = message.videos.map(async (video, index) => {
    const { bytes, seconds } = await materials.film()
    const facts = { container: 'mp4' as const, codec: 'mpeg4', seconds, width: 64, height: 48 }
    return { ...video, video: { ...place(`${number(index)}.mp4`, bytes), ...facts } }
  })
  const { cover, coverSide } = materials
  return {
    ...message,
    tracks: await Promise.all(tracks),
    videos: await Promise.all(videos),
    cover: { ...place('cover.jpg', cover), codec: 'jpeg', width: coverSide, height: coverSide },
  }
}

/** Lists the files as they are now. */
export function manifestOf({ message, batch, files }: BuiltPackage): Buffer {
  const listed = [...files].filter(([file]) => !file.startsWith('BatchComplete_'))
  const lines = listed.map(
    ([file, bytes]) =>
      `<File><Path>${file}</Path><Size>${bytes.length}</Size><Sha256>${hash('sha256', bytes)}</Sha256></File>`,
  )
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>
<BatchManifest><BatchId>${batch}</BatchId><MessageId>${message.messageId}</MessageId>
<MessageSender>${message.sender.partyId}</MessageSender><MessageRecipient>${message.recipient.partyId}</MessageRecipient>
${lines.join('\n')}
</BatchManifest>`,
  )
}

export async function putPackage(folder: string, { batch, files }: BuiltPackage): Promise<void> {
  for (const [file, bytes] of files) {
    const place = path.join(folder, batch, file)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, bytes)
  }
}

const hash = (algorithm: string, bytes: Buffer) => createHash(algorithm).update(bytes).digest('hex')
