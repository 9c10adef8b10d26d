import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DesignRow } from '#contract/covers/design'
import * as calls from '#contract/covers/design-calls'
import { createLog } from '../../../platform/log'
import { canvas, imageLayer, sceneOf, titleLayer } from '../../../testing/cover-kit'
import { testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'
import { drawCover } from './draw-cover'
import { drawCoverDesign } from './draw-design.job'
import { drawCoverPreview } from './draw-preview.job'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let id: number

beforeAll(async () => {
  server = await testServer()
  member = await server.loggedInMember()
  const photo = await canvas(300, 300, '#2040c0').png().toBuffer()
  const { data } = await upload(server, calls.uploadDesignImage, {}, photo, member)
  const half = { ...imageLayer({ kind: 'upload', id: data.upload_id }), width: 1500 }
  const scene = sceneOf(half, titleLayer('河灯', { x: 1700, y: 1500 }))
  const made = await server.call(calls.createDesign, { name: 'Drawn', scene }, member)
  id = (made.data as { id: number }).id
})
afterAll(() => server.close())

const place = () => ({
  ...{ agentId: server.agentId, database: server.database, services: server.services },
  log: createLog('silent'),
})
const payloadsOf = async <P>(task: string) =>
  (
    await server.asOwner<{ payload: P }>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = $1 returning j.payload`,
      [task],
    )
  ).map(({ payload }) => payload)
const bytesOf = async (url: string) => (await server.follow(url, member)).rawPayload
const ask = async (input: { size: '640' | 'story'; format: 'jpeg' | 'png' }) =>
  (await server.call(calls.drawDesign, { id, ...input }, member)).data as {
    state: string
    url: string | null
  }
async function draw(input: { size: '640' | 'story'; format: 'jpeg' | 'png' }) {
  expect(await ask(input)).toMatchObject({ state: 'waiting', url: null })
  for (const payload of await payloadsOf<{ drawingId: number }>('drawCoverDesign'))
    await drawCoverDesign.run({ ...place(), payload })
  const { state, url } = await ask(input)
  expect(state).toBe('ready')
  return sharp(await bytesOf(url ?? ''))
}

describe('a design on the server', () => {
  it('gets a preview after saves, once for all of them', async () => {
    const scene = (await server.call(calls.readDesign, { id }, member)).data as { scene: never }
    await server.call(calls.saveDesign, { id, version: 1, name: 'Drawn', scene: scene.scene }, member)
    const asked = await payloadsOf<{ designId: number }>('drawCoverPreview')
    expect(asked).toMatchObject([{ designId: id }])
    for (const payload of asked) await drawCoverPreview.run({ ...place(), payload })
    const { items } = (await server.call(calls.listDesigns, {}, member)).data as { items: DesignRow[] }
    const preview = await sharp(await bytesOf(items[0]?.preview ?? '')).metadata()
    expect(preview).toMatchObject({ width: 480, height: 480, format: 'jpeg' })
  })

  it('is drawn with its ground, its pictures and its words', async () => {
    const picture = await draw({ size: '640', format: 'png' })
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([640, 640])
    const at = (x: number, y: number) => [...data.subarray((y * 640 + x) * 3, (y * 640 + x) * 3 + 3)]
    const near = (found: number[], wanted: number[]) =>
      found.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 12)
    expect(near(at(100, 300), [0x20, 0x40, 0xc0])).toBe(true)
    expect(near(at(630, 10), [0xf2, 0xb1, 0x34])).toBe(true)
    const ink = Array.from({ length: 640 * 640 }, (_, pixel) => [...data.subarray(pixel * 3, pixel * 3 + 3)])
    expect(ink.filter(pixel => near(pixel, [0x3b, 0x12, 0x38])).length).toBeGreaterThan(500)
  })

  it('of a hundred layers is drawn with the last one on top', async () => {
    const square = (index: number) => ({
      ...{ id: `s${index}`, kind: 'shape', name: `Square ${index}`, path: 'M0 0H900V900H0Z' },
      ...{ width: 900, height: 900, x: (index % 10) * 200, y: Math.floor(index / 10) * 200 },
      fill: { kind: 'plain', colour: index === 99 ? '#00aa44' : '#882222' },
    })
    const scene = sceneOf(...Array.from({ length: 100 }, (_, index) => square(index)))
    const { body } = await drawCover({ scene, size: '640', format: 'png', pictures: [] })
    const { data } = await sharp(body).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * 640 + x) * 3, (y * 640 + x) * 3 + 3)]
    expect(at(450, 450)).toEqual([0x00, 0xaa, 0x44])
    expect(at(100, 100)).toEqual([0x88, 0x22, 0x22])
  })

  it('is drawn in the tall format of social posts', async () => {
    const picture = await draw({ size: 'story', format: 'jpeg' })
    expect(await picture.metadata()).toMatchObject({ width: 1080, height: 1920, format: 'jpeg' })
  })
})
