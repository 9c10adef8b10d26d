// What the server hands to the loaders of pages that it renders.
import type { Call, OutputOf, SentInputOf } from './call'
import type { Language } from './language'
import type { Agent, DownloadLinks } from './sites/agent'

export interface PageContext {
  site: Agent
  downloads: DownloadLinks
  /** The scheme and host that links to this site start with. */
  origin: string
  language: Language
  /** Of the site: what was computed for one version need not be computed again for it. */
  version: string
  /** Nobody but us can know it. Inline scripts of ours carry it while the page is drawn (content-security.ts). */
  mark: string
  /** Whether a live session came with the request. Pages never learn whose: they may be cached. */
  isSignedIn: boolean
  /** Runs a call in this process, as a guest. */
  call<C extends Call<'anyone'>>(call: C, input: SentInputOf<C>): Promise<OutputOf<C>>
}

/** By path and by who looks: the names in a query that make a difference to the page; null: all of them. */
export type PageQueries = Record<
  string,
  Record<'guest' | 'member', readonly string[] | null> & {
    /** Its document may hold the script of a statistics service. */
    isCounted: boolean
  }
>
