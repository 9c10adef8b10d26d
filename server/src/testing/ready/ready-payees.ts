// Verified payees whose account has been bound for long, made once a run.
import { testServer } from '../test-server'
import { payeeMaker, type ReadyPayee } from './make-payees'
import { type Ready, readyDatabase } from './ready-database'

export interface ReadyPayees {
  people: ReadyPayee[]
  minors: ReadyPayee[]
}

const many = { people: 16, minors: 8 }

/** As of the moment at which they bound their accounts. */
export const readyPayees = (since: Date): Promise<Ready<ReadyPayees>> =>
  readyDatabase('with_payees', async () => {
    const server = await serverAt(since)
    const make = await payeeMaker(server)
    const facts: ReadyPayees = { people: [], minors: [] }
    while (facts.people.length < many.people) facts.people.push(await make.payee())
    while (facts.minors.length < many.minors) facts.minors.push(await make.minor())
    return { facts, closeAndKeep: server.closeAndKeep }
  })

/** Captchas are asked for today: what checks them looks at the clock of the machine. */
async function serverAt(moment: Date) {
  const clock = { isOfToday: false, now: () => (clock.isOfToday ? new Date() : new Date(moment)) }
  const server = await testServer({ clock })
  return {
    ...server,
    /** By nobody: a session of that moment would have ended today. */
    async solvedCaptcha() {
      clock.isOfToday = true
      const solved = await server.solvedCaptcha()
      clock.isOfToday = false
      return solved
    },
  }
}
