// A call is a named constant: what it takes, what it answers, who may call it and how often.
// The server binds a handler to it, the web sends it; find-references on the constant shows both ends.
import type { z } from 'zod'
import type { Scope } from './api-keys/scopes'

export type Method = 'GET' | 'POST'

export const staffRoles = ['admin', 'editor', 'rights', 'finance', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What a person may do for a company they work for; whoever acts for their own account is its owner. */
export const colleagueRoles = ['owner', 'publisher', 'finance', 'reader'] as const
export type ColleagueRole = (typeof colleagueRoles)[number]

/** `anyone` includes guests; `member` needs a member's session; a list needs a staff session with one of the roles. */
export type Access = 'anyone' | 'member' | readonly StaffRole[]

/** At most `max` requests in `seconds`, counted over all server processes. */
export interface Rate {
  max: number
  seconds: number
  per: 'address' | 'account'
}

export interface Call<
  A extends Access = Access,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> {
  name: string
  summary: string
  methods: readonly [Method, ...Method[]]
  path: string
  access: A
  /** A changing call runs in one transaction and demands a same-origin request or a header token. */
  effect: 'read' | 'change'
  /** Whether sending it twice is the same as sending it once. */
  idempotent: boolean
  rate?: Rate
  /** What an API key has to be good for to make it; `any`: whatever key. Unsaid: keys are refused. */
  scope?: Scope | 'any'
  /** Which colleagues of a company may call it. Unsaid: all may read, only the owner may change. */
  colleagues?: readonly ColleagueRole[]
  /**
   * About who is logged in, whoever they act for. Answered even when the company they acted for is lost to them; all
   * other calls for members are refused until they switch.
   */
  isPersonal?: boolean
  /** `multipart` carries one file beside its fields. */
  body?: 'json' | 'multipart'
  /** Of the file that it carries, in bytes. Unsaid: 20 MB. */
  largestFile?: number
  /** Whose requests carry a solved captcha in `captcha`. It is spent before anything else happens. */
  captcha?: 'everyone' | 'guests'
  /** Of a call with an `idempotency_key`: what a repeated request may say anew, such as a captcha; it is not what was sent. */
  saidAnew?: readonly string[]
  /**
   * A code of the authenticator app goes along in `code` and is spent on this very request before anything else happens: on
   * every request, or on those that carry the part of the input that is named here. Only calls for staff say so.
   */
  factor?: 'always' | { with: string }
  /** Whose session a call looks at that anyone may make. Unsaid: the member's. */
  session?: 'staff'
  input: I
  output: O
}

export type InputOf<C extends Call> = z.output<C['input']>
export type SentInputOf<C extends Call> = z.input<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>

type Definition<A extends Access, I extends z.ZodType, O extends z.ZodType> = Omit<
  Call<A, I, O>,
  'idempotent'
> & { idempotent?: boolean }

/** Whether one of these roles lets somebody make a call. */
export function staffMay(
  { roles }: { roles: readonly StaffRole[] },
  { access }: Pick<Call, 'access'>,
): boolean {
  return typeof access !== 'string' && roles.some(role => access.includes(role))
}

export function colleaguesOf(call: Pick<Call, 'colleagues' | 'effect'>): readonly ColleagueRole[] {
  return call.colleagues ?? (call.effect === 'read' ? colleagueRoles : ['owner'])
}

/** Whether a client may say by a key that a request is one it has sent before. */
export function takesKey({ effect, input }: Pick<Call, 'effect' | 'input'>): boolean {
  const { shape } = input as { shape?: object }
  return effect === 'change' && shape !== undefined && 'idempotency_key' in shape
}

/** Whether this request has to carry a code of the authenticator app. */
export function takesFactor({ factor }: Pick<Call, 'factor'>, input: unknown): boolean {
  if (factor === undefined || factor === 'always') return factor === 'always'
  return (input as Record<string, unknown>)[factor.with] !== undefined
}

/** Reading twice is harmless, so only a changing call has to say that it is idempotent. */
export function defineCall<const A extends Access, I extends z.ZodType, O extends z.ZodType>(
  definition: Definition<A, I, O>,
): Call<A, I, O> {
  const {
    effect,
    idempotent = effect === 'read',
    rate = effect === 'change' ? usualRate : undefined,
  } = definition
  return { ...definition, idempotent, rate }
}

/** Of every change that names no other: far above what a person does, far below what would slow others down. */
export const usualRate: Rate = { max: 240, seconds: 60, per: 'account' }
