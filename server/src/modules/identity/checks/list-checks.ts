import type { checkKinds, listChecks } from '#contract/identity/check-calls'
import { pageOf } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import {
  countWaitingEnterprises,
  countWaitingIdentities,
  listEnterpriseChecks,
  listIdentityChecks,
} from './checks.queries'
import { goOn, type Place, placeAfter } from './checks-page'
import { kindOf, presentCheckRow } from './present-check'

type Kind = (typeof checkKinds)[number]
type Input = CallContext<typeof listChecks>['input']

export async function listTheChecks({ tx, input }: CallContext<typeof listChecks>) {
  const place = placeAfter(input.cursor)
  const [identities, enterprises, waiting] = await Promise.all([
    identitiesOf(tx, input, place),
    enterprisesOf(tx, input, place),
    countWaiting(tx),
  ])
  const merged = merge(identities, enterprises, input.state === 'waiting')
  const { shown, next_cursor } = pageOf(
    merged,
    input.limit,
    ({ place: at, table, id }): Place => ({ at, table, id }),
  )
  return { items: shown.map(row => presentCheckRow(row.kind, row)), next_cursor, waiting }
}

async function identitiesOf(tx: Tx, { kind, state, limit }: Input, place: Place | undefined) {
  if (kind === 'enterprise') return []
  const kinds = kind === undefined ? ['adult', 'minor'] : [kind === 'minor' ? 'minor' : 'adult']
  const filter = { state, after: goOn('identity', place), limit: limit + 1 }
  const found = await listIdentityChecks(tx, kinds, filter)
  return found.map(row => ({ ...row, kind: kindOf(row), table: 'identity' as const }))
}

async function enterprisesOf(tx: Tx, { kind, state, limit }: Input, place: Place | undefined) {
  if (kind !== undefined && kind !== 'enterprise') return []
  const found = await listEnterpriseChecks(tx, { state, after: goOn('enterprise', place), limit: limit + 1 })
  return found.map(row => ({ ...row, kind: 'enterprise' as const, table: 'enterprise' as const }))
}

/** Both lists are in order already; of the same moment, the identities come first. */
function merge<A extends { place: number }, B extends { place: number }>(
  first: A[],
  second: B[],
  isQueue: boolean,
): Array<A | B> {
  const merged: Array<A | B> = []
  const [left, right] = [[...first], [...second]]
  while (left[0] && right[0]) {
    const later = left[0].place - right[0].place
    const takesLeft = isQueue ? later <= 0 : later >= 0
    merged.push((takesLeft ? left.shift() : right.shift()) as A | B)
  }
  return [...merged, ...left, ...right]
}

async function countWaiting(tx: Tx): Promise<Record<Kind, number>> {
  const [identities, enterprise] = await Promise.all([
    countWaitingIdentities(tx),
    countWaitingEnterprises(tx),
  ])
  const of = (kind: string) => identities.find(row => row.kind === kind)?.waiting ?? 0
  return { identity: of('adult'), minor: of('minor'), enterprise }
}
