import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database'

/** Alive: the process answers. Ready: it can also reach its database and is not about to stop. */
export function registerHealth(app: FastifyInstance, database: Database, isDraining: () => boolean) {
  app.get('/livez', async () => ({ status: 'ok' }))
  for (const path of ['/healthz', '/readyz']) {
    app.get(path, async (_request, reply) => {
      if (isDraining()) return reply.code(503).send({ status: 'draining' })
      try {
        await database.withoutAgent('select 1', [])
        return { status: 'ok' }
      } catch {
        return reply.code(503).send({ status: 'database unreachable' })
      }
    })
  }
}
