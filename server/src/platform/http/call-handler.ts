// What a handler gets to see, and how a call and its handler are tied together.
import type { z } from 'zod'
import type { Access, Call, InputOf } from '#contract/call'
import type { Language } from '#contract/language'
import type { Tx } from '../database/query'
import type { Secrets } from '../secrets'
import type { Services } from '../services'
import type { TextParams } from '../texts/texts'
import type { Actor, ActorFor } from './actor'
import type { Site, SiteDirectory } from './site-directory'

export interface SessionCookies {
  token: string
  secret: string
  /** Absent: the cookies end with the browser. */
  maxAgeSeconds?: number
}

/** Collected while the handler runs, applied only after the transaction has been committed. */
export interface Answer {
  text?: { key: string; params?: TextParams }
  /** `null` clears them. */
  sessionCookies?: SessionCookies | null
  /** The staff session; `null` clears it. */
  staffCookie?: string | null
}

export interface CarriedFile {
  body: Buffer
  /** As the client says: good for showing, never for judging. */
  name: string
}

export interface CallContext<C extends Call = Call> {
  tx: Tx
  input: InputOf<C>
  actor: ActorFor<C['access']>
  site: Site
  sites: SiteDirectory
  secrets: Secrets
  services: Services
  /** What a multipart call carries. */
  file?: CarriedFile
  language: Language
  client: { address: string; userAgent: string }
  now: Date
  answer: Answer
}

type Handler<C extends Call> = (context: CallContext<C>) => Promise<z.input<C['output']>>

export interface Binding {
  call: Call
  run(context: Omit<CallContext, 'actor'> & { actor: Actor }): Promise<unknown>
}

export function handle<A extends Access, I extends z.ZodType, O extends z.ZodType>(
  call: Call<A, I, O>,
  handler: Handler<Call<A, I, O>>,
): Binding {
  return {
    call,
    // The binder has checked access and parsed the input by this call's own rules before it gets here.
    run: context => handler(context as CallContext<Call<A, I, O>>),
  }
}
