// Everything that locks an account or a work, each against each on the same rows: no pair waits for each other.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateProfile } from '#contract/identity/calls'
import { freezeMember, unfreezeMember } from '#contract/members/calls'
import { claimWork, passContent, rejectWork } from '#contract/review/calls'
import { uploadGrant } from '#contract/works/calls'
import {
  completeWork,
  deleteDraft,
  recallWork,
  reviseWork,
  startRevision,
  takeDownWork,
} from '#contract/works/work-calls'
import { loggedInStaff } from './build-staff'
import { buildWork } from './build-work'
import { buildMember } from './builders'
import { type Caller, testServer } from './test-server'

let server: Awaited<ReturnType<typeof testServer>>
let staff: Caller
let built: Awaited<ReturnType<typeof buildMember>>
let member: Caller
let works: { draft: number; waiting: number; claimed: number; rejected: number; released: number }
let version: number

beforeAll(async () => {
  server = await testServer()
  staff = await loggedInStaff(server, { roles: ['admin', 'editor', 'rights'] })
})
afterAll(() => server.close())

/** A deed may freeze the account or move a work on: each pair gets rows of its own. */
async function prepare() {
  built = await buildMember(server.database, server.agentId)
  const { memberId } = built
  member = await built.openSession()
  works = {
    draft: await buildWork(server, memberId),
    waiting: await buildWork(server, memberId, { status: '200' }),
    claimed: await buildWork(server, memberId, { status: '200' }),
    rejected: await buildWork(server, memberId, { status: '400' }),
    released: await buildWork(server, memberId, { status: '991' }),
  }
  await server.call(claimWork, { id: works.claimed }, staff)
  const [row] = await server.asOwner<{ version: number }>('select version::int from works where id = $1', [
    works.draft,
  ])
  version = row?.version ?? 0
}

const reasons = [{ field: 'title', text: 'Not like this', second: null }]
const deeds: Record<string, () => Promise<{ status: number }>> = {
  'an upload is granted': () =>
    server.call(uploadGrant, { work_id: works.draft, type: 'cover', file_name: 'a.png', size: 1000 }, member),
  'a draft is completed': () => server.call(completeWork, { id: works.draft, version }, member),
  'a draft is binned': () => server.send(deleteDraft, { id: works.draft, version }, member),
  'a work is recalled': () => server.call(recallWork, { id: works.waiting }, member),
  'a work is revised': () => server.call(reviseWork, { id: works.rejected }, member),
  'a work is claimed': () => server.call(claimWork, { id: works.waiting }, staff),
  'content is passed': () => server.call(passContent, { id: works.claimed }, staff),
  'a work is rejected': () => server.call(rejectWork, { id: works.claimed, reasons }, staff),
  'a revision is started': () =>
    server.call(startRevision, { id: works.released, purpose: 'revision' }, member),
  'a work is taken down': () =>
    server.call(takeDownWork, { id: works.released, reason: 'As I wish' }, member),
  'the account is frozen': () => server.call(freezeMember, { id: built.memberId, reason: 'A test' }, staff),
  'the account is unfrozen': () => server.call(unfreezeMember, { id: built.memberId, note: 'A test' }, staff),
  'the profile is changed': () => server.call(updateProfile, { nickname: 'Other' }, member),
}

const names = Object.keys(deeds)
const pairs = names.flatMap((one, index) => names.slice(index).map(other => [one, other] as const))

describe('two at the same moment', () => {
  it.each(names)('%s alone is well', async name => {
    await prepare()
    expect((await deeds[name]?.())?.status).toBe(name === 'the account is unfrozen' ? 409 : 200)
  })

  it.each(pairs)('%s, %s', async (one, other) => {
    await prepare()
    const round = () => [deeds[one]?.(), deeds[other]?.()]
    const answers = await Promise.all([...round(), ...round()])
    expect(answers.map(answer => answer?.status).filter(status => (status ?? 500) >= 500)).toEqual([])
  })
})
