// ffprobe and ffmpeg on one local file, as one format only, within the limits of strangers' files.
import { text } from 'node:stream/consumers'
import { ended, startLimited } from '../../works/works.public'

const limits = { cpuSeconds: 900, megabytes: 2000, minutes: 20 }

export interface Stream {
  codec_type: string
  codec_name: string
  sample_rate?: string
  channels?: number
  bits_per_raw_sample?: string
  bits_per_sample?: number
  width?: number
  height?: number
  duration?: string
}

const onlyThis = (file: string, format: string) => [
  ...['-protocol_whitelist', 'file,pipe', '-format_whitelist', format, '-i', `file:${file}`],
]

/** Nothing where it is not of this format. */
export async function probeMedia(file: string, format: string): Promise<Stream[]> {
  const fields =
    'codec_type,codec_name,sample_rate,channels,bits_per_raw_sample,bits_per_sample,width,height,duration'
  const wanted = ['-show_entries', `stream=${fields}`, '-of', 'json']
  const child = startLimited('ffprobe', ['-v', 'error', ...wanted, ...onlyThis(file, format)], limits)
  child.stdin.end()
  const [output, , { code }] = await Promise.all([text(child.stdout), text(child.stderr), ended(child)])
  if (code !== 0) return []
  return (JSON.parse(output) as { streams?: Stream[] }).streams ?? []
}

/** How many bytes came out, and whether it came to its end without a complaint. */
export async function decodeMedia(
  file: string,
  format: string,
  output: string[],
): Promise<{ bytes: number; isClean: boolean }> {
  const before = ['-nostdin', '-hide_banner', '-v', 'error', '-err_detect', 'crccheck']
  const child = startLimited('ffmpeg', [...before, ...onlyThis(file, format), ...output], limits)
  child.stdin.end()
  const [bytes, complaints, { code, signal }] = await Promise.all([
    count(child.stdout),
    text(child.stderr),
    ended(child),
  ])
  return { bytes, isClean: code === 0 && signal === null && complaints.trim() === '' }
}

async function count(chunks: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0
  for await (const chunk of chunks) bytes += chunk.length
  return bytes
}
