import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be cut or go silent in the middle of what a client sends. */
export async function faultyLine(target: number) {
  const open = new Set<Socket>()
  let left = Number.POSITIVE_INFINITY
  let fault: 'cut' | 'silent' = 'cut'
  let isSilent = false
  const server = createServer(client => {
    const behind = connect(target, '127.0.0.1')
    for (const socket of [client, behind]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        behind.destroy()
      })
    }
    behind.on('data', bytes => {
      if (!isSilent) client.write(bytes)
    })
    client.on('data', bytes => {
      left -= bytes.length
      if (left > 0) behind.write(bytes)
      else if (fault === 'cut') client.destroy()
      else {
        isSilent = true
        client.pause()
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => open.size / 2,
    /** Once this many bytes more have come from clients. */
    failAfter(bytes: number, how: 'cut' | 'silent') {
      left = bytes
      fault = how
    },
    heal() {
      left = Number.POSITIVE_INFINITY
      isSilent = false
    },
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
