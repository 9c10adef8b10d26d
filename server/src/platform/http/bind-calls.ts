// Ties every call of the contract to a route: site, access, origin, rate, input, one transaction, one handler, output.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allCalls } from '#contract/all-calls'
import { type Call, takesFactor } from '#contract/call'
import { wireCodes } from '#contract/wire-codes'
import type { Clock } from '../clock'
import type { Database } from '../database/database'
import type { Tx } from '../database/query'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import { say } from '../texts/texts'
import type { Actor, StaffActor } from './actor'
import type { Answer, Binding, CarriedFile } from './call-handler'
import { hashOfRequest } from './hash-of-request'
import { answeredBefore, keyOf, once } from './idempotency'
import type { Bearer } from './link-bearer'
import { readMultipart } from './multipart'
import { languageOf } from './request-facts'
import { requireCaller } from './require-caller'
import { parseInput, runCall } from './run-call'
import { applySessionCookies, applyStaffCookie } from './session-cookies'
import type { Site, SiteDirectory } from './site-directory'

export interface CallEnvironment {
  database: Database
  sites: SiteDirectory
  services: Services
  clock: Clock
  /** Calls for staff look at the staff session, all others at the member's. */
  authenticate(request: FastifyRequest, site: Site, call: Pick<Call, 'access' | 'session'>): Promise<Actor>
  /** Whether those for whom a link was made may still use it. */
  isBearerOpen(agentId: number, bearer: Bearer): Promise<boolean>
  /** Whether this is the link of that case, and is still good: who has no account holds nothing else. */
  isLinkOfCase(agentId: number, caseId: number, link: string): Promise<boolean>
  /** Throws unless the answer is right and unspent; spends it whatever the call itself comes to. */
  spendCaptcha(site: Site, answer: string | undefined, now: Date): Promise<void>
  /** Throws unless the code is right and unspent, or was spent on this very request; spends it whatever the call itself comes to. */
  spendFactor(site: Site, actor: StaffActor, spent: SpentFactor): Promise<void>
  /** Throws unless somebody is still staff, with a role for the call; nobody changes that before the transaction has ended. */
  requireStillInOffice(
    tx: Tx,
    actor: StaffActor,
    asked: { call: Call; endsOwnSession: boolean },
  ): Promise<void>
}

export interface SpentFactor {
  code: string
  /** Of the call and everything that was sent with it but the code. */
  requestHash: Buffer
  client: { address: string; userAgent: string }
  now: Date
}

export function bindCalls(app: FastifyInstance, environment: CallEnvironment, bindings: Binding[]) {
  const bound = new Map(bindings.map(binding => [binding.call.name, binding]))
  if (bound.size !== bindings.length) throw new Error('a call has two handlers')
  for (const call of allCalls) {
    app.route({
      method: [...call.methods],
      url: call.path,
      config: { call: call.name },
      handler: (request, reply) => answerCall(environment, call, bound.get(call.name), request, reply),
    })
  }
}

async function answerCall(
  environment: CallEnvironment,
  call: Call,
  binding: Binding | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { sites, services } = environment
  const { site, actor, client, now, database } = await requireCaller(environment, request, reply, call)
  if (!binding) throw new Refusal('notAvailableYet')

  const { given, file } = await readInput(call, request)
  const input = parseInput(call, given)
  const sent = keyOf(call, actor, client.address, input)
  // Before the captcha is spent: whoever repeats a request has only the one that is spent already.
  const before = sent && (await database.read(site.agentId, tx => answeredBefore(tx, sent)))
  if (before !== undefined) return sendEnvelope(reply, before)
  if (call.captcha === 'everyone' || (call.captcha === 'guests' && actor.kind === 'guest')) {
    await environment.spendCaptcha(site, (input as { captcha?: string }).captcha, now)
  }
  if (takesFactor(call, input)) {
    if (actor.kind !== 'staff') throw new Refusal('forbidden')
    const { code, requestHash } = hashOfRequest(call, actor, input, file)
    await environment.spendFactor(site, actor, { code, requestHash, client, now })
  }
  const answer: Answer = {}
  const language = languageOf(request)
  const { secrets } = services
  const shared = { input, file, actor, site, sites, secrets, services, language, client, now, answer }
  const envelope = await runCall(database, binding, shared, async (tx, run) => {
    const written = async () => {
      const data = call.output.parse(await run())
      const msg = answer.text ? say(answer.text.key, language, answer.text.params) : ''
      return JSON.stringify({ code: wireCodes.ok, msg, data })
    }
    const answered = await (sent ? once(tx, sent, now, written) : written())
    if (actor.kind === 'staff' && call.effect === 'change') {
      const endsOwnSession = answer.staffCookie === null
      await environment.requireStillInOffice(tx, actor, { call, endsOwnSession })
    }
    return answered
  })

  if (answer.sessionCookies !== undefined) applySessionCookies(reply, request, answer.sessionCookies)
  if (answer.staffCookie !== undefined) applyStaffCookie(reply, request, answer.staffCookie)
  return sendEnvelope(reply, envelope)
}

function sendEnvelope(reply: FastifyReply, envelope: string) {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(envelope)
}

async function readInput(
  call: Call,
  request: FastifyRequest,
): Promise<{ given: unknown; file?: CarriedFile }> {
  if (request.method === 'GET') return { given: request.query }
  if (call.body !== 'multipart') return { given: request.body ?? {} }
  return readMultipart(request, call.largestFile)
}
