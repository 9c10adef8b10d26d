import { text } from 'node:stream/consumers'
import { StorageFull } from '../../../platform/storage/storage'
import { ended, hasDamage, type Limits, reporting, startLimited } from '../../works/works.public'
import { MasterDamaged } from './recipe'

const mostReportBytes = 200_000

/** Answers how many bytes came out of the pipe. Throws where the file is at fault, and other errors where it is not. */
export async function runFfmpeg(args: string[], limits: Limits, signal?: AbortSignal): Promise<number> {
  const child = startLimited('ffmpeg', ['-nostdin', '-y', ...reporting, ...args], limits, signal)
  child.stdin.end()
  const [ending, bytes, said] = await Promise.all([ended(child), count(child.stdout), text(child.stderr)])
  const report = said.slice(-mostReportBytes)
  if (/No space left on device|Disk quota exceeded/.test(report)) throw new StorageFull('the disk is full')
  if (ending.code !== 0 || ending.signal !== null || hasDamage(said)) throw new MasterDamaged(report)
  return bytes
}

async function count(chunks: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0
  for await (const chunk of chunks) bytes += chunk.length
  return bytes
}

/** Nothing but the recording goes to channels, and the same input gives the same bytes. */
export const withoutTags = [
  ...['-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-fflags', '+bitexact', '-flags', '+bitexact'],
]
