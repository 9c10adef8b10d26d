// Where the bytes of resumable uploads arrive, by the tus protocol 1.0 with creation and termination. The grant in the
// authorization header is the whole permission: no cookie is looked at, so no other site can send anything in a member's name.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { Refusal } from '../../../platform/refusal'
import { requireOpen } from './direct-upload'
import { uploadsPath } from './grant-upload'
import type { Receivers } from './receive-upload'
import { UploadBytes } from './upload-bytes'
import { readGrant } from './upload-grant'
import { type Holder, UploadLocks } from './upload-locks'
import { findSession, type UploadSession } from './upload-sessions.queries'
import './work-uploads.texts'

interface Options {
  /** A connection that brings nothing for so long is cut; what it brought is kept. */
  idleMilliseconds?: number
  receivers?: Partial<Receivers>
}

type Environment = Pick<CallEnvironment, 'database' | 'services' | 'clock' | 'sites' | 'isBearerOpen'>

const protocol = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' }
const octets = 'application/offset+octet-stream'
/** How long a request goes on after another one has asked for its upload: it may be just about to end. */
const drainMilliseconds = 500

export function registerUploads(app: FastifyInstance, environment: Environment, options: Options = {}) {
  const { database } = environment
  const { idleMilliseconds = 60_000, receivers = {} } = options
  const locks = new UploadLocks(() => database.openConnection(), app.log)
  const bytes = new UploadBytes(environment, receivers)

  async function create(request: FastifyRequest, reply: FastifyReply) {
    const { session, name } = await permit(environment, request)
    requireOpen(session)
    // Bytes belong into requests that say where they go.
    if (request.headers['content-type'] === octets) throw new Refusal('unsupportedMedia')
    if (request.headers['upload-length'] !== String(session.size)) {
      throw new Refusal('invalidInput', { fields: [{ field: 'size', text: 'workUploads.wrongSize' }] })
    }
    await locks.hold(session.id, holderOf(request), () => bytes.begin(name))
    return reply
      .code(201)
      .headers({ ...protocol, location: `${uploadsPath}/${session.id}` })
      .send()
  }

  async function tellOffset(request: FastifyRequest, reply: FastifyReply) {
    const { session, name } = await permit(environment, request)
    // One that is whole answers with its size for as long as anybody asks.
    const offset =
      session.state === 'open'
        ? await locks.hold(session.id, holderOf(request), () => bytes.offset(name))
        : session.size
    return reply.headers({ ...protocol, 'upload-offset': offset, 'upload-length': session.size }).send()
  }

  async function append(request: FastifyRequest, reply: FastifyReply) {
    const { session, name } = await permit(environment, request)
    requireOpen(session)
    const { headers, raw } = request
    if (headers['content-type'] !== octets) throw new Refusal('unsupportedMedia')
    const from = readOffset(headers['upload-offset'])
    if (from + Number(headers['content-length'] ?? 0) > session.size) {
      throw new Refusal('tooLarge', { text: 'workUploads.wrongSize' })
    }
    raw.socket.setTimeout(idleMilliseconds)
    try {
      const holder = holderOf(request)
      const reached = await locks.hold(session.id, holder, () => bytes.append(name, from, raw))
      return reply
        .code(204)
        .headers({ ...protocol, 'upload-offset': reached })
        .send()
    } catch (error) {
      // Nobody is left to be told; what has arrived is kept.
      if (raw.socket.destroyed) return reply.hijack()
      // What is still on its way goes nowhere, or the client would not come to read the answer.
      raw.resume()
      throw error
    }
  }

  async function giveUp(request: FastifyRequest, reply: FastifyReply) {
    const { session, name } = await permit(environment, request)
    requireOpen(session)
    await locks.hold(session.id, holderOf(request), () => bytes.giveUp(name))
    return reply.code(204).headers(protocol).send()
  }

  app.register(async scope => {
    // Bodies are streams: nothing reads them before we do, and no limit of small bodies holds for them.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    // A server that stops waits for no upload: it goes on at the next one.
    scope.addHook('preClose', async () => locks.releaseAll())
    scope.addHook('onClose', () => locks.close())
    const upload = `${uploadsPath}/:id`
    scope.post(uploadsPath, create)
    scope.head(upload, tellOffset)
    scope.patch(upload, append)
    scope.delete(upload, giveUp)
    scope.options(uploadsPath, (_request, reply) =>
      reply
        .code(204)
        .headers({ ...protocol, 'tus-version': '1.0.0', 'tus-extension': 'creation,termination' })
        .send(),
    )
  })
}

/** The upload that the grant is for, whatever its state; a request for another one is refused. */
async function permit(
  { sites, services, clock, database, isBearerOpen }: Environment,
  request: FastifyRequest,
) {
  const site = await sites.byHost(request.host)
  if (!site) throw new Refusal('unknownSite')
  if (request.headers['tus-resumable'] !== protocol['tus-resumable']) throw new Refusal('malformedRequest')
  const [scheme, grant = ''] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer') throw new Refusal('forbidden')
  const granted = readGrant(services.secrets, grant, clock.now())
  if (!granted) throw new Refusal('linkExpired')
  const { agentId, uploadId } = granted
  const { id = uploadId } = request.params as { id?: string }
  if (agentId !== site.agentId || id !== uploadId) throw new Refusal('forbidden')
  const [session, isOpen] = await Promise.all([
    database.read(agentId, tx => findSession(tx, uploadId)),
    isBearerOpen(agentId, bearerOf(granted)),
  ])
  // As with every other link: who is frozen, or has left, brings nothing more.
  if (!isOpen) throw new Refusal('linkExpired')
  if (!session || !isHolder(session, granted)) throw new Refusal('notFound')
  if (session.state === 'failed') throw new Refusal('linkExpired', { text: session.problem ?? undefined })
  return { session, name: { agentId, uploadId, sender: senderOf(granted) } }
}

type Holding = Pick<NonNullable<ReturnType<typeof readGrant>>, 'memberId' | 'staffId'>

const bearerOf = ({ memberId = 0, staffId }: Holding) =>
  staffId === undefined ? { memberIds: [memberId] } : { staffId }

const senderOf = ({ memberId, staffId }: Holding) =>
  staffId === undefined ? `member ${memberId}` : `staff ${staffId}`

const isHolder = ({ member_id, staff_id }: UploadSession, { memberId, staffId }: Holding) =>
  staffId === undefined ? member_id === memberId : staff_id === staffId

function readOffset(header: string | string[] | undefined): number {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) throw new Refusal('malformedRequest')
  return Number(header)
}

function holderOf({ raw }: FastifyRequest): Holder {
  let isAsked = false
  return {
    isAlive: () => !raw.socket.destroyed,
    letGo() {
      if (isAsked) return
      isAsked = true
      setTimeout(() => raw.complete || raw.destroy(), drainMilliseconds).unref()
    },
  }
}
