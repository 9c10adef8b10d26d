import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as editing from '#contract/content/editing-calls'
import { listMessages } from '#contract/messages/calls'
import * as plans from '#contract/plans/calls'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork } from '../../testing/build-work'
import { testServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let editor: Awaited<ReturnType<typeof loggedInStaff>>

beforeAll(async () => {
  server = await testServer()
  member = await server.loggedInMember()
  editor = await loggedInStaff(server, { roles: ['editor'] })
})
afterAll(() => server.close())

const both = (text: string) => ({ 'zh-CN': `${text}中文`, en: text })

async function addPlan(details: Partial<plans.PlanDetails> = {}): Promise<{ id: number; number: number }> {
  const draft = {
    ...{
      title: both('Spring'),
      summary: both('Short'),
      body: both('<p>Long</p>'),
      cover: null,
      category: null,
    },
    plan: { needs: 'any' as const, places: null, starts_on: null, ends_on: null, ...details },
  }
  const { data } = await server.call(editing.saveDraft, { kind: 'plan', revision: 0, draft }, editor)
  await server.call(editing.publishContent, data as { id: number; revision: number }, editor)
  const { id } = data as { id: number }
  const { data: opened } = await server.call(editing.readContent, { id }, editor)
  return { id, number: (opened as { number: number }).number }
}

const apply = (plan: number, work: number, text = 'Please', who = member) =>
  server.call(plans.applyToPlan, { plan, work, text }, who)
const phase = async (number: number) =>
  ((await server.call(plans.readPlan, { id: number })).data as { phase: string }).phase

describe('a plan', () => {
  it('is open between its days and while it has places', async () => {
    expect(await phase((await addPlan()).number)).toBe('open')
    expect(await phase((await addPlan({ starts_on: '2999-01-01' })).number)).toBe('coming')
    expect(await phase((await addPlan({ ends_on: '2020-01-01' })).number)).toBe('over')
    expect((await server.call(plans.readPlan, { id: 4711 })).status).toBe(404)
  })

  it('stands before those that are over', async () => {
    const { data } = await server.call(plans.listPlans, { limit: 100 })
    const phases = (data as { items: Array<{ phase: string }> }).items.map(plan => plan.phase)
    expect(phases.lastIndexOf('open')).toBeLessThan(phases.indexOf('over'))
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = (await server.call(plans.listPlans, { limit: 1, ...(cursor && { cursor }) })).data as {
        items: Array<{ phase: string }>
        next_cursor: string | null
      }
      seen.push(...page.items.map(plan => plan.phase))
      cursor = page.next_cursor
    } while (cursor)
    expect(seen).toEqual(phases)
  })
})

describe('an application', () => {
  it('is made once, however often it is sent, and shows its text as text', async () => {
    const { number } = await addPlan()
    const work = await buildWork(server, member.memberId, { status: '00' })
    const answers = await Promise.all(
      [1, 2, 3].map(() => apply(number, work, '<img src=x onerror=alert(1)>')),
    )
    expect(new Set(answers.map(({ data }) => (data as { id: number }).id)).size).toBe(1)
    const { data } = await server.call(plans.listMyApplications, { plan: number }, member)
    expect((data as { items: object[] }).items).toMatchObject([
      { text: '<img src=x onerror=alert(1)>', state: 'waiting', plan: { id: number, title: 'Spring' } },
    ])
  })

  it('is refused with another’s work, one that is not released, and outside the plan’s days', async () => {
    const stranger = await server.loggedInMember()
    const draft = await buildWork(server, member.memberId, { status: '00' })
    const { number } = await addPlan({ needs: 'released' })
    expect((await apply(number, draft, '', stranger)).status).toBe(404)
    expect((await apply(number, draft)).code).toBe(1422)
    expect((await apply((await addPlan({ ends_on: '2020-01-01' })).number, draft)).status).toBe(409)
    expect((await apply(4711, draft)).status).toBe(404)
    expect((await apply(number, draft, 'x'.repeat(1001))).code).toBe(1422)
    const released = await buildWork(server, member.memberId, { status: '990' })
    expect((await apply(number, released)).code).toBe(1)
    const takenDown = await buildWork(server, member.memberId, { status: '981' })
    expect((await apply((await addPlan()).number, takenDown)).code).toBe(1422)
  })

  it('can be taken back while it waits, and made again', async () => {
    const { number } = await addPlan()
    const work = await buildWork(server, member.memberId, { status: '00' })
    const { id } = (await apply(number, work)).data as { id: number }
    const stranger = await server.loggedInMember()
    expect((await server.call(plans.withdrawApplication, { id }, stranger)).status).toBe(404)
    expect((await server.call(plans.withdrawApplication, { id }, member)).code).toBe(1)
    expect((await server.call(plans.withdrawApplication, { id }, member)).code).toBe(1)
    expect(((await apply(number, work)).data as { id: number }).id).not.toBe(id)
  })
})

describe('a decision', () => {
  const decide = (id: number, decision: 'accepted' | 'declined', answer = '') =>
    server.call(plans.decideApplication, { id, decision, answer }, editor)

  it('tells the member, with the reason where it is no', async () => {
    const { number } = await addPlan()
    const work = await buildWork(server, member.memberId, { status: '00', title: 'River' })
    const { id } = (await apply(number, work)).data as { id: number }
    expect((await decide(id, 'declined')).code).toBe(1422)
    expect((await decide(id, 'declined', 'Too long')).code).toBe(1)
    expect((await decide(id, 'accepted')).status).toBe(409)
    expect((await server.call(plans.withdrawApplication, { id }, member)).status).toBe(409)
    const { data } = await server.call(listMessages, {}, member)
    expect((data as { items: object[] }).items[0]).toMatchObject({
      title: '“River” wasn’t accepted for “Spring”',
      text: 'Reason: Too long',
      link: `/hot-plan/detail?id=${number}`,
    })
  })

  it('never gives away more places than there are, however many decide at once', async () => {
    const { id: plan, number } = await addPlan({ places: 2 })
    const ids: number[] = []
    for (let count = 0; count < 5; count++) {
      const work = await buildWork(server, member.memberId, { status: '00' })
      ids.push(((await apply(number, work)).data as { id: number }).id)
    }
    const answers = await Promise.all(ids.map(id => decide(id, 'accepted')))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(2)
    expect(await phase(number)).toBe('full')
    const { data } = await server.call(plans.listPlanApplications, { plan }, editor)
    expect((data as { items: object[] }).items).toHaveLength(3)
    const late = await buildWork(server, member.memberId, { status: '00' })
    expect((await apply(number, late)).status).toBe(409)
  })
})
