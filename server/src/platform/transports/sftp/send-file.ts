import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { TransportFailed } from '../transport-failed'
import { wholeSource } from '../whole-source'
import { SftpRefused } from './sftp-failure'
import { closeFile, factsOf, removeFile, requestBytes } from './sftp-files'
import type { SftpSession } from './sftp-session'

/** Sent before the first answer is back: the way to a server is long, and waiting for each answer takes most of the time. */
const requestsUnderWay = 32

export async function sendFile(session: SftpSession, path: string, source: Readable, size: number) {
  const handle = await session.ask<Buffer>((sftp, answer) => sftp.open(path, 'w', answer))
  try {
    await sendBytes(session, handle, source, size)
    const { size: arrived } = await factsOf(session, handle)
    if (arrived !== size) throw new TransportFailed('wrongSize')
    await closeFile(session, handle)
  } catch (error) {
    const isFull = await hasNoRoom(session, path, error)
    // Half a file is of no use to anybody, and on a full disk it is in the way.
    await closeFile(session, handle).catch(() => {})
    await removeFile(session, path).catch(() => {})
    throw isFull ? new TransportFailed('full') : error
  }
}

async function sendBytes(session: SftpSession, handle: Buffer, source: Readable, size: number) {
  const underWay = new Set<Promise<void>>()
  const failures: unknown[] = []
  let position = 0
  const send = (bytes: Buffer) => {
    const at = position
    position += bytes.length
    const sent: Promise<void> = session
      .ask<void>((sftp, answer) => sftp.write(handle, bytes, 0, bytes.length, at, answer))
      .catch(error => void failures.push(error))
      .finally(() => underWay.delete(sent))
    underWay.add(sent)
  }
  for await (const chunk of wholeSource(source, size)) {
    for (let from = 0; from < chunk.length; from += requestBytes) {
      if (underWay.size >= requestsUnderWay) await Promise.race(underWay)
      if (failures.length > 0) throw failures[0]
      send(chunk.subarray(from, from + requestBytes))
    }
  }
  await Promise.all(underWay)
  if (failures.length > 0) throw failures[0]
}

/** A server can only say that it failed: we ask how much room is left, where it answers that. */
async function hasNoRoom(session: SftpSession, path: string, error: unknown): Promise<boolean> {
  if (!(error instanceof SftpRefused) || error.reason !== 'rejected') return false
  type Room = { f_bavail: number; f_frsize: number }
  const folder = posix.dirname(path)
  const room = await session
    .ask<Room>((sftp, answer) => sftp.ext_openssh_statvfs(folder, answer))
    .catch(() => undefined)
  return room !== undefined && room.f_bavail * room.f_frsize < requestsUnderWay * requestBytes
}
