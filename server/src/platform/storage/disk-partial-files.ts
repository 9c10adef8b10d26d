import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { arrivingBytes } from './arriving-bytes'
import type { PartialFiles } from './partial-files'
import { requireRoom } from './room'
import { FileMissing, orStorageFull, WrongSize } from './storage'
import { sizeOf, syncFolder } from './stored-path'

/** Chunks of the network are small: gathered to this much before they are written. */
const batchBytes = 1024 * 1024
/** The disk begins while the rest is still on its way; else both would wait for each other in turn. */
const syncEvery = 4 * batchBytes

export function diskPartialFiles(pathOf: (key: string) => string): PartialFiles {
  return {
    async begin(key) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true }).catch(orStorageFull)
      await requireRoom(dirname(path), 0)
      const file = await open(path, 'a', 0o600).catch(orStorageFull)
      await file.close()
      await syncFolder(dirname(path))
      return {}
    },

    async offset({ key }) {
      const size = await sizeOf(pathOf(key))
      if (size === undefined) throw new FileMissing(key)
      return size
    },

    async append({ key, size }, offset, body) {
      const path = pathOf(key)
      const file = await open(path, 'r+')
      try {
        const writer = new BatchWriter(file, offset, bytes => requireRoom(dirname(path), bytes))
        try {
          for await (const chunk of arrivingBytes(body)) {
            if (writer.end + chunk.length > size) throw new RangeError('more bytes than the file has')
            await writer.add(chunk)
          }
        } finally {
          await writer.flush()
        }
        // Acknowledged is kept, whatever happens to the machine.
        await writer.sync()
        return writer.end
      } catch (error) {
        return orStorageFull(error)
      } finally {
        await file.close()
      }
    },

    async finish({ key, size }) {
      const present = await sizeOf(pathOf(key))
      if (present !== size) throw new WrongSize(key, present, size)
    },

    drop: ({ key }) => rm(pathOf(key), { force: true }),
  }
}

/** Writes one batch while the next is gathered and the ones before it go to the disk. */
class BatchWriter {
  private batch: Buffer[] = []
  private gathered = 0
  private written: Promise<void> = Promise.resolve()
  private synced: Promise<void> = Promise.resolve()
  private unsynced = 0

  constructor(
    private readonly file: FileHandle,
    private position: number,
    private readonly requireRoomFor: (bytes: number) => Promise<void>,
  ) {}

  /** Where the next byte goes. */
  get end() {
    return this.position + this.gathered
  }

  async add(chunk: Buffer) {
    this.batch.push(chunk)
    this.gathered += chunk.length
    if (this.gathered < batchBytes) return
    await this.written
    await this.requireRoomFor(this.gathered)
    this.startWriting()
  }

  async flush() {
    await this.written
    if (this.gathered > 0) this.startWriting()
    await this.written
  }

  async sync() {
    await this.synced
    await this.file.datasync()
  }

  private startWriting() {
    this.unsynced += this.gathered
    this.written = this.write(this.batch, this.position)
    // Whoever adds or flushes next sees the failure; until then it is nobody's.
    this.written.catch(() => {})
    this.position += this.gathered
    this.batch = []
    this.gathered = 0
  }

  private async write(batch: Buffer[], position: number) {
    await writeAll(this.file, batch, position)
    if (this.unsynced < syncEvery) return
    this.unsynced = 0
    await this.synced
    this.synced = this.file.datasync()
    this.synced.catch(() => {})
  }
}

async function writeAll(file: FileHandle, batch: Buffer[], position: number) {
  const total = batch.reduce((sum, chunk) => sum + chunk.length, 0)
  let { bytesWritten: done } = await file.writev(batch, position)
  // A nearly full disk takes a part, and says why only when it is asked for the rest.
  const whole = done < total ? Buffer.concat(batch) : undefined
  while (whole && done < total) {
    done += (await file.write(whole, done, total - done, position + done)).bytesWritten
  }
}
