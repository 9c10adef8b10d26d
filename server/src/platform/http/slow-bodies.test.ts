import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuseUnrouted } from './request-hooks'
import { registerSlowBodies } from './slow-bodies'

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = Fastify({ frameworkErrors: refuseUnrouted, routerOptions: { maxParamLength: 20 } })
  registerSlowBodies(app, { bodyWithin: 300, fileWithin: 900, leastEvery: 300 })
  app.addContentTypeParser('application/offset+octet-stream', (_, body, done) => done(null, body))
  app.addContentTypeParser('multipart/form-data', (_, body, done) => {
    body.resume().on('end', () => done(null, {}))
  })
  app.post('/call', async () => ({ code: 1 }))
  app.post('/named/:name', async () => ({ code: 1 }))
  app.patch('/uploads/1', async (request, reply) => {
    for await (const _ of request.body as AsyncIterable<Buffer>);
    return reply.send({ code: 1 })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const upload = 'PATCH /uploads/1'
const octets = 'content-type: application/offset+octet-stream\r\n'

/** Sends `bytes` every so many milliseconds until it is answered; tells the answer and when the line was closed. */
async function drip(
  first: string,
  headers: string,
  { every, bytes, times }: { every: number; bytes: number; times: number },
) {
  const begin = Date.now()
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', text => {
    answer += text
  })
  const closed = new Promise<number>(resolve => {
    socket.on('error', () => {})
    socket.on('close', () => resolve(Date.now() - begin))
  })
  socket.write(`${first} HTTP/1.1\r\nhost: a.test\r\n${headers}content-length: ${bytes * times}\r\n\r\n`)
  for (let sent = 0; sent < times && !answer && !socket.destroyed; sent += 1) {
    socket.write(Buffer.alloc(bytes, 32))
    await wait(every)
  }
  await wait(100)
  if (answer.includes(' 200 ')) socket.destroy()
  return { answer, closedAfter: await closed }
}

describe('a body that drips in', () => {
  it('is answered with 408 and its connection is closed', async () => {
    const { answer, closedAfter } = await drip('POST /call', 'content-type: application/json\r\n', {
      every: 50,
      bytes: 1,
      times: 200,
    })
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('"code":1418')
    expect(closedAfter).toBeLessThan(5000)
  })

  it.each(['POST /%zz', `POST /named/${'a'.repeat(30)}`])(
    'to no address holds no connection: %s',
    async first => {
      const { answer } = await drip(first, 'content-type: application/json\r\n', {
        every: 50,
        bytes: 1,
        times: 20,
      })
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('x-content-type-options: nosniff')
    },
  )

  it('of an upload is ended when it stands still', async () => {
    const { answer } = await drip(upload, octets, { every: 100, bytes: 10, times: 50 })
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('of an upload may take its time as long as it comes', async () => {
    const { answer } = await drip(upload, octets, { every: 100, bytes: 20_000, times: 12 })
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })
})
