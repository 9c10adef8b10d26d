import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Cuts what comes into parts of one size. They gather in a temporary file: a hundred uploads that stand still must not hold a
 * hundred parts in memory.
 */
export class PartSpool {
  size = 0

  private constructor(
    private readonly folder: string,
    private readonly file: FileHandle,
    private readonly partBytes: number,
    private readonly onFull: (content: Buffer) => Promise<void>,
  ) {}

  static async open(partBytes: number, onFull: (content: Buffer) => Promise<void>) {
    const folder = await mkdtemp(join(tmpdir(), 'tributary-part-'))
    return new PartSpool(folder, await open(join(folder, 'part'), 'w+', 0o600), partBytes, onFull)
  }

  async add(chunk: Buffer) {
    let rest = chunk
    while (rest.length > 0) {
      const piece = rest.subarray(0, this.partBytes - this.size)
      const { bytesWritten } = await this.file.write(piece, 0, piece.length, this.size)
      this.size += bytesWritten
      rest = rest.subarray(bytesWritten)
      if (this.size === this.partBytes) await this.onFull(await this.take())
    }
  }

  /** What has gathered; it begins anew. */
  async take(): Promise<Buffer> {
    const content = Buffer.alloc(this.size)
    for (let done = 0; done < content.length; ) {
      const { bytesRead } = await this.file.read(content, done, content.length - done, done)
      if (bytesRead === 0) throw new Error('a part got lost')
      done += bytesRead
    }
    this.size = 0
    return content
  }

  async close() {
    await this.file.close()
    await rm(this.folder, { recursive: true, force: true })
  }
}
