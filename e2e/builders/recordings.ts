// Real music for the journeys: pieces from a game of Debian's, turned into lossless files. Where they are not installed, the
// demo's own piece stands in.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CoverStudio } from '../../server/src/demo/demo-cover'
import { DemoComposer } from '../../server/src/demo/demo-music'

const library = '/usr/share/hyperrogue/music'
const pieces = existsSync(library) ? readdirSync(library).filter(name => /^hr3-.*\.ogg$/.test(name)) : []
if (pieces.length === 0)
  console.warn('No recordings are installed here: the journeys use the demo’s own piece.')

let folder: Promise<string> | undefined
const place = () => {
  folder ??= mkdtemp(join(tmpdir(), 'tributary-recordings-'))
  return folder
}

interface Wanted {
  /** Another number, another recording. */
  number?: number
  seconds?: number
  format?: 'flac' | 'wav'
  /** A title in the file's own tags. */
  title?: string
  /** A picture in them, by its path. */
  picture?: string
}

export async function recording(name: string, wanted: Wanted = {}): Promise<string> {
  const { number = 0, seconds = 32, format = 'flac', title, picture } = wanted
  const path = join(await place(), `${name}.${format}`)
  const [source, from] =
    pieces.length > 0
      ? [join(library, pieces[number % pieces.length] ?? ''), number < pieces.length ? 15 : 4]
      : [await demoPiece(number), 0]
  const tags = title ? ['-metadata', `title=${title}`] : []
  const front = picture ? ['-i', picture, '-map', '0:a', '-map', '1:v', '-disposition:v', 'attached_pic'] : []
  await promisify(execFile)('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-ss', String(from), '-t', String(seconds), '-i', source],
    ...front,
    ...['-ar', '44100', '-ac', '2', '-sample_fmt', 's16', '-map_metadata', '-1', ...tags, path],
  ])
  return path
}

async function demoPiece(number: number): Promise<string> {
  const path = join(await place(), `demo-${number}.wav`)
  await writeFile(path, new DemoComposer().compose(number))
  return path
}

export async function coverPicture(): Promise<string> {
  const path = join(await place(), 'Cover.png')
  if (!existsSync(path)) await writeFile(path, await new CoverStudio().draw('支流'))
  return path
}

/** With these words, or bytes, in it. */
export async function textFile(name: string, text: string | Buffer): Promise<string> {
  await mkdir(await place(), { recursive: true })
  const path = join(await place(), name)
  await writeFile(path, text)
  return path
}
