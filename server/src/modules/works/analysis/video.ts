// A music video can have gigabytes: its header is read, its beginning and its end are decoded, one picture is taken.
import { buffer, text } from 'node:stream/consumers'
import { z } from 'zod'
import { sharp } from '../../../platform/picture'
import type { Watching } from './audio'
import { hasDamage, reporting } from './decoding-report'
import { ended, type Program, startLimited } from './limited-program'
import { type Thumbnail, thumbnailSides } from './picture'

export interface VideoAnalysis {
  format: 'mp4' | 'mov'
  codec?: string
  width?: number
  height?: number
  duration?: number
  hasSound: boolean
  /** Absent: its beginning and its end can be decoded. */
  problem?: 'damaged'
}

export const videoLimits = { cpuSeconds: 300, megabytes: 6000, minutes: 10 }
const decodedSeconds = 2
/** Only this file, only as the container it was found to be. */
export const onlyThisVideo = [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  'mov,mp4,m4a,3gp,3g2,mj2',
]

/** The first one that is no embedded picture. */
export const film = '0:V:0'

const probed = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      disposition: z.object({ attached_pic: z.number() }).partial().optional(),
    }),
  ),
  format: z.object({ duration: z.coerce.number().optional() }).optional(),
})

export async function analyseVideo(
  path: string,
  format: VideoAnalysis['format'],
  { signal, onProgress }: Watching = {},
): Promise<{ analysis: VideoAnalysis; thumbnails: Thumbnail[] }> {
  const { hasPicture, ...header } = await probeVideo(path, signal)
  const analysis: VideoAnalysis = { format, ...header }
  if (!hasPicture) return { analysis: { ...analysis, problem: 'damaged' }, thumbnails: [] }
  onProgress?.(20)
  const ways = [
    ['-ss', '0'],
    ['-sseof', `-${decodedSeconds}`],
  ]
  for (const [index, where] of ways.entries()) {
    if (!(await decodes(path, where, signal)))
      return { analysis: { ...analysis, problem: 'damaged' }, thumbnails: [] }
    onProgress?.(40 + index * 30)
  }
  return { analysis, thumbnails: await takePicture(path, analysis.duration ?? 0, signal) }
}

/** What its header says. */
export async function probeVideo(path: string, signal?: AbortSignal) {
  const probe = await readHeader(path, signal)
  const picture = probe?.streams.find(
    stream => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1,
  )
  return {
    hasPicture: picture !== undefined,
    codec: picture?.codec_name,
    width: picture?.width,
    height: picture?.height,
    duration: probe?.format?.duration,
    hasSound: probe?.streams.some(stream => stream.codec_type === 'audio') ?? false,
  }
}

async function readHeader(path: string, signal?: AbortSignal) {
  const args = [
    '-v',
    'error',
    ...onlyThisVideo,
    '-show_streams',
    '-show_format',
    '-of',
    'json',
    `file:${path}`,
  ]
  const { code, output } = await run('ffprobe', args, signal)
  const parsed = code === 0 ? probed.safeParse(JSON.parse(output.toString())) : undefined
  return parsed?.success ? parsed.data : undefined
}

async function decodes(path: string, where: string[], signal?: AbortSignal): Promise<boolean> {
  const { code, errors } = await run(
    'ffmpeg',
    [
      ...['-nostdin', ...reporting, ...onlyThisVideo, ...where],
      ...['-t', String(decodedSeconds), '-i', `file:${path}`],
      ...['-map', film, '-map', '0:a:0?', '-f', 'null', '-'],
    ],
    signal,
  )
  return code === 0 && !hasDamage(errors)
}

async function takePicture(path: string, duration: number, signal?: AbortSignal): Promise<Thumbnail[]> {
  const at = Math.min(duration / 10, 10)
  const { code, output } = await run(
    'ffmpeg',
    [
      ...['-nostdin', '-v', 'error', ...onlyThisVideo, '-ss', String(at), '-i', `file:${path}`, '-map', film],
      ...['-frames:v', '1', '-vf', 'scale=1280:-2', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
    ],
    signal,
  )
  if (code !== 0 || output.length === 0) return []
  return Promise.all(
    thumbnailSides.map(async side => ({
      side,
      webp: await sharp(output)
        .resize(side, side, { fit: 'inside' })
        .webp({ quality: 78, effort: 2 })
        .toBuffer(),
    })),
  )
}

async function run(program: Program, args: string[], signal?: AbortSignal) {
  const child = startLimited(program, args, videoLimits, signal)
  child.stdin.end()
  const [ending, output, errors] = await Promise.all([ended(child), buffer(child.stdout), text(child.stderr)])
  return { ...ending, output, errors }
}
