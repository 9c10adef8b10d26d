import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Design } from '#contract/covers/design'
import { designLimits } from '#contract/covers/design'
import * as calls from '#contract/covers/design-calls'
import { createLog } from '../../../platform/log'
import { removeFiles } from '../../../platform/storage/remove-files.job'
import { canvas, imageLayer, sceneOf, titleLayer } from '../../../testing/cover-kit'
import { picture } from '../../../testing/pictures'
import { testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'
import { coversOfAccount } from '../covers-of-account'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let other: typeof member

beforeAll(async () => {
  server = await testServer()
  member = await server.loggedInMember()
  other = await server.loggedInMember()
})
afterAll(() => server.close())
beforeEach(() => server.forgive())

interface Uploaded {
  code: number
  msg: string
  data: { upload_id: string; width: number; height: number; url: string }
}
const send = async (body: Buffer, caller = member) =>
  (await upload(server, calls.uploadDesignImage, {}, body, caller)) as unknown as Uploaded
const fetchFile = (url: string, who = member) => server.follow(url, who)
async function kept(body: Buffer) {
  const { code, msg, data } = await send(body)
  expect([code, msg]).toEqual([1, ''])
  const response = await fetchFile(data.url)
  expect(response.statusCode).toBe(200)
  return {
    ...data,
    response,
    picture: sharp(response.rawPayload),
    facts: await sharp(response.rawPayload).metadata(),
  }
}
const create = (id: string, caller = member) =>
  server.call(
    calls.createDesign,
    { name: 'With a photo', scene: sceneOf(imageLayer({ kind: 'upload', id }), titleLayer()) },
    caller,
  )

describe('a picture for a design', () => {
  it('of forty megapixels is taken and made smaller', async () => {
    const { width, height, facts } = await kept(await canvas(8000, 5000).jpeg().toBuffer())
    expect([width, height]).toEqual([4000, 2500])
    expect(facts).toMatchObject({ width, height, format: 'jpeg' })
  })

  it('of more than sixty megapixels is refused before it is unfolded', async () => {
    const { code, msg } = await send(await canvas(9000, 7000).png().toBuffer())
    expect([code, msg]).toEqual([1415, expect.stringContaining('60 megapixels')])
  })

  it('stands upright, and says nothing of camera and place', async () => {
    const lying = canvas(60, 40).withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    const { width, height, facts, response } = await kept(
      await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    )
    expect([width, height]).toEqual([40, 60])
    expect(facts.exif).toBeUndefined()
    expect(facts.icc).toBeUndefined()
    expect(response.rawPayload.includes('Camera')).toBe(false)
  })

  it('in CMYK or a wide gamut becomes sRGB', async () => {
    const cmyk = await canvas(64, 64, '#c02020').toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const printed = await kept(cmyk)
    expect(printed.facts).toMatchObject({ space: 'srgb', channels: 3 })
    const [red = 0, green = 0, blue = 0] = await printed.picture.raw().toBuffer()
    expect(red).toBeGreaterThan(150)
    expect(Math.max(green, blue)).toBeLessThan(90)

    const wide = await canvas(64, 64, '#c02020').withIccProfile('p3').png().toBuffer()
    const narrowed = await kept(wide)
    const [first = 0] = await narrowed.picture.raw().toBuffer()
    expect(narrowed.facts.icc).toBeUndefined()
    expect(Math.abs(first - 0xc0)).toBeLessThan(8)
  })

  it('keeps what is see-through, and is a photo where nothing is', async () => {
    const half = { r: 200, g: 30, b: 30, alpha: 0.5 }
    const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: half } })
    for (const body of [await clear.clone().png().toBuffer(), await clear.clone().webp().toBuffer()]) {
      const { facts, picture: found } = await kept(body)
      expect(facts).toMatchObject({ format: 'webp', hasAlpha: true })
      const alpha = (await found.ensureAlpha().raw().toBuffer())[3] ?? 0
      expect(Math.abs(alpha - 128)).toBeLessThan(4)
    }
    const opaque = await canvas(50, 50).ensureAlpha(1).png().toBuffer()
    expect((await kept(opaque)).facts.format).toBe('jpeg')
  })

  it('that moves is its first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map(colour => canvas(40, 30, colour).png().toBuffer()),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { width, height, picture: found, facts } = await kept(moving)
    expect([width, height, facts.pages ?? 1]).toEqual([40, 30, 1])
    const [red = 0, , blue = 0] = await found.raw().toBuffer()
    expect(red).toBeGreaterThan(blue)
  })

  it('may be AVIF', async () => {
    expect((await kept(await canvas(64, 64).avif().toBuffer())).facts.format).toBe('jpeg')
  })

  it('is none when it is an SVG with a script, a text, or cut off', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    const whole = await canvas(400, 400)
      .composite([{ input: await picture('png', 90) }])
      .jpeg()
      .toBuffer()
    const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('no picture')])
    for (const body of [
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      Buffer.from('text'),
      png,
    ])
      expect((await send(body)).code).toBe(1415)
    expect((await send(whole.subarray(0, whole.length / 2))).code).toBe(1415)
  })

  it('is taken up to 25 MB and no further', async () => {
    const tail = (size: number) => Buffer.alloc(size)
    const small = await picture('jpeg', 40)
    expect((await send(Buffer.concat([small, tail(22 * 1024 * 1024)]))).code).toBe(1)
    expect((await send(Buffer.concat([small, tail(26 * 1024 * 1024)]))).code).toBe(1413)
  })
})

describe('a link to a picture', () => {
  it('is good for its account alone, until the account is frozen', async () => {
    const owner = await server.loggedInMember()
    const { data } = await send(await picture('png'), owner)
    expect((await fetchFile(data.url, owner)).statusCode).toBe(200)
    expect((await fetchFile(data.url, other)).statusCode).toBe(410)
    expect((await fetchFile(`${data.url}x`, owner)).statusCode).toBe(410)
    await server.asOwner("update members set state = 'frozen', frozen_reason = 'x' where id = $1", [
      owner.memberId,
    ])
    expect((await fetchFile(data.url, owner)).statusCode).toBe(410)
  })

  it('comes with the design, for every picture its scene names', async () => {
    const { data } = await send(await picture('png'))
    const made = await create(data.upload_id)
    const opened = await server.call(calls.readDesign, made.data as { id: number }, member)
    const { images } = opened.data as Design
    expect(images).toMatchObject([{ kind: 'upload', id: data.upload_id, width: 400, height: 400 }])
    expect((await fetchFile(images[0]?.url ?? '')).statusCode).toBe(200)
  })
})

describe('a scene that names a picture', () => {
  it('of another member, or one that never was, is refused', async () => {
    const { data } = await send(await picture('png'), other)
    for (const id of [data.upload_id, '5b0a3f6e-0000-4000-8000-000000000000']) {
      expect(await create(id)).toMatchObject({ code: 1422, data: { fields: [{ field: 'scene' }] } })
    }
    const scene = sceneOf(imageLayer({ kind: 'background', id: 987_654 }))
    expect((await server.call(calls.createDesign, { name: 'x', scene }, member)).code).toBe(1422)
  })
})

describe('room for pictures', () => {
  it('ends at its limit, with a sentence that says so', async () => {
    const owner = await server.loggedInMember()
    const { data } = await send(await picture('png'), owner)
    await server.asOwner('update cover_images set size = $2 where id = $1', [
      data.upload_id,
      designLimits.imageBytes - 10,
    ])
    expect(await send(await picture('png'), owner)).toMatchObject({
      code: 1409,
      msg: expect.stringContaining('500 MB'),
    })
  })
})

describe('a picture that nothing names', () => {
  const isThere = async (id: string) =>
    (await server.asOwner('select 1 from cover_images where id = $1', [id])).length > 0
  const age = (id: string, hours: number) =>
    server.asOwner("update cover_images set let_go_at = now() - $2 * interval '1 hour' where id = $1", [
      id,
      hours,
    ])
  const sweep = () => server.database.withoutAgent('select sweep_cover_images()', [])
  async function removals() {
    const jobs = await server.asOwner<{ payload: { keys: string[] } }>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'removeFiles' returning j.payload`,
    )
    const { agentId, database, services } = server
    for (const { payload } of jobs)
      await removeFiles.run({ payload, agentId, database, services, log: createLog('silent') })
  }

  it('goes after a day with its file, and not before', async () => {
    const { data } = await send(await picture('png'))
    await age(data.upload_id, 23)
    await sweep()
    expect(await isThere(data.upload_id)).toBe(true)
    await age(data.upload_id, 25)
    await sweep()
    await removals()
    expect(await isThere(data.upload_id)).toBe(false)
    expect(
      await server.services.storage.size(`cover-images/${server.agentId}/${data.upload_id}`),
    ).toBeUndefined()
  })

  it('stays while a design or one of its versions names it', async () => {
    const { data } = await send(await picture('png'))
    const made = (await create(data.upload_id)).data as { id: number }
    await age(data.upload_id, 48)
    await sweep()
    expect(await isThere(data.upload_id)).toBe(true)
    const without = { id: made.id, version: 1, name: 'x', scene: sceneOf(titleLayer()) }
    await server.call(calls.saveDesign, without, member)
    await age(data.upload_id, 48)
    await sweep()
    // The version that was kept by itself still shows it.
    expect(await isThere(data.upload_id)).toBe(true)
    await server.asOwner('delete from cover_design_versions where design_id = $1', [made.id])
    await sweep()
    // Let go just now: an undo may bring it back for a day.
    expect(await isThere(data.upload_id)).toBe(true)
    await age(data.upload_id, 25)
    await sweep()
    expect(await isThere(data.upload_id)).toBe(false)
  })

  it('goes with the account, and so do its designs and files', async () => {
    const leaving = await server.loggedInMember()
    const { data } = await send(await picture('png'), leaving)
    await create(data.upload_id, leaving)
    await server.database.change(server.agentId, async tx => {
      await coversOfAccount.onAccountClosed?.(tx, leaving.memberId, new Date(), server.services.secrets)
    })
    await removals()
    expect(await isThere(data.upload_id)).toBe(false)
    expect(
      await server.asOwner('select 1 from cover_designs where member_id = $1', [leaving.memberId]),
    ).toEqual([])
    expect(
      await server.services.storage.size(`cover-images/${server.agentId}/${data.upload_id}`),
    ).toBeUndefined()
  })
})
