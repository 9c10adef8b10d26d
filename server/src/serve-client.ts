// The typed client and the examples of /docs/api, to take along.
import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { refuse } from './platform/http/refuse'
import { projectFolder } from './platform/project-folder'

/** Nothing else is ever opened. */
const files = ['tributary.ts', 'publish-single.ts', 'receive-webhooks.ts', 'receive_webhooks.py']

export function registerClient(app: FastifyInstance) {
  app.get<{ Params: { name: string } }>('/docs/api/:name', (request, reply) => {
    const { name } = request.params
    if (!files.includes(name)) return refuse({ statusCode: 404 }, request, reply)
    // It changes with a release of the product only, together with the calls it makes.
    reply.header('cache-control', 'public, max-age=3600')
    reply.header('content-disposition', `attachment; filename="${name}"`)
    reply.type('text/plain; charset=utf-8')
    return reply.send(createReadStream(projectFolder(`contract/client/${name}`)))
  })
}
