// Random walks through the calls, with two clients that race each other at every step: whatever they try, a work never
// leaves the table of transitions, and every change is in its history.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/call'
import * as review from '#contract/review/calls'
import { previewAgreement, signAgreement } from '#contract/rights/agreement-calls'
import * as works from '#contract/works/work-calls'
import {
  mayMove,
  type WorkEvent,
  type WorkMover,
  type WorkStatus,
  workStatusAfter,
  workStatuses,
} from '#contract/works/work-status'
import { createLog } from '../../../platform/log'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWork } from '../../../testing/build-work'
import { plantCode } from '../../../testing/plant-code'
import { isDrill } from '../../../testing/sampled'
import { type Caller, testServer } from '../../../testing/test-server'
import { seedVerifiedPerson } from '../../identity/identity.public'
import { theSystem } from './doer'
import { transition } from './transition'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let stranger: typeof member
let callers: Record<'member' | 'stranger' | 'editor' | 'rights' | 'otherRights', Caller>

const lines: string[] = []

beforeAll(async () => {
  server = await testServer({ log: createLog('warn', { write: line => lines.push(line) }) })
  member = await server.loggedInMember()
  stranger = await server.loggedInMember()
  await server.database.change(server.agentId, tx =>
    seedVerifiedPerson(tx, server.services, member.memberId, new Date()),
  )
  callers = {
    member,
    stranger,
    editor: await loggedInStaff(server, { roles: ['editor', 'rights'] }),
    rights: await loggedInStaff(server, { roles: ['rights'] }),
    otherRights: await loggedInStaff(server, { roles: ['rights'] }),
  }
})
afterAll(() => server.close())

type Who = keyof typeof callers
interface Step {
  name: string
  who: Who
  run(workId: number): Promise<{ code: number }>
}

const send = (
  name: string,
  who: Who,
  call: Call,
  input: (workId: number) => Promise<object> | object,
): Step => ({
  name,
  who,
  run: async workId => server.send(call, await input(workId), callers[who]),
})
const withVersion = async (id: number) => ({ id, version: (await versionOf(id)) ?? 1 })

const moves = (who: 'member' | 'stranger'): Step[] => [
  send('complete', who, works.completeWork, withVersion),
  send('chooseScope', who, works.chooseScope, withVersion),
  send('changeScope', who, works.changeScope, id => ({ id })),
  send('sign', who, signAgreement, signature),
  send('recall', who, works.recallWork, id => ({ id })),
  send('revise', who, works.reviseWork, id => ({ id })),
  send('takeDown', who, works.takeDownWork, id => ({ id, reason: 'no longer wanted' })),
  send('releaseAgain', who, works.releaseWorkAgain, id => ({ id })),
  send('submitAgain', who, works.submitWorkAgain, withVersion),
  send('submitSupplement', who, works.submitSupplement, id => ({ id })),
]

const staffMoves = (who: 'editor' | 'rights' | 'otherRights'): Step[] => [
  send('claim', who, review.claimWork, id => ({ id })),
  send('release', who, review.releaseClaim, id => ({ id })),
  send('passContent', who, review.passContent, id => ({ id })),
  send('passRights', who, review.passRights, id => ({ id })),
  send('reject', who, review.rejectWork, id => ({
    id,
    reasons: [{ field: 'title', text: 'Please spell it out', second: null }],
  })),
  send('staffTakeDown', who, review.staffTakeDown, id => ({ id, reason: 'a claim' })),
  send('closeTakedown', who, review.closeTakedown, id => ({ id, note: 'seen by eye' })),
]

/** What the worker does when channels answer, or a licence has ended. */
const systemMove = (event: WorkEvent): Step => ({
  name: event,
  who: 'member',
  run: workId =>
    server.database
      .change(server.agentId, tx =>
        transition(tx, workId, { event, mover: 'system', doer: theSystem, now: new Date() }),
      )
      .then(
        () => ({ code: 1 }),
        () => ({ code: 0 }),
      ),
})

async function signature(workId: number) {
  const { data } = await server.call(previewAgreement, { work_id: workId }, member)
  const { terms_hash, signer } = (data ?? {}) as { terms_hash?: string; signer?: { name: string } }
  const code = await plantCode(server, member.mobile, 'sign')
  return {
    work_id: workId,
    terms_hash: terms_hash ?? 'a'.repeat(64),
    typed_name: signer?.name ?? 'nobody',
    sms_code: code,
  }
}

async function versionOf(workId: number) {
  const [row] = await server.asOwner<{ version: number }>('select version from works where id = $1', [workId])
  return row?.version
}

interface Entry {
  event: string
  from_status: WorkStatus | null
  to_status: WorkStatus | null
  by: string
}

async function stateOf(workId: number) {
  const [work] = await server.asOwner<{ status: WorkStatus }>('select status from works where id = $1', [
    workId,
  ])
  const history = await server.asOwner<Entry>(
    'select event, from_status, to_status, by from work_history where work_id = $1 and to_status is not null order by id',
    [workId],
  )
  return { status: work?.status, history }
}

const moversOf: Record<string, WorkMover[]> = {
  member: ['member', 'owner'],
  staff: ['editor', 'rights'],
  system: ['system'],
}

async function walk(pairs: [Step, Step][], start: WorkStatus = '00') {
  const workId = await buildWork(server, member.memberId, { status: start })
  let succeeded = 0
  for (const pair of pairs) {
    await server.forgive()
    const answers = await Promise.all(pair.map(step => step.run(workId)))
    for (const [index, { code }] of answers.entries()) {
      const step = pair[index] as Step
      if (step.who === 'stranger') expect(code, `${step.name} by a stranger`).not.toBe(1)
      if (code === 1 && !['claim', 'release'].includes(step.name)) succeeded += 1
    }
    const { status, history } = await stateOf(workId)
    let at: WorkStatus = start
    for (const { event, from_status, to_status, by } of history) {
      expect(from_status).toBe(at)
      expect(to_status, `${event} from ${from_status}`).toBe(workStatusAfter(at, event as WorkEvent))
      expect(
        moversOf[by]?.some(mover => mayMove(mover, event as WorkEvent)),
        `${event} by ${by}`,
      ).toBe(true)
      at = to_status as WorkStatus
    }
    expect(status).toBe(at)
    expect(history).toHaveLength(succeeded)
  }
  return (await stateOf(workId)).status
}

const step = fc.constantFrom('member', 'stranger', 'editor', 'rights', 'otherRights', 'system').chain(who => {
  if (who === 'system') {
    return fc.constantFrom(systemMove('goLive'), systemMove('allChannelsRefuse'), systemMove('takeDown'))
  }
  if (who === 'member' || who === 'stranger') return fc.constantFrom(...moves(who))
  return fc.constantFrom(...staffMoves(who as 'editor'))
})

describe('a work', () => {
  it('goes its whole way when everybody does their part', async () => {
    const by = (who: Who, name: string) =>
      [...moves('member'), ...staffMoves('editor'), ...staffMoves('rights')].find(
        candidate => candidate.name === name && candidate.who === who,
      ) as Step
    const way: Step[] = [
      by('member', 'complete'),
      by('member', 'chooseScope'),
      by('member', 'sign'),
      by('editor', 'claim'),
      by('editor', 'passContent'),
      by('rights', 'claim'),
      by('rights', 'passRights'),
      systemMove('goLive'),
      by('member', 'takeDown'),
      by('rights', 'closeTakedown'),
      by('member', 'releaseAgain'),
    ]
    // Each step races with itself: a double click changes nothing.
    expect(await walk(way.map(one => [one, one]))).toBe('01')
  })

  it('leaves a line in the log when a status is skipped, doubled or moved by somebody else', async () => {
    const workId = await buildWork(server, member.memberId, { status: '200' })
    const before = await stateOf(workId)
    lines.length = 0
    expect((await server.call(works.chooseScope, { id: workId, version: 1 }, member)).code).toBe(1409)
    expect((await server.call(works.recallWork, { id: workId }, stranger)).code).toBe(1404)
    expect((await server.call(review.passRights, { id: workId }, callers.rights)).code).toBe(1409)
    expect(lines.map(line => JSON.parse(line).tried.event)).toEqual(['chooseScope', 'recall', 'passRights'])
    expect(await stateOf(workId)).toEqual(before)
  })

  it('never passes content and rights by the same person', async () => {
    const workId = await buildWork(server, member.memberId, { status: '200' })
    const { editor } = callers
    await server.call(review.claimWork, { id: workId }, editor)
    await server.call(review.passContent, { id: workId }, editor)
    await server.call(review.claimWork, { id: workId }, editor)
    expect((await server.call(review.passRights, { id: workId }, editor)).code).toBe(1403)
    expect((await stateOf(workId)).status).toBe('300')
  })

  it('is either claimed or recalled, never both', async () => {
    for (let round = 0; round < 10; round++) {
      const workId = await buildWork(server, member.memberId, { status: '200' })
      const [claimed, recalled] = await Promise.all([
        server.call(review.claimWork, { id: workId }, callers.editor),
        server.call(works.recallWork, { id: workId }, member),
      ])
      expect([claimed.code, recalled.code].filter(code => code === 1)).toHaveLength(1)
      expect((await stateOf(workId)).status).toBe(recalled.code === 1 ? '00' : '200')
    }
  })

  it('never leaves the table, whatever two clients try at once', async () => {
    const pairs = fc.array(fc.tuple(step, step), { minLength: 3, maxLength: 8 })
    // From everywhere, so that the far end of the way is walked as often as its beginning.
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...workStatuses), pairs, async (start, tried) => {
        await walk(tried, start)
      }),
      { numRuns: isDrill ? 400 : 10, endOnFailure: true },
    )
  })
})
