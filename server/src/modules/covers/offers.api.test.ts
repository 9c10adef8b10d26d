import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listCoverBackgrounds, listCoverShadows, listTemplates, readTemplate } from '#contract/covers/calls'
import { createDesign, readDesign, uploadDesignImage } from '#contract/covers/design-calls'
import * as desk from '#contract/covers/desk-calls'
import { loggedInStaff } from '../../testing/build-staff'
import { canvas, imageLayer, sceneOf, titleLayer } from '../../testing/cover-kit'
import { picture } from '../../testing/pictures'
import { testServer } from '../../testing/test-server'
import { upload } from '../../testing/upload'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let editor: Awaited<ReturnType<typeof loggedInStaff>>
let square: Buffer

beforeAll(async () => {
  server = await testServer()
  member = await server.loggedInMember()
  editor = await loggedInStaff(server, { name: 'Edith', roles: ['editor'] })
  const moon = await canvas(1000, 1000, '#f4e3b5').png().toBuffer()
  square = await canvas(3200, 3200, '#17203d')
    .composite([{ input: moon }])
    .jpeg()
    .toBuffer()
})
afterAll(() => server.close())
beforeEach(() => server.forgive())

const names = (text: string) => ({ 'zh-CN': `${text}（中文）`, en: text })
interface Background {
  id: number
  name: string
  image: string
  palette: string[]
}
const backgrounds = async (input: Record<string, string> = {}) =>
  ((await server.send(listCoverBackgrounds, input, member)).data as { items: Background[] }).items
async function add(name: string, moods = 'night,warm') {
  const fields = { name_zh: name, name_en: name, moods }
  const { code, data } = await upload(server, desk.addBackground, fields, square, editor)
  expect(code).toBe(1)
  return (data as unknown as { id: number }).id
}
const actions = async (subject: string) =>
  (
    await server.asOwner<{ action: string }>(
      'select action from audit_entries where subject = $1 order by id',
      [subject],
    )
  ).map(({ action }) => action)

describe('backgrounds', () => {
  it('are added by staff and found by mood, in their order, with their colours', async () => {
    const [first, second] = [await add('Moon'), await add('Sea', 'calm')]
    expect((await backgrounds()).map(({ id }) => id)).toEqual([first, second])
    expect((await backgrounds({ mood: 'calm' })).map(({ name }) => name)).toEqual(['Sea'])
    const [moon] = await backgrounds({ limit: '1' })
    expect(moon?.palette).toEqual([expect.stringMatching(/^#1[67]/), expect.stringMatching(/^#f/)])
    const file = await server.follow(moon?.image ?? '', member)
    expect(file).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/jpeg' } })
    await server.call(desk.orderBackgrounds, { ids: [second, first] }, editor)
    expect((await backgrounds()).map(({ id }) => id)).toEqual([second, first])
    await server.call(desk.saveBackground, { id: second, names: names('Ocean'), moods: [] }, editor)
    await server.call(desk.hideBackground, { id: first, is_hidden: true }, editor)
    expect((await backgrounds()).map(({ name }) => name)).toEqual(['Ocean'])
    expect(await actions('coverBackground')).toEqual([
      ...['covers.backgroundAdded', 'covers.backgroundAdded'],
      ...['covers.backgroundChanged', 'covers.backgroundHidden'],
    ])
  })

  it('have to be square, large enough and a picture of the three kinds', { tags: ['slow'] }, async () => {
    const fields = { name_zh: 'x', name_en: 'x' }
    const oblong = await canvas(3000, 3100).jpeg().toBuffer()
    for (const body of [oblong, await picture('jpeg', 2999), await picture('gif', 3000)]) {
      const { code, msg } = await upload(server, desk.addBackground, fields, body, editor)
      expect([code, msg]).toEqual([1415, expect.stringContaining('3000')])
    }
    const strange = { ...fields, moods: 'night,sideways' }
    expect((await upload(server, desk.addBackground, strange, square, editor)).code).toBe(1422)
  })

  it('that are removed stay with the designs that show them', async () => {
    const id = await add('Gone')
    const scene = sceneOf(imageLayer({ kind: 'background', id }))
    const made = await server.call(createDesign, { name: 'Shows it', scene }, member)
    await server.call(desk.removeBackground, { id }, editor)
    expect((await backgrounds()).some(background => background.id === id)).toBe(false)
    await server.asOwner(
      "update cover_backgrounds set removed_at = now() - interval '9 days' where id = $1",
      [id],
    )
    await server.database.withoutAgent('select sweep_expired($1)', ['cover_backgrounds'])
    await server.database.withoutAgent('select sweep_cover_images()', [])
    const { data } = await server.call(readDesign, made.data as { id: number }, member)
    expect((data as { images: unknown[] }).images).toMatchObject([{ kind: 'background', id, width: 3000 }])
    await server.asOwner('delete from cover_designs where id = $1', [(made.data as { id: number }).id])
    await server.database.withoutAgent('select sweep_expired($1)', ['cover_backgrounds'])
    expect(await server.asOwner('select 1 from cover_backgrounds where id = $1', [id])).toEqual([])
  })
})

describe('shadows', () => {
  const shadows = async () =>
    (await server.call(listCoverShadows, {}, member)).data as { id: number; name: string; blur: number }[]

  it('are eight to begin with, and then what staff make of them', async () => {
    const before = await shadows()
    expect(before).toHaveLength(8)
    const fields = {
      names: names('Neon'),
      blur: 90,
      offset_x: 0,
      offset_y: -4.5,
      color: '#ff00aa',
      opacity: 0.8,
    }
    const { data } = await server.call(desk.saveShadow, fields, editor)
    const { id } = data as { id: number }
    expect((await shadows()).at(-1)).toMatchObject({ id, name: 'Neon', offset_y: -4.5, opacity: 0.8 })
    await server.call(desk.saveShadow, { ...fields, id, blur: 10 }, editor)
    expect((await shadows()).at(-1)).toMatchObject({ id, blur: 10 })
    await server.call(desk.orderShadows, { ids: [id] }, editor)
    expect((await shadows())[0]?.id).toBe(id)
    await server.call(desk.removeShadow, { id }, editor)
    expect(await shadows()).toEqual(before)
    expect(await actions('coverShadow')).toEqual([
      'covers.shadowAdded',
      'covers.shadowChanged',
      'covers.shadowRemoved',
    ])
  })
})

describe('templates', () => {
  const shown = async () =>
    (
      (await server.send(listTemplates, { limit: '100' }, member)).data as {
        items: { id: number; name: string }[]
      }
    ).items

  it('are there to begin with, and each can be opened', async () => {
    const found = await shown()
    expect(found.length).toBeGreaterThanOrEqual(6)
    for (const { id } of found) {
      const { data } = await server.call(readTemplate, { id }, member)
      expect((data as { scene: { layers: unknown[] } }).scene.layers.length).toBeGreaterThan(1)
    }
  })

  it('are saved on a version, hidden and removed; designs made from one keep its pictures', async () => {
    const sent = await upload(server, desk.uploadTemplateImage, {}, await picture('png'), editor)
    const scene = sceneOf(imageLayer({ kind: 'upload', id: sent.data.upload_id }), titleLayer())
    const made = await server.call(desk.saveTemplate, { names: names('Photo'), scene }, editor)
    const { id } = made.data as { id: number }
    const again = (version: number) =>
      server.call(desk.saveTemplate, { id, version, names: names('Ours'), scene }, editor)
    expect((await again(1)).data).toEqual({ id, version: 2 })
    expect(await again(1)).toMatchObject({ status: 409, data: { version: 2 } })
    expect((await shown()).at(-1)).toMatchObject({ id, name: 'Ours' })
    const design = await server.call(createDesign, { name: 'From it', scene }, member)
    expect(design.code).toBe(1)
    await server.call(desk.hideTemplate, { id, is_hidden: true }, editor)
    expect((await server.call(readTemplate, { id }, member)).status).toBe(404)
    await server.call(desk.removeTemplate, { id }, editor)
    await server.asOwner("update cover_images set let_go_at = now() - interval '2 days'")
    await server.database.withoutAgent('select sweep_cover_images()', [])
    const opened = await server.call(readDesign, design.data as { id: number }, member)
    expect((opened.data as { images: unknown[] }).images).toHaveLength(1)
  })

  it('show no picture of a member', async () => {
    const own = await upload(server, uploadDesignImage, {}, await picture('png'), member)
    const scene = sceneOf(imageLayer({ kind: 'upload', id: own.data.upload_id }))
    expect((await server.call(desk.saveTemplate, { names: names('x'), scene }, editor)).code).toBe(1422)
  })
})

describe('what a site offers', () => {
  it('stays within its limit when several add the last one at once', async () => {
    const [row] = await server.asOwner<{ count: string }>(
      'select count(*) from cover_shadows where removed_at is null',
    )
    await server.asOwner(
      `insert into cover_shadows (agent_id, names, blur, offset_x, offset_y, color, opacity, position)
       select $1, '{}', 1, 1, 1, '#000000', 1, 100 + n from generate_series(1, $2::int) n`,
      [server.agentId, desk.offerLimits.shadows - 1 - Number(row?.count)],
    )
    const fields = {
      ...{ names: names('Last'), blur: 1, offset_x: 0, offset_y: 0, color: '#000000', opacity: 1 },
    }
    const added = await Promise.all(
      Array.from({ length: 5 }, () => server.call(desk.saveShadow, fields, editor)),
    )
    expect(added.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(added.filter(({ status }) => status === 409)).toHaveLength(4)
  })

  it('is changed by admins and editors alone', async () => {
    const support = await loggedInStaff(server, { roles: ['support'] })
    for (const caller of [support, member]) {
      expect((await server.call(desk.listManagedShadows, {}, caller)).status).toBeGreaterThanOrEqual(401)
      expect((await server.call(desk.removeTemplate, { id: 1 }, caller)).status).toBeGreaterThanOrEqual(401)
    }
  })
})
