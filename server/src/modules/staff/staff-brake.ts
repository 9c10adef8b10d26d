// Wrong passwords and second factors slow down whoever sends them; they lock no account. Each network has a count of its own,
// and networks from which the owner never logged in share a second, slower one, so that many together cannot try without
// end. Nobody elsewhere keeps the owner out of a network they use. Only a whole login starts a network's count again:
// who knows the password cannot try codes for ever by giving it anew.
import type { CallContext } from '../../platform/http/call-handler'
import { network } from '../../platform/http/rate-limit'
import { Refusal } from '../../platform/refusal'
import { blindIndex } from '../../platform/seal'
import './staff.texts'
import { isKnownNetwork, lockTries, noteWrongTry, readTries, type Tries } from './staff-tries.queries'

type Means = Pick<CallContext, 'tx' | 'secrets' | 'client' | 'now'>

/** A name that was tried; nobody may have it. */
export interface TriedName {
  username: string
  staffId: number | undefined
}

/** Wrong tries that cost nothing, and how the wait grows behind them. */
interface Brake {
  free: number
  firstSeconds: number
  longestSeconds: number
}

const perNetwork: Brake = { free: 4, firstSeconds: 30, longestSeconds: 900 }
const overStrangers: Brake = { free: 20, firstSeconds: 30, longestSeconds: 900 }
/** In the place of a network: all that are not known. */
const strangers = ''
/** Who has made no mistake for a day begins anew. */
const forgottenAfter = 24 * 3600 * 1000

export const freeTries = perNetwork.free

function waitSeconds(wrong: number, { free, firstSeconds, longestSeconds }: Brake): number {
  return wrong <= free ? 0 : Math.min(longestSeconds, firstSeconds * 2 ** (wrong - free - 1))
}

export const nameHash = ({ secrets }: Pick<Means, 'secrets'>, username: string) =>
  blindIndex(secrets, 'staff name', username)

/** Spares the work of checking a password that would not count. What counts is asked again, with the counts held. */
export async function requireNoWait(means: Means, tried: TriedName): Promise<void> {
  refuseWaiting(
    await readTries(means.tx, nameHash(means, tried.username), await countsFor(means, tried)),
    means,
  )
}

/** Holds the counts until the end of the transaction, so that tries sent at the same moment come one after the other. */
export async function holdTries(means: Means, tried: TriedName): Promise<Tries[]> {
  const held = await lockTries(means.tx, nameHash(means, tried.username), await countsFor(means, tried))
  refuseWaiting(held, means)
  return held
}

/** Answers how many seconds its sender has to wait for the next one. */
export async function countWrongTry({ tx, now }: Means, held: readonly Tries[]): Promise<number> {
  let longest = 0
  for (const tries of held) {
    const isOld = now.getTime() - tries.last_at.getTime() > forgottenAfter
    const wrong = isOld ? 1 : tries.wrong + 1
    const seconds = waitSeconds(wrong, tries.network === strangers ? overStrangers : perNetwork)
    // A free try sets no time: one that was sent before it and is counted after it would have to wait for that.
    const waitUntil = seconds > 0 ? new Date(now.getTime() + seconds * 1000) : tries.wait_until
    await noteWrongTry(tx, tries, { wrong, waitUntil, now })
    longest = Math.max(longest, seconds)
  }
  return longest
}

async function countsFor({ tx, client }: Means, { staffId }: TriedName): Promise<string[]> {
  const own = network(client.address)
  const isKnown = staffId !== undefined && (await isKnownNetwork(tx, staffId, own))
  return isKnown ? [own] : [strangers, own]
}

/** The same for names that nobody has, and whether or not the password was right. */
function refuseWaiting(counts: readonly Tries[], { now }: Means): void {
  const until = Math.max(0, ...counts.map(({ wait_until }) => wait_until.getTime()))
  if (until > now.getTime()) throw mustWait(Math.ceil((until - now.getTime()) / 1000))
}

export function mustWait(seconds: number): Refusal {
  const isLong = seconds > 90
  return new Refusal('tooManyRequests', {
    text: isLong ? 'staff.waitMinutes' : 'staff.waitSeconds',
    params: isLong ? { minutes: Math.ceil(seconds / 60) } : { seconds },
    retryAfterSeconds: seconds,
    isKept: true,
  })
}
