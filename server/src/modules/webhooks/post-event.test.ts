import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openGate } from '../../testing/open-gate'
import { postEvent } from './post-event'

let server: Server
const sockets = new Set<Socket>()
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

/** An endpoint that does with a request whatever it likes. */
async function endpoint(answer: (socket: Socket) => void): Promise<string> {
  server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return `http://127.0.0.1:${port}/`
}

const post = (url: string) =>
  postEvent(openGate(), { url, body: '{}', type: 'test', delivery: 'd', signature: 's' })

describe('an endpoint', () => {
  it('that wants to speak another protocol has answered, and is hung up on', async () => {
    let left: Promise<unknown> | undefined
    const url = await endpoint(socket => {
      left = once(socket, 'close')
      socket
        .resume()
        .write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: chat\r\n\r\nhello')
    })
    expect(await post(url)).toMatchObject({ status: 101, failure: null, response: '' })
    await left
  })

  it.each([
    ['hangs up', ''],
    ['hangs up in the middle of its head', 'HTTP/1.1 200 OK\r\nContent-'],
    ['hangs up behind a note that its answer will come', 'HTTP/1.1 100 Continue\r\n\r\n'],
    ['speaks no HTTP', 'hello\r\n\r\n'],
  ])('that %s has not been reached', async (_what, said) => {
    const url = await endpoint(socket => socket.end(said))
    expect(await post(url)).toMatchObject({ status: null, failure: 'connection' })
  })

  it('that hangs up in the middle of its answer has said its status', async () => {
    const url = await endpoint(socket => socket.end('HTTP/1.1 201 Created\r\nContent-Length: 9\r\n\r\nhal'))
    expect(await post(url)).toMatchObject({ status: 201, failure: null, response: 'hal' })
  })
})
