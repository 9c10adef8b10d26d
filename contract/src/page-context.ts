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
  /** Whether a live session came with the request. Pages never learn whose: they may be cached. */
  isSignedIn: boolean
  /** Runs a call in this process, as a guest. */
  call<C extends Call<'anyone'>>(call: C, input: SentInputOf<C>): Promise<OutputOf<C>>
}
