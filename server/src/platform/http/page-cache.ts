// Rendered pages, kept compressed. A page never holds a member's data, so it is shared by all readers of one site,
// language, shell and address. Bounded by bytes; the least recently used goes first.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface Page {
  status: number
  headers: Record<string, string>
  etag: string
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer }
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export async function preparePage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): Promise<Page> {
  const [br, gzipped] = await Promise.all([
    compress.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compress.gzip(body),
  ])
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, bodies: { br, gzip: gzipped, identity: body } }
}

export class PageCache {
  private readonly pages = new Map<string, { page: Page; until: number }>()
  private bytes = 0

  constructor(
    private readonly maxBytes = 64 * 1024 * 1024,
    private readonly keepMilliseconds = 60_000,
  ) {}

  get(key: string): Page | undefined {
    const entry = this.pages.get(key)
    if (!entry) return undefined
    this.pages.delete(key)
    if (entry.until <= Date.now()) {
      this.bytes -= sizeOf(entry.page)
      return undefined
    }
    // Re-inserting makes it the most recently used: a Map keeps the order of insertion.
    this.pages.set(key, entry)
    return entry.page
  }

  set(key: string, page: Page) {
    const before = this.pages.get(key)
    if (before) {
      this.bytes -= sizeOf(before.page)
      this.pages.delete(key)
    }
    this.pages.set(key, { page, until: Date.now() + this.keepMilliseconds })
    this.bytes += sizeOf(page)
    for (const [oldest, entry] of this.pages) {
      if (this.bytes <= this.maxBytes) break
      this.pages.delete(oldest)
      this.bytes -= sizeOf(entry.page)
    }
  }

  clear() {
    this.pages.clear()
    this.bytes = 0
  }
}

function sizeOf({ bodies }: Page) {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length
}
