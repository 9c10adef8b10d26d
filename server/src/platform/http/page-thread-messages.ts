import type { PageContext, PageQueries } from '#contract/page-context'
import type { Page } from './drawn-page'
import type { WantedPage } from './page-renderer'

/** Everything of a page's context that can be sent. */
export type PageFacts = Omit<PageContext, 'call'>

export type ToThread =
  | { kind: 'draw'; id: number; wanted: WantedPage; facts: PageFacts }
  | { kind: 'answered'; question: number; answer: unknown }
  | { kind: 'refused'; question: number; refusal: string }

export type FromThread =
  | { kind: 'ready'; pageQueries: PageQueries }
  | { kind: 'ask'; id: number; question: number; name: string; input: unknown }
  | { kind: 'drawn'; id: number; page: Page }
  | { kind: 'failed'; id: number; why: string }
