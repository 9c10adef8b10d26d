// Counts requests. Several web processes answer as one: whoever is asked asks the first process, which adds up all.
import cluster from 'node:cluster'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Histogram } from 'prom-client'

const question = 'tributary:metrics'

export function registerMetrics(app: FastifyInstance) {
  const registry = new AggregatorRegistry()
  AggregatorRegistry.setRegistries(registry)
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'tributary_http_requests_total',
    help: 'Requests by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'tributary_http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  // Looking a label up costs more than counting: each route keeps its own counters.
  const timerOf = remember((route: string) => durations.labels(route))
  const counterOf = remember((key: string) => requests.labels(...(key.split(' ') as [string, string])))
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page'
    counterOf(`${route} ${reply.statusCode}`).inc()
    timerOf(route).observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    return reply
      .type(registry.contentType)
      .send(await (cluster.isWorker ? metricsOfAll() : registry.metrics()))
  })
}

/** For the first process, which holds the line to each of the others. */
export function answerForWebProcesses() {
  const registry = new AggregatorRegistry()
  cluster.on('message', async (worker, message) => {
    if (message.type !== question) return
    const answer = await registry.clusterMetrics().then(
      text => ({ text }),
      error => ({ problem: error.message }),
    )
    worker.send({ ...message, ...answer })
  })
}

function metricsOfAll(): Promise<string> {
  const id = crypto.randomUUID()
  return new Promise((resolve, reject) => {
    const hear = (message: { id?: string; text?: string; problem?: string }) => {
      if (message.id !== id) return
      process.off('message', hear)
      if (message.text === undefined) reject(new Error(message.problem))
      else resolve(message.text)
    }
    process.on('message', hear)
    process.send?.({ type: question, id })
  })
}

function remember<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return key => {
    let value = known.get(key)
    if (value === undefined) {
      value = make(key)
      known.set(key, value)
    }
    return value
  }
}

/** A proxy on the same machine also comes from loopback, so anything forwarded does not count. */
function isFromThisMachine(request: FastifyRequest) {
  const address = request.socket.remoteAddress ?? ''
  const isForwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(address)
}
