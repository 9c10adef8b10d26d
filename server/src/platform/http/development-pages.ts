// Vite inside the server: modules are built as the browser asks for them and replaced when a file changes.
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { projectFolder } from '../project-folder'
import { rendererOf } from './page-renderer'

export async function developmentPages(closers: Array<() => Promise<unknown>>) {
  // Loaded here, so that a real site never loads it.
  const { createServer } = await import('vite')
  const others = process.listeners('SIGTERM')
  const vite = await createServer({
    root: projectFolder('.'),
    appType: 'custom',
    server: { middlewareMode: true },
  })
  // Vite would end the process at once and leave the database behind.
  for (const listener of process.listeners('SIGTERM')) {
    if (!others.includes(listener)) process.removeListener('SIGTERM', listener)
  }
  closers.push(() => vite.close())
  const loadBuild = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return {
    renderer: await rendererOf(loadBuild, 'development'),
    middleware(app: FastifyInstance) {
      app.addHook('onRequest', (request, reply, next) => {
        vite.middlewares(request.raw, reply.raw, () => next())
      })
    },
  }
}
