// A request whose body drips in holds a connection for as long as it likes. So a body has to arrive in time, and one that
// is long by nature, an upload's, has to keep coming.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal'
import { refuse } from './refuse'

/** Calls send little; forms with a file may come from a slow line. */
const bodyWithin = 30_000
const fileWithin = 180_000
/** An upload that brings less than this in the time below is not on its way any more. */
const leastBytes = 16 * 1024
const leastEvery = 60_000

export interface Patience {
  bodyWithin: number
  fileWithin: number
  leastEvery: number
}

const usual: Patience = { bodyWithin, fileWithin, leastEvery }

export function registerSlowBodies(app: FastifyInstance, patience: Patience = usual) {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const giveUp = () => {
        if (reply.sent) request.raw.destroy()
        else void refuse(new Refusal('tooSlow'), request, reply.header('connection', 'close'))
        // What still drips in is nobody's; the answer has a moment to leave.
        setTimeout(() => request.raw.destroy(), 1000).unref()
      }
      const stop = isUpload(request)
        ? watchFlow(request, patience.leastEvery, giveUp)
        : watchEnd(isForm(request) ? patience.fileWithin : patience.bodyWithin, giveUp)
      for (const event of ['end', 'close']) request.raw.once(event, stop)
    }
    done()
  })
}

function watchEnd(milliseconds: number, giveUp: () => void) {
  const timer = setTimeout(giveUp, milliseconds).unref()
  return () => clearTimeout(timer)
}

function watchFlow(request: FastifyRequest, milliseconds: number, giveUp: () => void) {
  const { socket } = request.raw
  let before = socket.bytesRead
  const timer = setInterval(() => {
    // What has come and is not read yet waits for our disk, not for the sender.
    const waitsForUs = request.raw.readableLength > 0
    if (!waitsForUs && socket.bytesRead - before < leastBytes) giveUp()
    before = socket.bytesRead
  }, milliseconds).unref()
  return () => clearInterval(timer)
}

function hasBody({ headers }: FastifyRequest) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

const isUpload = ({ method, url }: FastifyRequest) => method === 'PATCH' || url.startsWith('/uploads')
const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false
