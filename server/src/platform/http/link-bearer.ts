// Whom the address of a file was made for. The address alone opens nothing: a request that follows it comes in the session that was
// given it, so that an address in a log, a history or a forwarded message is worth nothing to anybody else, nor after a logout.
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal'
import type { Secrets } from '../secrets'
import type { Actor, MemberActor, StaffActor } from './actor'
import type { CallEnvironment } from './bind-calls'
import type { Site } from './site-directory'

/** What links are made with; the context of every call has it. */
export interface Linking {
  secrets: Secrets
  now: Date
  actor:
    | Pick<MemberActor, 'kind' | 'memberId' | 'personId' | 'token'>
    | Pick<StaffActor, 'kind' | 'staffId' | 'token'>
    | { kind: 'claimant'; caseId: number }
}

/** A colleague's link needs two open accounts: the company's and their own. A claimant has none: they hold the secret link of a case. */
export type Bearer = { staffId: number } | { memberIds: number[] } | { caseId: number }

type Read = ({ staffId: number } | { memberIds: number[] }) & { session: string }

/** A plain word, as notes want it. */
export function writeBearer(actor: Linking['actor']): string {
  if (actor.kind === 'claimant') return `c${actor.caseId}`
  if (actor.kind === 'staff') return `s${actor.staffId}_${actor.token}`
  return `m${[...new Set([actor.memberId, actor.personId])].join('-')}_${actor.token}`
}

function readBearer(word: string): Read | { caseId: number } | undefined {
  const [, kind, numbers = '', session = ''] = /^([smc])([\d-]+)(?:_(.+))?$/.exec(word) ?? []
  if (kind === 'c') return { caseId: Number(numbers) }
  if (session === '') return undefined
  if (kind === 's') return { staffId: Number(numbers), session }
  return kind === 'm' ? { memberIds: numbers.split('-').map(Number), session } : undefined
}

type Means = Pick<CallEnvironment, 'authenticate' | 'isBearerOpen' | 'isLinkOfCase'>

/** Asked for every request: nothing is kept that a freezing or a logout would have to undo. */
export async function requireBearer(
  environment: Means,
  request: FastifyRequest,
  site: Site,
  word: string,
): Promise<Bearer> {
  const bearer = readBearer(word)
  if (!bearer) throw new Refusal('linkExpired')
  const isHere =
    'caseId' in bearer
      ? await environment.isLinkOfCase(site.agentId, bearer.caseId, linkOf(request))
      : isTheirs(await environment.authenticate(request, site, sessionOf(bearer)), bearer)
  if (!isHere || !(await environment.isBearerOpen(site.agentId, bearer))) throw new Refusal('linkExpired')
  return bearer
}

const sessionOf = (bearer: Read) =>
  'staffId' in bearer
    ? ({ access: 'anyone', session: 'staff' } as const)
    : ({ access: 'member', session: undefined } as const)

function isTheirs(actor: Actor, bearer: Read): boolean {
  if (actor.kind === 'guest' || actor.token !== bearer.session) return false
  return 'staffId' in bearer
    ? actor.kind === 'staff' && actor.staffId === bearer.staffId
    : actor.kind === 'member' && actor.memberId === bearer.memberIds[0]
}

/** A claimant's file is asked for with the link of the case beside its own address. */
function linkOf({ query }: FastifyRequest): string {
  const { link } = query as { link?: unknown }
  return typeof link === 'string' ? link : ''
}
