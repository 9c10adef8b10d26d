import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { openGate } from '../../../testing/open-gate'
import { openSftpSession } from './sftp-session'

const servers: { server: Server; sockets: Set<Socket> }[] = []
afterAll(() => {
  for (const { server, sockets } of servers) {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
})

async function serverThat(answers: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.resume()
    answers(socket)
  })
  servers.push({ server, sockets })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, sockets }
}

/** As fast as it is read, until nobody does. */
function pour(socket: Socket, bytes: string | Buffer) {
  const more = () => {
    while (!socket.destroyed && socket.write(bytes)) {
      // Goes on until the line is full.
    }
  }
  socket.on('drain', more)
  more()
}

describe('a server that does not speak SFTP', () => {
  it.each<[string, string, (socket: Socket) => void]>([
    ['ends the connection', 'cut', socket => socket.end()],
    ['resets the connection', 'cut', socket => socket.resetAndDestroy()],
    ['says nothing', 'timeout', () => {}],
    ['greets drop by drop', 'timeout', socket => void setInterval(() => socket.write('.'), 20).unref()],
    ['greets without end', 'rejected', socket => pour(socket, 'welcome\r\n'.repeat(1000))],
    ['speaks HTTP', 'rejected', socket => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'.repeat(2000))],
    ['stops after its greeting', 'timeout', socket => socket.write('SSH-2.0-river\r\n')],
    [
      'sends noise after its greeting',
      'rejected',
      socket => pour(socket, Buffer.concat([Buffer.from('SSH-2.0-river\r\n'), Buffer.alloc(100_000, 0xfe)])),
    ],
  ])('%s: %s', async (_, reason, answers) => {
    const { port, sockets } = await serverThat(answers)
    const settings = { host: '127.0.0.1', port, username: 'partner', password: 'secret', folder: '' }
    const patience = { connect: 400, silence: 400, idle: 400 }
    await expect(openSftpSession(settings, openGate(), patience)).rejects.toMatchObject({ reason })
    await expect.poll(() => [...sockets].every(socket => socket.closed)).toBe(true)
  })
})
