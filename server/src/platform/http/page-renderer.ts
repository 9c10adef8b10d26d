// Turns a request for a page into HTML with the React Router build. In development Vite makes the build as it is asked.
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { PageContext, PageQueries } from '#contract/page-context'
import type { PolicyFacts } from './content-security'
import { drawnPage, type Page } from './drawn-page'

/** What web/src/entry.server.tsx exports besides its renderer. */
interface PagesEntry {
  loadContextFor(page: PageContext, request: Request): never
  pageQueries: PageQueries
}

export interface WantedPage {
  url: string
  userAgent: string
  policy: PolicyFacts
}

export interface PageRenderer {
  pageQueries: PageQueries
  render(wanted: WantedPage, page: PageContext): Promise<Page>
  close?(): Promise<unknown>
}

const entryOf = (build: ServerBuild) => build.entry.module as unknown as PagesEntry

/** A build that stands is given as it is: of one that may change, React Router sorts all routes again for each page. */
export async function rendererOf(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): Promise<PageRenderer> {
  const handler = createRequestHandler(build, mode)
  const loadBuild = async () => (typeof build === 'function' ? build() : build)
  const { pageQueries } = entryOf(await loadBuild())
  return {
    pageQueries,
    async render({ url, userAgent, policy }, page) {
      const request = new Request(url, { headers: { 'user-agent': userAgent } })
      const response = await handler(request, entryOf(await loadBuild()).loadContextFor(page, request))
      return drawnPage(response, page.mark, policy)
    },
  }
}
