import type { FastifyInstance } from 'fastify'

/** Guest pages may be found; calls and the areas behind a login have nothing for a search engine. */
const robots = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /operator',
  'Disallow: /work-',
  'Allow: /',
  '',
].join('\n')

export function registerRobots(app: FastifyInstance) {
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
}
