// Pages straight from their sources, for tests that run while nothing has been built yet.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type * as rendering from '../../platform/http/page-renderer'
import { projectFolder } from '../../platform/project-folder'

export async function sourcePages() {
  const cacheDir = await mkdtemp(join(tmpdir(), 'tributary-pages-'))
  const vite = await createServer({
    root: projectFolder('.'),
    configFile: projectFolder('vite.config.ts'),
    cacheDir,
    appType: 'custom',
    mode: 'production',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  // By the same loader as the pages: two copies of React Router do not know each other.
  const file = projectFolder('server/src/platform/http/page-renderer.ts')
  const { rendererOf } = (await vite.ssrLoadModule(file)) as typeof rendering
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return {
    renderer: await rendererOf(build, 'production'),
    async close() {
      await vite.close()
      await rm(cacheDir, { recursive: true, force: true })
    },
  }
}
