import type { Worker } from 'node:cluster'

/** What node:cluster sends to hand a connection over, and what comes back once it was taken. */
interface Handed {
  act?: string
  seq?: number
  ack?: number
}

interface Connection {
  close(): void
}

/**
 * node:cluster keeps its own end of a connection until the web process that it is handed to says that it has it. One that is killed in
 * between never says so: nobody would close that end, and whoever connected would wait for an answer for ever. Closed, they try again.
 */
export function closeWhatIsNeverTaken(worker: Worker) {
  const handed = new Map<number, Connection>()
  const { process: web } = worker
  const send = web.send
  web.send = (message: Handed, connection?: unknown, ...rest: unknown[]) => {
    if (message.act === 'newconn' && message.seq !== undefined && connection)
      handed.set(message.seq, connection as Connection)
    return (send as (...all: unknown[]) => boolean).call(web, message, connection, ...rest)
  }
  web.on('internalMessage', ({ ack }: Handed) => {
    if (ack !== undefined) handed.delete(ack)
  })
  web.once('exit', () => {
    for (const connection of handed.values()) connection.close()
    handed.clear()
  })
}
