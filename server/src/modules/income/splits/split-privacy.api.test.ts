// An invitation says nothing about the number it goes to: not by words, not by what is sent, not by what the call does.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remindParty } from '#contract/income/split-calls'
import { sentCodes } from '../../../testing/sent-codes'
import { noon, type Person, splitKit } from '../../../testing/split-kit'
import { inviteParty } from './invite-party.job'

let kit: Awaited<ReturnType<typeof splitKit>>
let owner: Person
let isrc: string
beforeAll(async () => {
  kit = await splitKit()
})
beforeEach(async () => {
  await kit.server.forgive()
  kit.setTime(noon)
  owner = await kit.person()
  isrc = await kit.track(owner)
})
afterAll(() => kit.server.close())

let next = 0
const freshMobile = () => `1570000${String(next++).padStart(4, '0')}`

/** What waits in the queue, as the worker would run it. */
async function runInvitations() {
  const { asOwner, agentId, database, services } = kit.server
  const jobs = await asOwner<{ id: string; payload: { partyId: number } }>(
    `select j.id, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1 order by j.id`,
    [inviteParty.name],
  )
  for (const { payload } of jobs) {
    await inviteParty.run({ payload, agentId, database, services, log: console as never })
  }
  await asOwner('delete from graphile_worker._private_jobs where id = any($1)', [jobs.map(({ id }) => id)])
  return jobs.length
}
const textsTo = async (mobile: string) =>
  (await sentCodes(kit.server.asOwner, kit.server.services.secrets)).filter(sent => sent.mobile === mobile)

describe('an invitation', () => {
  it('looks the same to its owner, whether the number has an account or not, or one that is frozen or not verified', async () => {
    const frozen = await kit.person()
    await kit.server.asOwner("update members set state = 'frozen' where id = $1", [frozen.memberId])
    const numbers = [(await kit.person()).mobile, (await kit.member()).mobile, frozen.mobile, freshMobile()]
    const shown: string[] = []
    for (const mobile of numbers) {
      const recording = await kit.track(owner)
      const proposed = await kit.propose(owner, recording, [{ mobile, percent: '40' }])
      expect(proposed.msg).toBe('Proposed. Waiting for everyone to accept.')
      await runInvitations()
      const { proposed: open } = await kit.read(owner, recording)
      const plain = JSON.stringify(open?.parties[1]).replace(/"(id|mobile_masked)":("[^"]*"|\d+)/g, '')
      shown.push(plain)
    }
    expect(new Set(shown).size).toBe(1)
  })

  it('is sent to every number in the same words, which quote nobody', async () => {
    const member = await kit.person()
    const stranger = freshMobile()
    await kit.propose(owner, isrc, [
      { mobile: member.mobile, percent: '20', name: 'Buy at evil.example' },
      { mobile: stranger, percent: '20', name: 'Buy at evil.example' },
    ])
    expect(await runInvitations()).toBe(2)
    const [[known], [unknown]] = [await textsTo(member.mobile), await textsTo(stranger)]
    expect(known?.text).toContain('收入分账')
    expect(unknown?.text).toBe(known?.text)
    expect(known?.text).not.toMatch(/evil|Night sailing|Test member/)
  })

  it('reaches one number a few times a day at most, whoever invites it, and no owner learns that', async () => {
    const stranger = freshMobile()
    const answers: string[] = []
    for (let index = 0; index < 4; index++) {
      const recording = await kit.track(owner)
      answers.push((await kit.propose(owner, recording, [{ mobile: stranger, percent: '40' }])).msg)
    }
    await runInvitations()
    expect(new Set(answers).size).toBe(1)
    expect(await textsTo(stranger)).toHaveLength(2)
  })

  it('is sent once more by a reminder, and not to those who have answered', async () => {
    const member = await kit.person()
    await kit.propose(owner, isrc, [{ mobile: member.mobile, percent: '40' }])
    await runInvitations()
    const party = (await kit.read(owner, isrc)).proposed?.parties[1]
    kit.setTime('2026-11-14T04:00:00Z')
    expect((await kit.server.call(remindParty, { party_id: party?.id ?? 0 }, owner)).status).toBe(200)
    await kit.accept(member)
    await runInvitations()
    expect(await textsTo(member.mobile)).toHaveLength(1)
  })

  it('waits for who registers with the number later, and is verified', async () => {
    const mobile = freshMobile()
    await kit.propose(owner, isrc, [{ mobile, percent: '40' }])
    const newcomer = await kit.person('person', { mobile })
    expect((await kit.accept(newcomer)).data).toEqual({ state: 'agreed' })
  })
})
