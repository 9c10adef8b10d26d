// Hands out pages. One drawing serves all who wait for it; a few pages are drawn at a time and a few more wait; and whoever
// comes while a changed site is drawn anew is shown what was there before rather than kept waiting. Staff wait: a setting that they saved
// must not come back old.
import { setTimeout as pause } from 'node:timers/promises'
import { Turns } from '../turns'
import type { Page } from './drawn-page'
import type { PageCache } from './page-cache'

/** A change should be seen immediately by everybody, unless the server is busy. */
const worthWaiting = 500

export class PageShelf {
  private readonly underWay = new Map<string, Promise<Page>>()
  private readonly turns: Turns

  constructor(
    /** Absent in development: every page is drawn anew. */
    private readonly cache: PageCache | undefined,
    atOnce = 1,
  ) {
    this.turns = new Turns(atOnce)
  }

  async take(key: string, version: string, draw: () => Promise<Page>, { waits = false } = {}): Promise<Page> {
    const kept = this.cache?.get(key)
    if (kept && kept.version === version && kept.until > Date.now()) return kept.page
    const drawn = this.join(key, version, draw)
    if (!kept) return drawn
    const before = kept.page
    // A page that cannot be drawn now is not worse than it was a minute ago.
    const orBefore = drawn.catch(() => before)
    if (kept.version === version) return before
    if (waits) return drawn
    return Promise.race([orBefore, pause(worthWaiting, before)])
  }

  private join(key: string, version: string, draw: () => Promise<Page>): Promise<Page> {
    const name = `${version} ${key}`
    const known = this.underWay.get(name)
    if (known) return known
    const drawn = this.turns.take(draw).then(page => {
      // Redirects follow the session, and an address without a page is the visitor's to choose: neither is kept.
      if (page.status === 200) this.cache?.set(key, version, page)
      else this.cache?.remove(key)
      return page
    })
    this.underWay.set(name, drawn)
    const forget = () => this.underWay.delete(name)
    drawn.then(forget, forget)
    return drawn
  }
}
