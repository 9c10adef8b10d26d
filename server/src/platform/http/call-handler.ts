// What a handler gets to see, and how a call and its handler are tied together.
import type { z } from 'zod'
import type { Access, Call, InputOf } from '#contract/call'
import type { Language } from '#contract/language'
import type { Tx } from '../database/query'
import type { Secrets } from '../secrets'
import type { Services } from '../services'
import type { StoreFile } from '../storage/store-noted'
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
  client: { address: string; userAgent: string; isEncrypted?: boolean }
  now: Date
  answer: Answer
}

/** Before the transaction: time for what is slow (passwords, pictures, files), and short reads. */
export interface PrepareContext<C extends Call = Call> extends Omit<CallContext<C>, 'tx' | 'answer'> {
  /** Single statements as in a call that reads; what they found may have changed when the transaction begins. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Writes a file for a row that `run` will insert; if it does not, the file goes after a day. */
  store: StoreFile
}

/** `prepared`: what `prepare` answered. It is the same on the one repetition of a transaction that collided. */
export type PreparedContext<C extends Call, P> = CallContext<C> & { prepared: P }

type Answered<C extends Call> = Promise<z.input<C['output']>>
type Handler<C extends Call> = (context: CallContext<C>) => Answered<C>

/**
 * A refusal from `prepare` answers the call like any other. One that keeps what was written is thrown in `run`: only there
 * is something written.
 */
interface HandlerInSteps<C extends Call, P> {
  prepare(context: PrepareContext<C>): Promise<P>
  run(context: PreparedContext<C, P>): Answered<C>
}

type ByAnyone<Context> = Omit<Context, 'actor'> & { actor: Actor }

export interface Binding {
  call: Call
  prepare(context: ByAnyone<PrepareContext>): Promise<unknown>
  run(context: ByAnyone<PreparedContext<Call, unknown>>): Promise<unknown>
}

export function handle<A extends Access, I extends z.ZodType, O extends z.ZodType, P>(
  call: Call<A, I, O>,
  handler: Handler<Call<A, I, O>> | HandlerInSteps<Call<A, I, O>, P>,
): Binding {
  type C = Call<A, I, O>
  const { prepare, run } =
    typeof handler === 'function' ? { prepare: async () => undefined, run: handler } : handler
  return {
    call,
    // The binder has checked access and parsed the input by this call's own rules before it gets here.
    prepare: context => prepare(context as PrepareContext<C>),
    run: context => run(context as PreparedContext<C, P>),
  }
}
