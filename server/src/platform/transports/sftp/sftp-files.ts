// What we do with files over one connection, besides sending them.
import { posix } from 'node:path'
import { mostEntries, type TransportEntry } from '../transport'
import { TransportFailed } from '../transport-failed'
import { endOfFile, SftpRefused } from './sftp-failure'
import type { Sftp, SftpSession } from './sftp-session'

/** What servers take at once, at least. */
export const requestBytes = 32 * 1024

/** Undefined where there is no such file. */
export async function readFile(session: SftpSession, path: string, mostBytes: number) {
  const opened = session.ask<Buffer>((sftp, answer) => sftp.open(path, 'r', answer))
  const handle = await opened.catch(unlessMissing(undefined))
  if (!handle) return undefined
  try {
    const { size } = await factsOf(session, handle)
    if (size > mostBytes) throw new TransportFailed('tooLarge')
    const bytes = Buffer.alloc(size)
    let filled = 0
    while (filled < size) {
      const length = Math.min(requestBytes, size - filled)
      const at = filled
      const read = session.ask<number>((sftp, answer) => sftp.read(handle, bytes, at, length, at, answer))
      const arrived = await read.catch(unlessEnd(0))
      if (arrived === 0) break
      filled += arrived
    }
    return bytes.subarray(0, filled)
  } finally {
    await closeFile(session, handle).catch(() => {})
  }
}

type Listed = Parameters<Parameters<Sftp['readdir']>[1]>[1]

/** Nothing for a folder that is not there. */
export async function listFolder(session: SftpSession, path: string): Promise<TransportEntry[]> {
  const opened = session.ask<Buffer>((sftp, answer) => sftp.opendir(path, answer))
  const handle = await opened.catch(unlessMissing(undefined))
  if (!handle) return []
  const found: Listed = []
  try {
    while (found.length < mostEntries) {
      const read = session.ask<Listed>((sftp, answer) => sftp.readdir(handle, answer))
      const page = await read.catch(unlessEnd<Listed>([]))
      if (page.length === 0) break
      found.push(...page)
    }
  } finally {
    await closeFile(session, handle).catch(() => {})
  }
  return found
    .filter(({ filename, attrs }) => {
      return filename !== '.' && filename !== '..' && (attrs.isFile() || attrs.isDirectory())
    })
    .map(({ filename: name, attrs }) => {
      const isFolder = attrs.isDirectory()
      return { name, size: isFolder ? 0 : attrs.size, isFolder }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** In one step where the server knows how; others refuse to replace a file, so it is removed first. */
export async function moveFile(session: SftpSession, from: string, to: string) {
  const moved = session.ask<void>((sftp, answer) => sftp.ext_openssh_rename(from, to, answer))
  await moved.catch(async (error: unknown) => {
    if (!(error instanceof TransportFailed) || !error.said?.includes('does not support')) throw error
    await removeFile(session, to)
    await session.ask<void>((sftp, answer) => sftp.rename(from, to, answer))
  })
}

export async function removeFile(session: SftpSession, path: string) {
  await session.ask<void>((sftp, answer) => sftp.unlink(path, answer)).catch(unlessMissing(undefined))
}

/** Below `root`, which must be there itself: a folder that was mistyped is not made. */
export async function makeFolders(session: SftpSession, root: string, folder: string) {
  const names = folder === '.' ? [] : folder.split('/')
  const places = names.map((_, index) => posix.join(root, ...names.slice(0, index + 1)))
  const whole = places.at(-1)
  if (whole === undefined || (await isFolder(session, whole))) return
  const refusals: SftpRefused[] = []
  for (const place of places) {
    const made = session.ask<void>((sftp, answer) => sftp.mkdir(place, answer))
    // One that is there already is refused as well, without a reason; what counts is the folder that comes last.
    await made.catch(refusal => refusals.push(onlyRefused(refusal)))
  }
  if (await isFolder(session, whole)) return
  throw refusals.find(({ reason }) => reason !== 'rejected') ?? new TransportFailed('rejected')
}

export async function isFolder(session: SftpSession, path: string): Promise<boolean> {
  const facts = await session
    .ask<Stats>((sftp, answer) => sftp.stat(path, answer))
    .catch(unlessMissing(undefined))
  return facts?.isDirectory() ?? false
}

type Stats = { size: number; isDirectory(): boolean }

export const factsOf = (session: SftpSession, handle: Buffer) =>
  session.ask<Stats>((sftp, answer) => sftp.fstat(handle, answer))
export const closeFile = (session: SftpSession, handle: Buffer) =>
  session.ask<void>((sftp, answer) => sftp.close(handle, answer))

function unlessMissing<T>(nothing: T) {
  return (error: unknown): T => {
    if (error instanceof TransportFailed && error.reason === 'missing') return nothing
    throw error
  }
}

function unlessEnd<T>(nothing: T) {
  return (error: unknown): T => {
    if (error instanceof SftpRefused && error.status === endOfFile) return nothing
    throw error
  }
}

function onlyRefused(error: unknown): SftpRefused {
  if (error instanceof SftpRefused) return error
  throw error
}
