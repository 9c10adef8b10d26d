// Ties every call of the contract to a route: site, access, origin, rate, input, one transaction, one handler, output.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allCalls } from '#contract/all-calls'
import type { Call } from '#contract/call'
import { wireCodes } from '#contract/wire-codes'
import type { Clock } from '../clock'
import type { Database } from '../database/database'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import { say } from '../texts/texts'
import type { Actor } from './actor'
import type { Answer, Binding, CarriedFile } from './call-handler'
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
  const { database, sites, services } = environment
  const { site, actor, client, now } = await requireCaller(environment, request, reply, call)
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
  const answer: Answer = {}
  const language = languageOf(request)
  const { secrets } = services
  const shared = { input, file, actor, site, sites, secrets, services, language, client, now, answer }
  const envelope = await runCall(database, binding, shared, (tx, run) => {
    const written = async () => {
      const data = call.output.parse(await run())
      const msg = answer.text ? say(answer.text.key, language, answer.text.params) : ''
      return JSON.stringify({ code: wireCodes.ok, msg, data })
    }
    return sent ? once(tx, sent, now, written) : written()
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
