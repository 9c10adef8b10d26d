// A mailbox has so many open claims, however its owner sends the confirmations.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '#contract/infringement/calls'
import { mostOpenClaims } from '#contract/infringement/case-rules'
import { loggedInStaff } from '../../testing/build-staff'
import { infringementKit } from '../../testing/infringement-kit'
import { sentMails } from '../../testing/sent-mails'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let kit: ReturnType<typeof infringementKit>
beforeAll(async () => {
  server = await testServer()
  const rights = await loggedInStaff(server, { roles: ['rights'] })
  kit = infringementKit({ server, rights, member: await server.loggedInMember() })
})
afterAll(() => server.close())

/** Claims from one mailbox under as many spellings, each with its link in the mail. */
async function claimsOf(mailbox: string, count: number): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, index) => `${mailbox}+${index}@example.com`)
  for (const email of addresses) {
    await server.forgive()
    expect((await kit.submit({ email })).code).toBe(1)
  }
  const mails = await sentMails(server)
  return addresses.map(address => {
    const button = mails.find(({ to }) => to === address)?.letter.button
    return new URL(button?.address ?? '').searchParams.get('confirm') ?? ''
  })
}

const confirm = (note: string, from: number) =>
  server.call(calls.confirmInfringement, { confirm: note }, { remoteAddress: `10.8.0.${from}` })

async function confirmedOf(mailbox: string): Promise<number> {
  const [row] = await server.asOwner<{ count: number }>(
    `select count(*)::int as count from infringement_cases
     where mailbox_of(email) = $1 and email_confirmed_at is not null and is_open`,
    [`${mailbox}@example.com`],
  )
  return row?.count ?? 0
}

describe('confirmations that are sent at the same moment', () => {
  it('let as many claims of one mailbox count as they would one after another, each link tried twice', async () => {
    const notes = await claimsOf('flood', 14)
    await server.forgive()
    const answers = await Promise.all([...notes, ...notes].map(confirm))
    expect(await confirmedOf('flood')).toBe(mostOpenClaims)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1, 1409]))
  })

  it('of other mailboxes are not in each other’s way', async () => {
    const [here, there] = [await claimsOf('here', 7), await claimsOf('there', 4)]
    await server.forgive()
    await Promise.all([...here, ...there].map(confirm))
    expect([await confirmedOf('here'), await confirmedOf('there')]).toEqual([mostOpenClaims, 4])
  })
})
