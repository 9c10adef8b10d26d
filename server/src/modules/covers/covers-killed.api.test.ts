// Workers that make pictures and draw designs are killed -9 between their statements, and a server while staff let a picture pass: afterwards there
// is one picture or none, what was asked counts once, and nothing half is named by anything.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDesign, drawDesign } from '#contract/covers/design-calls'
import * as calls from '#contract/covers/picture-calls'
import { createLog } from '../../platform/log'
import { loggedInStaff } from '../../testing/build-staff'
import { canvas, sceneOf } from '../../testing/cover-kit'
import { answerPicture, imageServer, modelAt } from '../../testing/image-server'
import { runDoomed } from '../../testing/run-doomed'
import { isDrill } from '../../testing/sampled'
import { testServer } from '../../testing/test-server'
import { drawCoverDesign } from './drawing/draw-design.job'
import { makeAskedPicture } from './pictures/make-picture.job'

/** Every statement in a drill, every so manieth otherwise. */
const stride = isDrill ? 1 : 7

let server: Awaited<ReturnType<typeof testServer>>
let model: Awaited<ReturnType<typeof imageServer>>
let editor: Awaited<ReturnType<typeof loggedInStaff>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
beforeAll(async () => {
  server = await testServer()
  model = await imageServer()
  model.say(answerPicture(await canvas(64, 64, '#20406a').png().toBuffer()))
  server.services.imageModel = modelAt(model.url)
  const admin = await loggedInStaff(server, { name: 'Ada', roles: ['admin'] })
  editor = await loggedInStaff(server, { name: 'Edith', roles: ['editor'] })
  const rules = { is_offered: true, daily_pictures: 5, daily_amount: '10', passes_unseen: false, version: 0 }
  expect((await server.call(calls.savePictureRules, rules, admin)).code).toBe(1)
})
afterAll(async () => {
  await server.close()
  await model.close()
})
beforeEach(async () => {
  await server.forgive()
  member = await server.loggedInMember()
})

const place = () => ({
  ...{ agentId: server.agentId, database: server.database, services: server.services },
  log: createLog('silent'),
})
const doomed = (statement: number, what: 'picture' | 'drawing', id: number) =>
  runDoomed('doomed-cover-job', [
    ...[server.ownerUrl, server.agentId, server.services.folder, statement, what, id, model.url],
  ])
async function asked(): Promise<number> {
  await server.forgive()
  member = await server.loggedInMember()
  return ((await server.call(calls.askPicture, { prompt: 'a river' }, member)).data as { id: number }).id
}
const read = async (id: number) =>
  (
    await server.asOwner<{ state: string; image: boolean; named: number; cost: string; notes: number }>(
      `select a.state, a.image_id is not null as image, trim_scale(a.cost) as cost,
        (select count(*)::int from cover_images i where i.member_id = a.member_id) as named,
        (select count(*)::int from messages m where m.member_id = a.member_id) as notes
       from asked_pictures a where a.id = $1`,
      [id],
    )
  )[0]
const left = async () =>
  ((await server.call(calls.readPictureOffer, {}, member)).data as { left_pictures: number }).left_pictures

describe('a picture whose worker is killed', () => {
  it('before any statement is made once or not at all, and counts once', { tags: ['slow'] }, async () => {
    let kills = 0
    for (let statement = 1, isOver = false; !isOver; statement += stride) {
      const id = await asked()
      const before = model.asked.length
      const { isKilled } = await doomed(statement, 'picture', id)
      isOver = !isKilled
      if (isKilled) kills++
      // The queue gives the job to another worker.
      await makeAskedPicture.run({ ...place(), payload: { id } })
      const found = await read(id)
      const where = `before statement ${statement}`
      expect(model.asked.length - before, where).toBeLessThanOrEqual(1)
      expect(['made', 'failed'], where).toContain(found?.state)
      expect(found, where).toMatchObject({ image: found?.state === 'made', cost: '0.04' })
      expect(found?.named, where).toBe(found?.state === 'made' ? 1 : 0)
      expect(await left(), where).toBe(4)
    }
    expect(kills).toBeGreaterThan(0)
  })
})

describe('a picture that staff let pass while the server is killed', () => {
  it('is passed or not; whoever tries again ends with one message', { tags: ['slow'] }, async () => {
    let kills = 0
    for (let statement = 1, isOver = false; !isOver; statement += isDrill ? 3 : 1000) {
      const id = await asked()
      await makeAskedPicture.run({ ...place(), payload: { id } })
      const { methods, path } = calls.passPicture
      const deed = { method: methods.at(-1), path, input: { id }, cookies: editor.cookies }
      const now = new Date().toISOString()
      const { isKilled, hasAnswered } = await runDoomed('doomed-caller', [
        ...[server.ownerUrl, server.domain, now, statement, JSON.stringify(deed)],
      ])
      isOver = hasAnswered
      expect(isKilled).toBe(true)
      kills++
      const where = `before statement ${statement}`
      const between = await read(id)
      expect([between?.state, between?.notes], where).toEqual(hasAnswered ? ['passed', 1] : ['made', 0])
      expect((await server.call(calls.passPicture, { id }, editor)).code, where).toBe(1)
      expect(await read(id), where).toMatchObject({ state: 'passed', notes: 1, named: 1 })
    }
    expect(kills).toBeGreaterThan(1)
  })
})

describe('a design whose drawing is killed', () => {
  it('before any statement is drawn by the next worker, into one picture', { tags: ['slow'] }, async () => {
    let kills = 0
    for (let statement = 1, isOver = false; !isOver; statement += stride) {
      await server.forgive()
      member = await server.loggedInMember()
      const made = await server.call(createDesign, { name: 'Drawn', scene: sceneOf() }, member)
      const wanted = { id: (made.data as { id: number }).id, size: '640', format: 'png' } as const
      expect((await server.call(drawDesign, wanted, member)).data).toMatchObject({ state: 'waiting' })
      const [drawing] = await server.asOwner<{ id: string }>(
        'select id from cover_drawings where design_id = $1',
        [wanted.id],
      )
      const drawingId = Number(drawing?.id)
      const { isKilled } = await doomed(statement, 'drawing', drawingId)
      isOver = !isKilled
      if (isKilled) kills++
      await drawCoverDesign.run({ ...place(), payload: { drawingId } })
      const where = `before statement ${statement}`
      expect((await server.call(drawDesign, wanted, member)).data, where).toMatchObject({ state: 'ready' })
      const [{ images } = { images: 0 }] = await server.asOwner<{ images: number }>(
        "select count(*)::int as images from cover_images where member_id = $1 and kind = 'drawn'",
        [member.memberId],
      )
      expect(images, where).toBe(1)
    }
    expect(kills).toBeGreaterThan(0)
  })
})
