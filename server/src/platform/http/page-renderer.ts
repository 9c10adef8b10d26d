// Turns a request for a page into HTML with the React Router build. In development Vite makes the build as it is asked.
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { PageContext } from '#contract/page-context'

/** What web/src/entry.server.tsx exports besides its renderer. */
interface PagesEntry {
  loadContextFor(page: PageContext, request: Request): never
}

export interface PageRenderer {
  render(request: Request, page: PageContext): Promise<Response>
}

export async function builtRenderer(buildFile: string): Promise<PageRenderer> {
  const build = (await import(pathToFileURL(buildFile).href)) as ServerBuild
  return rendererOf(() => Promise.resolve(build), 'production')
}

export function rendererOf(
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): PageRenderer {
  const handler = createRequestHandler(loadBuild, mode)
  return {
    async render(request, page) {
      const entry = (await loadBuild()).entry.module as unknown as PagesEntry
      return handler(request, entry.loadContextFor(page, request))
    },
  }
}
