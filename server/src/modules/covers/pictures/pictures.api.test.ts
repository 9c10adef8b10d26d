import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDesign, saveDesign } from '#contract/covers/design-calls'
import * as calls from '#contract/covers/picture-calls'
import { listMessages } from '#contract/messages/calls'
import { emptyAiUse } from '#contract/works/work'
import { createWork, readWork, saveWork } from '#contract/works/work-calls'
import { createLog } from '../../../platform/log'
import { loggedInStaff } from '../../../testing/build-staff'
import { canvas, imageLayer, sceneOf } from '../../../testing/cover-kit'
import { answerPicture, answerWith, imageServer, modelAt } from '../../../testing/image-server'
import { testServer } from '../../../testing/test-server'
import { makeAskedPicture } from './make-picture.job'

type Member = Awaited<ReturnType<typeof server.loggedInMember>>
let server: Awaited<ReturnType<typeof testServer>>
let model: Awaited<ReturnType<typeof imageServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
let editor: Awaited<ReturnType<typeof loggedInStaff>>
let member: Member
let picture: Buffer

beforeAll(async () => {
  server = await testServer()
  model = await imageServer()
  admin = await loggedInStaff(server, { name: 'Ada', roles: ['admin'] })
  editor = await loggedInStaff(server, { name: 'Edith', roles: ['editor'] })
  picture = await canvas(1024, 1024, '#20406a').png().toBuffer()
  server.services.imageModel = modelAt(model.url)
})
afterAll(async () => {
  await server.close()
  await model.close()
})
beforeEach(async () => {
  await server.forgive()
  member = await server.loggedInMember()
  model.say(answerPicture(picture))
})

async function allow(
  rules: Partial<{ daily_pictures: number; daily_amount: string; passes_unseen: boolean }> = {},
) {
  const { version } = (await server.call(calls.readPictureRules, {}, admin)).data as { version: number }
  const usual = { is_offered: true, daily_pictures: 5, daily_amount: '10', passes_unseen: false }
  expect((await server.call(calls.savePictureRules, { ...usual, ...rules, version }, admin)).code).toBe(1)
}
const ask = (prompt = 'a river at night', who: Member = member) =>
  server.call(calls.askPicture, { prompt }, who)
const askedBy = async (who: Member = member) =>
  (
    (await server.call(calls.listAskedPictures, {}, who)).data as {
      items: {
        id: number
        state: string
        reason: string
        picture: { upload_id: string; url: string } | null
      }[]
    }
  ).items
const run = (id: number) =>
  makeAskedPicture.run({
    ...{ agentId: server.agentId, database: server.database, services: server.services },
    ...{ log: createLog('silent'), payload: { id } },
  })
async function made(who: Member = member): Promise<number> {
  const { data } = await ask('a river at night', who)
  const { id } = data as { id: number }
  await run(id)
  return id
}
const waiting = async () =>
  (
    (await server.call(calls.listPicturesToPass, {}, editor)).data as {
      items: { id: number; image: string }[]
    }
  ).items
const costOf = async (id: number) =>
  (
    await server.asOwner<{ cost: string }>(
      'select trim_scale(cost) as cost from asked_pictures where id = $1',
      [id],
    )
  )[0]?.cost

describe('a picture of the image model', () => {
  it('is not offered before an admin says so', async () => {
    const offer = (await server.call(calls.readPictureOffer, {}, member)).data
    expect(offer).toMatchObject({ is_offered: false })
    expect((await ask()).status).toBe(409)
    const rules = {
      version: 0,
      is_offered: true,
      daily_pictures: 5,
      daily_amount: '10',
      passes_unseen: false,
    }
    expect((await server.call(calls.savePictureRules, rules, editor)).status).toBe(403)
    expect((await server.call(calls.savePictureRules, { ...rules, daily_amount: '-1' }, admin)).code).toBe(
      1422,
    )
    expect((await server.call(calls.savePictureRules, rules, admin)).data).toEqual({ version: 1 })
    expect((await server.call(calls.savePictureRules, rules, admin)).status).toBe(409)
    expect((await server.call(calls.readPictureRules, {}, editor)).data).toEqual({
      ...{ ...rules, version: 1 },
      model: { name: 'painter', price: '0.04', currency: 'USD' },
    })
    expect((await server.call(calls.readPictureOffer, {}, member)).data).toEqual({
      ...{ is_offered: true, daily_pictures: 5, left_pictures: 5, is_looked_at: true },
    })
  })

  it('is made by a job and can be used only after staff passed it', async () => {
    await allow()
    const id = await made()
    expect(model.asked.at(-1)?.body).toMatchObject({ prompt: 'a river at night' })
    expect(await askedBy()).toMatchObject([{ id, state: 'made', picture: null }])
    const [row] = await server.asOwner<{ image_id: string }>(
      'select image_id from asked_pictures where id = $1',
      [id],
    )
    const scene = sceneOf(imageLayer({ kind: 'upload', id: row?.image_id ?? '' }))
    expect((await server.call(createDesign, { name: 'Too early', scene }, member)).code).toBe(1422)
    const shown = (await waiting()).find(each => each.id === id)
    const file = await server.app.inject({
      ...{ url: shown?.image ?? '', headers: { host: server.domain } },
      cookies: editor.cookies,
    })
    expect(file.statusCode).toBe(200)
    expect((await server.call(calls.passPicture, { id }, editor)).code).toBe(1)
    expect((await server.call(calls.passPicture, { id }, editor)).code).toBe(1)
    expect((await server.call(calls.refusePicture, { id, reason: 'No.' }, editor)).status).toBe(409)
    const [passed] = await askedBy()
    expect(passed).toMatchObject({ state: 'passed', picture: { upload_id: row?.image_id } })
    expect((await server.call(createDesign, { name: 'Now', scene }, member)).code).toBe(1)
    const stranger = await server.loggedInMember()
    expect(await askedBy(stranger)).toEqual([])
    expect((await server.call(createDesign, { name: 'Not theirs', scene }, stranger)).code).toBe(1422)
    const { items } = (await server.call(listMessages, {}, member)).data as { items: { title: string }[] }
    expect(items.map(({ title }) => title)).toEqual(['Your generated picture is ready'])
  })

  it('that staff refuse is gone, and its member reads why', async () => {
    await allow()
    const id = await made()
    expect((await server.call(calls.refusePicture, { id, reason: '' }, editor)).code).toBe(1422)
    expect(
      (await server.call(calls.refusePicture, { id, reason: 'Shows a real person.' }, editor)).code,
    ).toBe(1)
    expect(await askedBy()).toMatchObject([
      { state: 'refused', reason: 'Shows a real person.', picture: null },
    ])
    expect(
      await server.asOwner('select 1 from cover_images where member_id = $1', [member.memberId]),
    ).toEqual([])
    const { items } = (await server.call(listMessages, {}, member)).data as { items: { text: string }[] }
    expect(items[0]?.text).toContain('Shows a real person.')
    expect((await server.call(calls.passPicture, { id }, editor)).status).toBe(409)
    const refused = await server.send(calls.listPicturesToPass, { state: 'refused' }, editor)
    expect((refused.data as { items: unknown[] }).items).toMatchObject([
      { id, image: null, decided_by: 'Edith' },
    ])
    const log = await server.asOwner<{ action: string }>(
      "select action from audit_entries where subject = 'askedPicture' and subject_id = $1",
      [String(id)],
    )
    expect(log).toEqual([{ action: 'covers.pictureRefused' }])
  })

  it('is judged by admins and editors alone, and only once it is made', async () => {
    await allow()
    const { id } = (await ask()).data as { id: number }
    expect((await server.call(calls.passPicture, { id }, editor)).status).toBe(404)
    const support = await loggedInStaff(server, { roles: ['support'] })
    for (const caller of [support, member])
      expect((await server.call(calls.passPicture, { id }, caller)).status).toBeGreaterThanOrEqual(401)
  })

  it('can be used at once where the site passes all unseen', async () => {
    await allow({ passes_unseen: true })
    const id = await made()
    expect(await askedBy()).toMatchObject([{ id, state: 'passed', picture: { width: 1024 } }])
    expect((await waiting()).some(each => each.id === id)).toBe(false)
  })
})

describe('what an account may spend', () => {
  it('is never passed by wishes that come at once, neither in number', async () => {
    await allow({ daily_pictures: 3 })
    const codes = await Promise.all(Array.from({ length: 8 }, () => ask()))
    expect(codes.filter(({ code }) => code === 1)).toHaveLength(3)
    expect(codes.filter(({ status }) => status === 409)).toHaveLength(5)
    expect((await ask('theirs', await server.loggedInMember())).code).toBe(1)
  })

  it('nor in money', async () => {
    await allow({ daily_amount: '0.1' })
    const codes = await Promise.all(Array.from({ length: 6 }, () => ask()))
    expect(codes.filter(({ code }) => code === 1)).toHaveLength(2)
    expect((await server.call(calls.readPictureOffer, {}, member)).data).toMatchObject({ left_pictures: 0 })
  })

  it('is given back after a day, and at once for what cost nothing', async () => {
    await allow({ daily_pictures: 1 })
    model.say(answerWith(400, {}))
    const id = await made()
    expect(await askedBy()).toMatchObject([
      { state: 'failed', reason: expect.stringContaining('didn’t accept') },
    ])
    expect(await costOf(id)).toBe('0')
    model.say(answerPicture(picture))
    await made()
    expect((await ask()).status).toBe(409)
    await server.asOwner("update asked_pictures set asked_at = asked_at - interval '25 hours'")
    expect((await ask()).code).toBe(1)
  })

  it('counts the same wish once, however often it is sent', async () => {
    await allow()
    const wish = { prompt: 'a lake', idempotency_key: 'the same wish' }
    const [one, other] = [
      await server.call(calls.askPicture, wish, member),
      await server.call(calls.askPicture, wish, member),
    ]
    expect(other.data).toEqual(one.data)
    expect(await askedBy()).toHaveLength(1)
  })
})

describe('the job', () => {
  it('asks once: a run after one that was killed asks nobody and lets the cost stand', async () => {
    await allow()
    const { id } = (await ask()).data as { id: number }
    // Killed between the wish and its answer.
    await server.asOwner('update asked_pictures set sent_at = now() where id = $1', [id])
    const before = model.asked.length
    await run(id)
    expect(model.asked).toHaveLength(before)
    expect(await askedBy()).toMatchObject([
      { state: 'failed', reason: expect.stringContaining('paying twice') },
    ])
    expect(await costOf(id)).toBe('0.04')
  })

  it('that runs again when all is done changes nothing', async () => {
    await allow()
    const id = await made()
    const before = model.asked.length
    await run(id)
    expect(model.asked).toHaveLength(before)
    expect(await askedBy()).toMatchObject([{ id, state: 'made' }])
  })

  it('takes no bytes that are no picture', async () => {
    await allow()
    model.say(answerPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))
    const id = await made()
    expect(await askedBy()).toMatchObject([
      { state: 'failed', reason: expect.stringContaining('no usable picture') },
    ])
    expect(await costOf(id)).toBe('0.04')
  })

  it('fails in words where the model was taken out meanwhile', async () => {
    await allow()
    const { id } = (await ask()).data as { id: number }
    const { imageModel } = server.services
    server.services.imageModel = undefined
    await run(id)
    server.services.imageModel = imageModel
    expect(await askedBy()).toMatchObject([
      { state: 'failed', reason: expect.stringContaining('can’t be reached') },
    ])
    expect(await costOf(id)).toBe('0')
  })
})

describe('a release whose cover shows such a picture', () => {
  it('discloses it from then on, whatever is saved later', async () => {
    await allow({ passes_unseen: true })
    await made()
    const uploadId = (await askedBy())[0]?.picture?.upload_id ?? ''
    const scene = sceneOf(imageLayer({ kind: 'upload', id: uploadId }))
    const design = (await server.call(createDesign, { name: 'Shows it', scene }, member)).data as {
      id: number
    }
    const work = (await server.call(createWork, { kind: 'single' }, member)).data as { id: number }
    const opened = async () =>
      (await server.call(readWork, { id: work.id }, member)).data as {
        version: number
        details: { ai_use: Record<string, boolean> | null }
      }
    const save = async (cover: boolean) => {
      const { version } = await opened()
      const details = { ai_use: { ...emptyAiUse, cover } }
      expect((await server.call(saveWork, { id: work.id, version, details }, member)).code).toBe(1)
      return (await opened()).details.ai_use?.cover
    }
    expect(await save(false)).toBe(false)
    const attached = await server.call(calls.attachDesign, { id: design.id, work_id: work.id }, member)
    expect(attached.data).toEqual({ is_generated: true, work_version: (await opened()).version })
    expect((await opened()).details.ai_use).toEqual({ ...emptyAiUse, cover: true })
    expect(await save(false)).toBe(true)
    // Also when the design shows something else later.
    const plain = { id: design.id, version: 1, name: 'Shows it', scene: sceneOf() }
    expect((await server.call(saveDesign, plain, member)).code).toBe(1)
    const again = await server.call(calls.attachDesign, { id: design.id, work_id: work.id }, member)
    expect(again.data).toMatchObject({ is_generated: false })
    expect(await save(false)).toBe(true)
  })

  it('says nothing for covers without one, nor for another account', async () => {
    const design = (await server.call(createDesign, { name: 'Plain', scene: sceneOf() }, member)).data as {
      id: number
    }
    const work = (await server.call(createWork, { kind: 'single' }, member)).data as { id: number }
    const input = { id: design.id, work_id: work.id }
    expect((await server.call(calls.attachDesign, input, member)).data).toMatchObject({ is_generated: false })
    const stranger = await server.loggedInMember()
    expect((await server.call(calls.attachDesign, input, stranger)).status).toBe(404)
  })
})
