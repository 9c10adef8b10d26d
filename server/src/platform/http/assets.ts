import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The web's files, compressed when they were built. Names under /assets hold a hash, so they never change. */
export async function registerAssets(app: FastifyInstance, clientFolder: string) {
  await app.register(files, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  await app.register(files, {
    root: clientFolder,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', '.vite/**'],
    maxAge: '1h',
    index: false,
  })
}
