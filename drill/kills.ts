// Kills parts of an installation while members and staff write, then reckons. The sample in the journeys kills
// everything once, `npm run drill` kills twenty times.
import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '#contract/paths'
import { type Chance, chanceFrom } from '../server/src/testing/chance'
import { TusClient } from '../server/src/testing/tus-client'
import { Client } from './client'
import { Installation, type Killable } from './installation'
import { domain, settle } from './people'
import { type Reckoning, reckon } from './reckoning'
import { announce, nothingYet, upload, type Writing, writeDraft, writeTickets } from './writers'

/** A member may open 30 work orders an hour. */
const ticketsAMember = 28
/** Each saves a few times a second. */
const drafters = 6

export interface KillReport extends Reckoning {
  kills: Killable[]
  /** Answers that no kill excuses. */
  broken: string[]
  /** Until somebody was answered again, by what was killed. */
  longestSilence: Partial<Record<Killable, number>>
}

export async function killUnderWrites(seed: number, kills: Killable[]): Promise<KillReport> {
  const chance = chanceFrom(seed)
  const installation = await Installation.start()
  try {
    return await drill(installation, chance, chance.shuffled(kills))
  } finally {
    await installation.stop()
  }
}

async function drill(installation: Installation, chance: Chance, kills: Killable[]): Promise<KillReport> {
  const { port } = installation
  const people = await settle(installation, 2 + drafters + kills.length)
  const kept = nothingYet()
  let hasEnded = false
  const writing = (cookies: Record<string, string>): Writing => ({
    client: new Client(port, domain, cookies),
    kept,
    hasEnded: () => hasEnded,
  })
  const [uploader = {}, watcher = {}, ...others] = people.members
  const writers = [
    ...others.slice(0, drafters).map(cookies => writeDraft(writing(cookies))),
    ...others.slice(drafters).map(cookies => writeTickets(writing(cookies), ticketsAMember)),
    upload(writing(uploader), new TusClient(port, domain)),
    announce(writing(people.staff)),
  ].map(writer => writer.catch(error => kept.broken.push(String(error))))

  const longestSilence: KillReport['longestSilence'] = {}
  const watch = writing(watcher)
  for (const what of kills) {
    await pause(chance.between(300, 2000))
    const comeBack = await installation.kill(what, chance.below)
    const begin = performance.now()
    const watched = async () => {
      await watch.client.untilAnswered(paths.userInfo, {}, isTooLong(begin), 'GET')
      longestSilence[what] = Math.max(longestSilence[what] ?? 0, performance.now() - begin)
    }
    await Promise.all([comeBack(), watched()])
  }
  // What was begun comes to an end: the last kill is no excuse for an answer that never came.
  await pause(1500)
  hasEnded = true
  await Promise.all(writers)
  return { ...(await reckon(installation, kept)), kills, broken: kept.broken, longestSilence }
}

const isTooLong = (begin: number) => () => performance.now() - begin > 60_000
