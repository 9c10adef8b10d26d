// What a member does about the reasons of a rejection, and what the next reviewer sees of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimWork, rejectWork } from '#contract/review/calls'
import { openReview, type ReviewedWork, readEarlierFile } from '#contract/review/queue-calls'
import { previewAgreement, signAgreement } from '#contract/rights/agreement-calls'
import { reasonState } from '#contract/works/reason-state'
import type { Work } from '#contract/works/work'
import * as works from '#contract/works/work-calls'
import { answerReviewer, readWork, reviseWork, saveWork } from '#contract/works/work-calls'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork } from '../../testing/build-work'
import { plantCode } from '../../testing/plant-code'
import { testServer } from '../../testing/test-server'
import { seedVerifiedPerson } from '../identity/identity.public'
import { transition } from '../works/works.public'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let editor: Awaited<ReturnType<typeof loggedInStaff>>

beforeAll(async () => {
  server = await testServer()
  member = await server.loggedInMember({ nickname: 'Heron', verifiedAt: new Date() })
  await server.database.change(server.agentId, tx =>
    seedVerifiedPerson(tx, server.services, member.memberId, new Date()),
  )
  editor = await loggedInStaff(server, { name: 'Edith', roles: ['editor'] })
})
afterAll(() => server.close())

const read = async (id: number) => (await server.call(readWork, { id }, member)).data as Work

async function reject(id: number, fields: string[]) {
  await server.call(claimWork, { id }, editor)
  const reasons = fields.map(field => ({ field, text: `Look at ${field}.`, second: null }))
  expect((await server.call(rejectWork, { id, reasons }, editor)).code).toBe(1)
}

/** In the member's hands again. */
async function rejected(...fields: string[]) {
  const id = await buildWork(server, member.memberId, { status: '200', title: 'River' })
  await reject(id, fields)
  expect((await server.call(reviseWork, { id }, member)).code).toBe(1)
  return { id, work: await read(id) }
}

const say = (id: number, key: string | null, answer: string, before = '') =>
  server.call(answerReviewer, { id, key, answer, answer_before: before }, member)

/** As signing would, without a signature. */
const submitAgain = (id: number) =>
  server.database.change(server.agentId, async tx => {
    const doer = { by: 'member' as const, id: member.memberId, name: 'Heron' }
    const now = new Date()
    await transition(tx, id, { event: 'complete', mover: 'member', doer, now })
    await transition(tx, id, { event: 'chooseScope', mover: 'member', doer, now })
    await transition(tx, id, { event: 'sign', mover: 'owner', doer, now, along: { submitted_at: now } })
  })

describe('the reasons of a rejection', () => {
  it('are ticked off by what is changed and by what is said', async () => {
    const { id, work } = await rejected('title', 'label', 'genre')
    const stateNow = ({ reasons, details, scope, tracks }: Work) =>
      reasons.map(reason => reasonState(reason, { details, scope, tracks, materials: [] }))
    expect(stateNow(work)).toEqual(['open', 'open', 'open'])
    const details = { title: 'Rivers' }
    expect((await server.call(saveWork, { id, version: work.version, details }, member)).code).toBe(1)
    expect((await say(id, work.reasons[1]?.key ?? '', 'That is its name.')).code).toBe(1)
    expect(stateNow(await read(id))).toEqual(['changed', 'answered', 'open'])
  })

  it('go with the work to the next reviewer, with the answers and the note', async () => {
    const { id, work } = await rejected('title')
    await say(id, work.reasons[0]?.key ?? '', 'It is a dialect word.')
    await say(id, null, 'Thank you for listening twice.')
    await submitAgain(id)
    const seen = (await server.call(openReview, { id }, editor)).data as ReviewedWork
    expect(seen.work.reasons).toMatchObject([{ field: 'title', answer: 'It is a dialect word.' }])
    expect(seen.work.note_to_reviewer).toBe('Thank you for listening twice.')
    expect(seen.history[0]).toMatchObject({ event: 'sign', note: 'Thank you for listening twice.' })
    expect(
      (await say(id, null, 'Too late.', 'Thank you for listening twice.')).code,
      'it is handed in',
    ).not.toBe(1)
  })

  it('that a reviewer has changed meanwhile take no answer that was meant for others', async () => {
    const { id, work } = await rejected('title')
    await submitAgain(id)
    await reject(id, ['label'])
    await server.call(reviseWork, { id }, member)
    const late = await say(id, work.reasons[0]?.key ?? '', 'About the title.')
    expect(late.code).not.toBe(1)
    expect(late.msg).toContain('reasons have changed')
    expect((await read(id)).reasons).toMatchObject([{ field: 'label', answer: '' }])
  })

  it('answered by two at once keep the first answer, and the second is told', async () => {
    const { id, work } = await rejected('title')
    const key = work.reasons[0]?.key ?? ''
    const both = await Promise.all([say(id, key, 'One.'), say(id, key, 'Two.')])
    expect(both.map(({ code }) => code === 1).sort()).toEqual([false, true])
    const [{ answer } = { answer: '' }] = (await read(id)).reasons
    const refused = both.find(({ code }) => code !== 1)
    expect(refused?.data).toEqual({ answer })
    expect((await say(id, key, 'Both of us.', answer)).code).toBe(1)
  })

  it('are nobody else’s to answer', async () => {
    const { id, work } = await rejected('title')
    const stranger = await server.loggedInMember()
    const input = { id, key: work.reasons[0]?.key ?? '', answer: 'Mine.', answer_before: '' }
    expect((await server.call(answerReviewer, input, stranger)).code).not.toBe(1)
    expect((await read(id)).reasons[0]?.answer).toBe('')
  })
})

describe('a file of an earlier submission', () => {
  it('is shown by its content, and only where it was handed in', async () => {
    const { id } = await rejected('material.cover')
    await submitAgain(id)
    const { materials } = (await server.call(openReview, { id }, editor)).data as ReviewedWork
    const [first] = materials
    await reject(id, ['material.cover'])
    await server.call(reviseWork, { id }, member)
    await submitAgain(id)
    const input = { id, sha256: first?.sha256 ?? '' }
    const shown = await server.call(readEarlierFile, input, editor)
    expect(shown.data).toMatchObject({
      file_name: first?.file_name,
      url: expect.stringMatching(/^\/media\//),
    })
    const other = await buildWork(server, member.memberId, { status: '200', title: 'Other' })
    expect((await server.call(readEarlierFile, { ...input, id: other }, editor)).code).not.toBe(1)
    for (const sha256 of ['', 'zz', '0'.repeat(64), '../../etc'])
      expect((await server.call(readEarlierFile, { id, sha256 }, editor)).code, sha256).not.toBe(1)
  })
})

describe('submitting again', () => {
  const versioned = async (id: number) => ({ id, version: (await read(id)).version })
  const complete = async (id: number) =>
    expect((await server.call(works.completeWork, await versioned(id), member)).code).toBe(1)
  const submit = async (id: number) => server.call(works.submitWorkAgain, await versioned(id), member)

  /** Signed, rejected, and open for changes. */
  async function signedAndRejected(language: string) {
    const id = await buildWork(server, member.memberId, { status: '10', title: 'River' })
    expect((await server.call(works.chooseScope, await versioned(id), member)).code).toBe(1)
    const reader = { ...member, headers: { 'accept-language': language } }
    const { data } = await server.call(previewAgreement, { work_id: id }, reader)
    const { terms_hash, signer, in_force } = data as {
      terms_hash: string
      signer: { name: string }
      in_force: null
    }
    expect(in_force, 'nothing was signed yet').toBeNull()
    const sms_code = await plantCode(server, member.mobile, 'sign')
    const input = { work_id: id, terms_hash, typed_name: signer.name, sms_code }
    expect((await server.call(signAgreement, input, reader)).code).toBe(1)
    await reject(id, ['label'])
    await server.call(reviseWork, { id }, member)
    return id
  }

  it.each(['en', 'zh-CN'])(
    'needs no signature where the terms are those that were signed in %s',
    async language => {
      const id = await signedAndRejected(language)
      await server.call(saveWork, { ...(await versioned(id)), details: { label: 'Own' } }, member)
      await complete(id)
      const { data } = await server.call(previewAgreement, { work_id: id }, member)
      expect(data).toMatchObject({ in_force: { number: expect.any(String) } })
      expect(await submit(id)).toMatchObject({ code: 1, data: { status: '201' } })
      expect((await read(id)).agreements).toHaveLength(1)
    },
  )

  it('is refused where the agreement would say something else', async () => {
    const id = await signedAndRejected('en')
    await server.call(saveWork, { ...(await versioned(id)), details: { title: 'Rivers' } }, member)
    await complete(id)
    expect((await submit(id)).code).not.toBe(1)
    expect((await read(id)).status).toBe('11')
    expect(
      (await server.call(works.submitWorkAgain, { id, version: 1 }, member)).code,
      'an old version',
    ).not.toBe(1)
  })

  it('asks for another signature where the text of the agreement has changed since, and says what', async () => {
    const id = await signedAndRejected('zh-CN')
    // As it was signed before versions were kept: about the same, without transcoding in its grant.
    await server.asOwner('alter table agreements disable trigger user')
    await server.asOwner("update agreements set terms = terms - 'template' where work_id = $1", [id])
    await server.asOwner('alter table agreements enable trigger user')
    await complete(id)
    const { data } = await server.call(previewAgreement, { work_id: id }, member)
    expect(data).toMatchObject({
      in_force: null,
      text_changed: {
        number: expect.any(String),
        what: 'the grant names transcoding and the conversion of formats',
      },
    })
    const refused = await submit(id)
    expect(refused.msg).toContain('transcoding')
    expect((await read(id)).status).toBe('11')
    expect((await read(id)).agreements, 'what was signed is kept').toHaveLength(1)
  })

  it('is refused for what was never rejected', async () => {
    const id = await buildWork(server, member.memberId, { status: '11', title: 'River' })
    expect((await submit(id)).code).not.toBe(1)
  })
})
