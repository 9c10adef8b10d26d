// Rendered pages, kept compressed. A page never holds a member's data, so it is shared by all readers of one site,
// language, shell and address. Bounded by bytes; the least recently used goes first.
import type { Page } from './drawn-page'

export interface KeptPage {
  page: Page
  /** Of the site, when it was drawn. */
  version: string
  until: number
}

export class PageCache {
  private readonly pages = new Map<string, KeptPage>()
  private bytes = 0

  constructor(
    private readonly maxBytes = 64 * 1024 * 1024,
    private readonly keepMilliseconds = 60_000,
  ) {}

  /** Also one whose time is over, or whose site has changed: better than none while a new one is drawn. */
  get(key: string): KeptPage | undefined {
    const kept = this.pages.get(key)
    if (!kept) return undefined
    // Re-inserting makes it the most recently used: a Map keeps the order of insertion.
    this.pages.delete(key)
    this.pages.set(key, kept)
    return kept
  }

  set(key: string, version: string, page: Page) {
    this.remove(key)
    this.pages.set(key, { page, version, until: Date.now() + this.keepMilliseconds })
    this.bytes += sizeOf(page)
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= this.maxBytes) break
      this.remove(oldest)
    }
  }

  remove(key: string) {
    const kept = this.pages.get(key)
    if (!kept) return
    this.pages.delete(key)
    this.bytes -= sizeOf(kept.page)
  }
}

function sizeOf({ bodies }: Page) {
  // The third body is made later, if ever, and is about as large as the first.
  return 2 * bodies.br.length + bodies.identity.length
}
