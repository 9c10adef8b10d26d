// The application on a fresh database, with one site and the means to call it as a browser would.

import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { LightMyRequestResponse } from 'fastify'
import { inject } from 'vitest'
import { type Call, type SentInputOf, takesFactor } from '#contract/call'
import { captcha, sendSms } from '#contract/identity/calls'
import { type AppParts, buildApp } from '../app'
import { type Clock, systemClock } from '../platform/clock'
import { Database } from '../platform/database/database'
import { watchLocks } from '../platform/database/lock-order'
import type { Tx } from '../platform/database/query'
import { createLog } from '../platform/log'
import { buildMember, testPassword } from './builders'
import { readySites, siteTaker } from './ready/ready-sites'
import { sentCodes } from './sent-codes'
import { testDatabase } from './test-database'
import { testLogin } from './test-login'
import { testServices } from './test-services'

export interface Caller {
  cookies?: Record<string, string>
  /** `null` leaves one of the usual headers out. */
  headers?: Record<string, string | null>
  /** Where the request comes from. */
  remoteAddress?: string
  /** Staff with their phone in the hand: sends what takes a second factor with a code that was not used yet. */
  withCode?<T>(now: Date, send: (code: string) => Promise<T>): Promise<T>
}

/** What a call takes; the code of a second factor may be left to the caller's phone. */
type Sent<C extends Call> =
  | SentInputOf<C>
  | (SentInputOf<C> extends { code: string } ? Omit<SentInputOf<C>, 'code'> : never)

export interface Answered {
  status: number
  code: number
  msg: string
  data: never
  response: LightMyRequestResponse
}

export interface WantedServer extends Partial<AppParts> {
  watch?: (tx: Tx) => Tx
  /** A database that is ready, copied instead of the usual one. */
  templateUrl?: string
  /** A test that needs other sites beside its own: `anotherSite()` has some ready. */
  hasSites?: boolean
}

export async function testServer({ watch, templateUrl, hasSites, ...parts }: WantedServer = {}) {
  const { agentId, domain, ...usual } = inject('site')
  const sites = hasSites ? await readySites(usual) : undefined
  const template = templateUrl ?? sites?.templateUrl ?? usual.templateUrl
  const test = await testDatabase({ template, watch })
  const { database, databases, ownerUrl, jobsUrl, asOwner, close } = test
  const services = await testServices()
  const app = await buildApp({
    config: { defaultDomain: domain, trustedProxies: [], isDevelopment: false },
    database,
    services,
    log: createLog('silent'),
    ...parts,
  })

  const { send, call, follow } = callsOf(app, domain, parts.clock)

  return {
    app,
    services,
    database,
    databases,
    ownerUrl,
    jobsUrl,
    asOwner,
    agentId,
    domain,
    call,
    send,
    follow,
    /** The id of another site, which answers to this domain and has nobody on it. */
    anotherSite: siteTaker(test, sites?.facts ?? []),

    async solvedCaptcha(caller?: Caller): Promise<string> {
      const { data } = await send(captcha, {}, caller)
      const solution = await solveChallenge({ challenge: data, deriveKey })
      return Buffer.from(JSON.stringify({ challenge: data, solution })).toString('base64')
    },

    /** Asks for a code as a form does and answers what the phone would show. */
    async codeFor(
      purpose: SentInputOf<typeof sendSms>['purpose'],
      mobile?: string,
      caller?: Caller,
    ): Promise<string> {
      const captcha = await this.solvedCaptcha(caller)
      const answered = await send(sendSms, { purpose, mobile, captcha }, caller)
      if (answered.code !== 1) throw new Error(`no code was sent: ${answered.msg}`)
      return (await sentCodes(asOwner, services.secrets)).at(-1)?.code ?? ''
    },

    /** As if it had been sent a while ago, so that the next one may follow. */
    async letTimePass() {
      await asOwner("update sms_codes set sent_at = sent_at - interval '61 seconds'")
    },

    /** Forgets what was counted against the limits: every test begins as a newcomer. */
    async forgive() {
      await asOwner('delete from rate_counters')
    },

    /** A member with a live session, as the cookies a browser would hold. */
    async loggedInMember(wanted: Parameters<typeof buildMember>[2] = {}) {
      const member = await buildMember(database, agentId, wanted)
      const { cookies } = await member.openSession()
      return { ...member, cookies }
    },

    password: testPassword,

    async close() {
      await app.close()
      await close()
    },
    async closeAndKeep(name: string, note: string) {
      await app.close()
      await test.closeAndKeep(name, note)
    },
  }
}

/** The means to call one application, whichever of several on the same database it is. */
function callsOf(app: Awaited<ReturnType<typeof buildApp>>, domain: string, clock: Clock = systemClock) {
  async function send(
    call: Call,
    input: unknown,
    caller: Caller = {},
    method = call.methods.at(-1),
  ): Promise<Answered> {
    const query = method === 'GET' ? (input as Record<string, string>) : undefined
    const response = await app.inject({
      method: method as 'GET' | 'POST',
      url: call.path,
      query,
      payload: method === 'GET' ? undefined : (input as object),
      cookies: caller.cookies,
      remoteAddress: caller.remoteAddress,
      headers: headersOf(caller, domain),
    })
    return { status: response.statusCode, response, ...response.json() }
  }
  /** Follows an address as the browser of a session does. */
  const follow = (url: string, { cookies, headers }: Caller = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, cookies, headers: headersOf({ headers }, domain) })
  const call = <C extends Call>(call: C, input: Sent<C>, caller?: Caller) =>
    caller?.withCode && takesFactor(call, input) && !('code' in (input as object))
      ? caller.withCode(clock.now(), code => send(call, { ...(input as object), code }, caller))
      : send(call, input, caller)
  return { send, call, follow }
}

function headersOf(caller: Caller, domain: string) {
  const usual = { host: domain, 'accept-language': 'en', 'sec-fetch-site': 'same-origin' }
  const all = Object.entries({ ...usual, ...caller.headers })
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== null))
}

type Server = Awaited<ReturnType<typeof testServer>>

/** Another application with connections of its own on the same database and the same files. */
export async function secondServer(first: Server, parts: Partial<AppParts> = {}): Promise<Server> {
  const log = createLog('silent')
  const database = new Database(testLogin(first.ownerUrl), log, { watch: watchLocks })
  const app = await buildApp({
    config: { defaultDomain: first.domain, trustedProxies: [], isDevelopment: false },
    ...{ database, services: first.services, log, ...parts },
  })
  return {
    ...{ ...first, app, database, ...callsOf(app, first.domain, parts.clock) },
    async close() {
      await app.close()
      await database.close()
    },
  }
}
