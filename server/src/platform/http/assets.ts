import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** A script that runs as a worker lives by the policy it came with: it loads fonts and pictures of this site, nothing else. */
const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' blob:; frame-ancestors 'none'"

/** It fetches every page for its visitor, and the one that it keeps. */
const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The web's files, compressed when they were built. Names under /assets hold a hash, so they never change. */
export async function registerAssets(app: FastifyInstance, clientFolder: string) {
  await app.register(async scripts => {
    scripts.addHook('onRequest', async (_request, reply) => {
      // Without the second, a document that asks for it starts no worker.
      reply.headers({
        'content-security-policy': workerPolicy,
        'cross-origin-embedder-policy': 'require-corp',
      })
    })
    await scripts.register(files, {
      root: join(clientFolder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    })
  })
  await app.register(async others => {
    others.addHook('onRequest', async ({ routeOptions }, reply) => {
      if (routeOptions.url === '/sw.js') reply.header('content-security-policy', serviceWorkerPolicy)
    })
    await others.register(files, {
      root: clientFolder,
      prefix: '/',
      decorateReply: false,
      wildcard: false,
      globIgnore: ['assets/**', '**/*.br', '**/*.gz', '.vite/**'],
      maxAge: '1h',
      index: false,
    })
  })
}
