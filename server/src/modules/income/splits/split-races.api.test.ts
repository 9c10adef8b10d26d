// Several people at the same moment: whoever comes second finds what the first one did.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptSplit, cancelSplit, declineSplit, proposeSplit } from '#contract/income/split-calls'
import { noon, type Person, splitKit } from '../../../testing/split-kit'
import { expireDue } from './expire-splits.job'

let kit: Awaited<ReturnType<typeof splitKit>>
let owner: Person
let others: Person[]
let isrc: string
beforeAll(async () => {
  kit = await splitKit()
})
beforeEach(async () => {
  await kit.server.forgive()
  kit.setTime(noon)
  owner = await kit.person()
  others = [await kit.person(), await kit.person()]
  isrc = await kit.track(owner)
})
afterAll(() => kit.server.close())

const parties = () => others.map(({ mobile }) => ({ mobile, percent: '20' }))

/** Ready to be sent: everything that can be known before is known. */
async function acceptance(person: Person) {
  const [asked] = (await kit.invitations(person)).items
  const input = { party_id: asked?.party_id ?? 0, sms_code: await kit.code(person.mobile) }
  return () => kit.server.call(acceptSplit, input, person)
}

describe('at the same moment', () => {
  it('two parties accept: the split is agreed once', async () => {
    for (let round = 0; round < 5; round++) {
      const recording = await kit.track(owner)
      await kit.propose(owner, recording, parties())
      const deeds = await Promise.all(others.map(acceptance))
      const answers = await Promise.all(deeds.map(deed => deed()))
      expect(answers.map(({ data }) => (data as { state: string }).state).sort()).toEqual([
        'agreed',
        'proposed',
      ])
      expect(await kit.states(recording)).toEqual(['agreed'])
    }
  })

  it('the owner takes it back while the last one accepts: one of them wins, and both learn which', async () => {
    for (let round = 0; round < 8; round++) {
      const recording = await kit.track(owner)
      const proposed = await kit.propose(owner, recording, [{ mobile: others[0]?.mobile, percent: '40' }])
      const { split_id } = proposed.data as { split_id: number }
      const accept = await acceptance(others[0] as Person)
      const cancel = () => kit.server.call(cancelSplit, { split_id }, owner)
      const [accepted, cancelled] = await (round % 2 === 0
        ? Promise.all([accept(), cancel()])
        : Promise.all([cancel(), accept()]).then(([one, other]) => [other, one] as const))
      expect([accepted.status, cancelled.status].sort()).toEqual([200, 409])
      expect(await kit.states(recording)).toEqual([accepted.status === 200 ? 'agreed' : 'cancelled'])
    }
  })

  it('one accepts, one declines, and its time runs out: it ends in one way', async () => {
    for (let round = 0; round < 5; round++) {
      const recording = await kit.track(owner)
      await kit.propose(owner, recording, parties())
      const [first, second] = others as [Person, Person]
      const accept = await acceptance(first)
      const [asked] = (await kit.invitations(second)).items
      const expire = () =>
        kit.server.database.change(kit.server.agentId, tx => expireDue(tx, new Date('2027-02-01')))
      const [accepted, declined] = await Promise.all([
        accept(),
        kit.server.call(declineSplit, { party_id: asked?.party_id ?? 0 }, second),
        expire(),
      ])
      expect([200, 409]).toContain(accepted.status)
      const [state] = await kit.states(recording)
      expect(state).toBe(declined.status === 200 ? 'declined' : 'expired')
    }
  })

  it('two proposals for a recording: one stands, the other is told', async () => {
    const code = await kit.code(owner.mobile)
    const second = await kit.code(owner.mobile)
    expect(second).toBe(code)
    const input = {
      isrc,
      from_month: '2027-01',
      own_percent: '60',
      own_role: '',
      parties: parties().map(party => ({ ...party, name: 'n', role: '' })),
      sms_code: code,
    }
    const answers = await Promise.all([1, 2, 3].map(() => kit.server.call(proposeSplit, input, owner)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    expect(await kit.states(isrc)).toEqual(['proposed'])
  })

  it('the same acceptance twice: it counts once', async () => {
    await kit.propose(owner, isrc, parties())
    const accept = await acceptance(others[0] as Person)
    const answers = await Promise.all([accept(), accept()])
    expect(answers.map(({ code }) => code).sort()).toEqual([1, 1407])
    expect((await kit.read(owner, isrc)).proposed).toMatchObject({ accepted: 2, asked: 3 })
  })
})
