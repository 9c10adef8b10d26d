import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Design, DesignRow, DesignVersionRow } from '#contract/covers/design'
import { designLimits } from '#contract/covers/design'
import * as calls from '#contract/covers/design-calls'
import { type Scene, sceneLimits } from '#contract/covers/scene'
import { buildColleague } from '../../../testing/build-colleague'
import { buildWork } from '../../../testing/build-work'
import { groupLayer, imageLayer, sceneOf, titleLayer } from '../../../testing/cover-kit'
import { picture } from '../../../testing/pictures'
import { testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'

let server: Awaited<ReturnType<typeof testServer>>
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let other: typeof member

beforeAll(async () => {
  server = await testServer()
  member = await server.loggedInMember({ nickname: 'Lin' })
  other = await server.loggedInMember()
})
afterAll(() => server.close())
beforeEach(() => server.forgive())

const plain = sceneOf(titleLayer())

async function create(
  name = 'Lamp',
  scene: Scene = plain,
  caller: { cookies: Record<string, string> } = member,
) {
  const answered = await server.call(calls.createDesign, { name, scene }, caller)
  expect(answered.msg).toBe('')
  return (answered.data as { id: number }).id
}
const read = async (id: number, caller = member) =>
  (await server.call(calls.readDesign, { id }, caller)).data as Design
const list = async (input: Record<string, string> = {}, caller = member) =>
  (await server.send(calls.listDesigns, input, caller)).data as {
    items: DesignRow[]
    next_cursor: string | null
  }
const save = (id: number, version: number, scene = plain, name = 'Lamp') =>
  server.call(calls.saveDesign, { id, version, name, scene }, member)
async function image(caller = member) {
  const { data } = await upload(server, calls.uploadDesignImage, {}, await picture('png'), caller)
  return data.upload_id
}

describe('a design', () => {
  it('is kept, read and saved on the version it was read with', async () => {
    const id = await create()
    expect(await read(id)).toMatchObject({ name: 'Lamp', version: 1, work: null, scene: plain, images: [] })
    const changed = sceneOf(titleLayer('夜航'))
    expect((await save(id, 1, changed, 'Night')).data).toMatchObject({ version: 2 })
    expect(await read(id)).toMatchObject({ name: 'Night', version: 2, scene: changed, saved_by: 'Lin' })
  })

  it('is made once for one key', async () => {
    const input = { idempotency_key: 'one and the same', name: 'Once', scene: plain }
    const first = await server.call(calls.createDesign, input, member)
    const second = await server.call(calls.createDesign, input, member)
    expect(second.data).toEqual(first.data)
    expect((await list({ search: 'Once' })).items).toHaveLength(1)
  })

  it('belongs to a release of the account, and to no other', async () => {
    const workId = await buildWork(server, member.memberId, { status: '00' })
    const foreign = await buildWork(server, other.memberId, { status: '00' })
    const made = await server.call(calls.createDesign, { name: 'A', scene: plain, work_id: workId }, member)
    const { id } = made.data as { id: number }
    expect((await read(id)).work).toMatchObject({ id: workId })
    expect((await list({ work_id: String(workId) })).items.map(row => row.id)).toEqual([id])
    const refused = await server.call(
      calls.createDesign,
      { name: 'A', scene: plain, work_id: foreign },
      member,
    )
    expect(refused.status).toBe(404)
    await server.call(calls.saveDesign, { id, version: 1, name: 'A', scene: plain, work_id: null }, member)
    expect((await read(id)).work).toBeNull()
  })

  it('open in two tabs tells the later one who was first and when, and loses nothing', async () => {
    const id = await create()
    const first = await save(id, 1, sceneOf(titleLayer('first')))
    const late = await save(id, 1, sceneOf(titleLayer('second')))
    expect(late).toMatchObject({
      status: 409,
      data: { version: 2, saved_at: (first.data as { saved_at: string }).saved_at, saved_by: 'Lin' },
    })
    expect((await read(id)).scene).toEqual(sceneOf(titleLayer('first')))
    // What the later tab has goes on as a design of its own, or over the newer one once it was seen.
    expect((await save(id, 2, sceneOf(titleLayer('second')))).code).toBe(1)
  })

  it('of two saves that arrive together is saved once', async () => {
    const id = await create()
    const answers = await Promise.all([save(id, 1), save(id, 1), save(id, 1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await read(id)).version).toBe(2)
  })

  it('opens when an older version of the program has saved it', async () => {
    const id = await create()
    await server.asOwner(
      `update cover_designs set scene = jsonb_set((scene #- '{layers,0,blend}' #- '{layers,0,leading}') - 'version',
         '{layers,0,glow}', '1') where id = $1`,
      [id],
    )
    expect((await read(id)).scene).toEqual(plain)
    expect((await save(id, 1)).code).toBe(1)
  })

  it('goes into the bin, comes back, and is gone after thirty days', async () => {
    const id = await create('Binned')
    await server.call(calls.markDesign, { id, is_favourite: true }, member)
    await server.call(calls.binDesign, { id }, member)
    expect((await list({ search: 'Binned' })).items).toEqual([])
    expect((await list({ bin: 'true' })).items.map(row => row.id)).toContain(id)
    expect(await save(id, 1)).toMatchObject({ status: 409 })
    await server.call(calls.restoreDesign, { id }, member)
    expect((await list({ favourites: 'true' })).items.map(row => row.id)).toEqual([id])
    await server.call(calls.binDesign, { id }, member)
    const sweepAfter = async (days: number) => {
      await server.asOwner(
        `update cover_designs set binned_at = now() - $1 * interval '1 day' where id = $2`,
        [days, id],
      )
      await server.database.withoutAgent('select sweep_expired($1)', ['cover_designs'])
    }
    await sweepAfter(29)
    expect((await list({ bin: 'true' })).items.map(row => row.id)).toContain(id)
    await sweepAfter(31)
    expect((await server.call(calls.readDesign, { id }, member)).status).toBe(404)
  })

  it('is removed for good from the bin alone', async () => {
    const id = await create()
    expect((await server.call(calls.removeDesign, { id }, member)).status).toBe(409)
    await server.call(calls.binDesign, { id }, member)
    expect((await server.call(calls.removeDesign, { id }, member)).code).toBe(1)
    expect((await server.call(calls.removeDesign, { id }, member)).code).toBe(1)
    expect((await server.call(calls.readDesign, { id }, member)).status).toBe(404)
  })

  it('is copied with its pictures', async () => {
    const scene = sceneOf(imageLayer({ kind: 'upload', id: await image() }))
    const id = await create('Original', scene)
    const { data } = await server.call(calls.copyDesign, { id, name: 'Copy' }, member)
    expect(await read((data as { id: number }).id)).toMatchObject({ name: 'Copy', version: 1, scene })
  })
})

describe('the library', () => {
  it('is listed by pages, newest first, and found by two letters of a name', async () => {
    const owner = await server.loggedInMember()
    const made: number[] = []
    for (const name of ['河灯', '夜航船', 'Night River']) made.push(await create(name, plain, owner))
    const first = await list({ limit: '2' }, owner)
    expect(first.items.map(({ id }) => id)).toEqual([made[2], made[1]])
    const second = await list({ limit: '2', cursor: first.next_cursor ?? '' }, owner)
    expect(second).toMatchObject({ items: [{ id: made[0] }], next_cursor: null })
    const found = async (search: string) => (await list({ search }, owner)).items.map(({ name }) => name)
    expect(await found('夜航')).toEqual(['夜航船'])
    expect(await found('ＮＩＧＨＴ')).toEqual(['Night River'])
    expect(await found('灯河')).toEqual([])
  })

  it('is shared by colleagues: publishers change, the others read', async () => {
    const company = await server.loggedInMember({ nickname: 'The company' })
    const publisher = await buildColleague(server, company.memberId, 'publisher')
    const reader = await buildColleague(server, company.memberId, 'reader')
    const finance = await buildColleague(server, company.memberId, 'finance')
    const id = await create('Shared', plain, publisher)
    expect(await read(id, company as never)).toMatchObject({
      saved_by: 'The publisher',
      can: { change: true },
    })
    for (const colleague of [reader, finance]) {
      expect(await read(id, colleague as never)).toMatchObject({ can: { change: false } })
      const tried = [
        server.call(calls.saveDesign, { id, version: 1, name: 'x', scene: plain }, colleague),
        server.call(calls.binDesign, { id }, colleague),
        server.call(calls.createDesign, { name: 'x', scene: plain }, colleague),
      ]
      for (const answer of await Promise.all(tried)) expect(answer.status).toBe(403)
    }
  })

  it('shows and changes nothing of another member', async () => {
    const id = await create('Private')
    const versionId = (await server.call(calls.keepDesignVersion, { id, name: 'v' }, member)).data as {
      id: number
    }
    const tried = [
      server.call(calls.readDesign, { id }, other),
      server.call(calls.saveDesign, { id, version: 1, name: 'x', scene: plain }, other),
      server.call(calls.markDesign, { id, is_favourite: true }, other),
      server.call(calls.copyDesign, { id, name: 'x' }, other),
      server.call(calls.binDesign, { id }, other),
      server.call(calls.restoreDesign, { id }, other),
      server.call(calls.keepDesignVersion, { id, name: 'x' }, other),
      server.call(calls.listDesignVersions, { id }, other),
      server.call(calls.readDesignVersion, { id, version_id: versionId.id }, other),
    ]
    for (const answer of await Promise.all(tried)) expect(answer.status).toBe(404)
    await server.call(calls.removeDesign, { id }, other)
    expect((await read(id)).name).toBe('Private')
    expect((await list({ search: 'Private' }, other)).items).toEqual([])
  })

  it('is full at its limit, the bin included', async () => {
    const owner = await server.loggedInMember()
    const id = await create('One', plain, owner)
    await server.asOwner(
      `insert into cover_designs (agent_id, member_id, name, scene, search_text, search_terms, saved_by, saved_at, created_at, binned_at)
       select agent_id, member_id, name, scene, search_text, '{}', saved_by, saved_at, created_at, now()
       from cover_designs, generate_series(2, $2) where id = $1`,
      [id, designLimits.designs],
    )
    const full = await server.call(calls.createDesign, { name: 'Too many', scene: plain }, owner)
    expect(full).toMatchObject({ status: 409, msg: expect.stringContaining(String(designLimits.designs)) })
    expect((await server.call(calls.copyDesign, { id, name: 'x' }, owner)).status).toBe(409)
    // What is there can still be worked on.
    expect(
      (await server.call(calls.saveDesign, { id, version: 1, name: 'x', scene: plain }, owner)).code,
    ).toBe(1)
  })
})

describe('versions of a design', () => {
  const versions = async (id: number) =>
    ((await server.call(calls.listDesignVersions, { id }, member)).data as { items: DesignVersionRow[] })
      .items
  const passMinutes = (id: number, minutes: number) =>
    server.asOwner(
      "update cover_design_versions set kept_at = kept_at - $2 * interval '1 minute' where design_id = $1",
      [id, minutes],
    )

  it('are kept by themselves, one in ten minutes, with what stood there before', async () => {
    const id = await create()
    for (const version of [1, 2, 3]) await save(id, version, sceneOf(titleLayer(`state ${version}`)))
    expect(await versions(id)).toHaveLength(1)
    await passMinutes(id, 11)
    await save(id, 4, sceneOf(titleLayer('state 4')))
    const found = await versions(id)
    expect(found.map(({ name }) => name)).toEqual(['', ''])
    const [newest] = found
    const input = { id, version_id: newest?.id ?? 0 }
    const { data } = await server.call(calls.readDesignVersion, input, member)
    expect(data).toMatchObject({ scene: sceneOf(titleLayer('state 3')), saved_by: 'Lin' })
  })

  it('that were kept by themselves are fifty at most, and those with a name stay', async () => {
    const id = await create()
    await server.call(calls.keepDesignVersion, { id, name: 'Mine' }, member)
    await server.asOwner(
      `insert into cover_design_versions (agent_id, design_id, name, scene, saved_by, saved_at, kept_at)
       select agent_id, id, '', scene, saved_by, saved_at, now() - interval '1 hour'
       from cover_designs, generate_series(1, 60) where id = $1`,
      [id],
    )
    await save(id, 1)
    const [row] = await server.asOwner<{ automatic: number; named: number }>(
      `select count(*) filter (where name = '')::int as automatic, count(*) filter (where name = 'Mine')::int as named
       from cover_design_versions where design_id = $1`,
      [id],
    )
    expect(row).toEqual({ automatic: designLimits.automaticVersions, named: 1 })
  })
})

describe('a scene', () => {
  it('of a hundred layers in groups is kept whole', async () => {
    const layers = Array.from({ length: 99 }, (_, index) =>
      titleLayer(`layer ${index}`, { id: `l${index}`, y: index }),
    )
    const scene = sceneOf(groupLayer(...layers.slice(0, 50)), ...layers.slice(50))
    expect((await read(await create('Hundred', scene))).scene).toEqual(scene)
  })

  it('of more than two hundred layers is refused with the limit, wherever they stand', async () => {
    const many = (count: number) => Array.from({ length: count }, () => titleLayer())
    for (const layers of [many(201), [groupLayer(...many(199)), titleLayer()].concat(many(1))]) {
      const scene = { version: 1 as const, ground: '#000000', layers }
      const answer = await server.send(calls.createDesign, { name: 'x', scene }, member)
      expect(answer).toMatchObject({
        code: 1422,
        data: { fields: [{ field: 'scene.layers', message: 'No more than 200.' }] },
      })
    }
  })

  it('that is too long to be kept, or nested without end, is refused', async () => {
    const path = `M0 0${'L1 1'.repeat(4900)}`
    const shape = { id: 's', kind: 'shape', name: 's', path, width: 1, height: 1, fill: null }
    const long = {
      version: 1,
      ground: '#000000',
      layers: Array(Math.ceil(sceneLimits.size / path.length)).fill(shape),
    }
    expect((await server.send(calls.createDesign, { name: 'x', scene: long }, member)).code).toBe(1422)
    const open = JSON.stringify(groupLayer()).slice(0, -2)
    const nested = `${open.repeat(8000)}${JSON.stringify(titleLayer())}${']}'.repeat(8000)}`
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: calls.createDesign.path,
      cookies: member.cookies,
      headers: { host: server.domain, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      payload: `{"name":"x","scene":{"version":1,"ground":"#000000","layers":[${nested}]}}`,
    })
    expect(statusCode).toBe(422)
  })

  it('says what every script writes, and refuses NUL and halves of characters', async () => {
    const text = '河灯 مرحبا 👩‍👩‍👧 \u200fabc'
    expect((await read(await create('x', sceneOf(titleLayer(text))))).scene.layers[0]).toMatchObject({ text })
    for (const bad of ['a\u0000b', '\ud800', 'x\udfff']) {
      const scene = { version: 1, ground: '#000000', layers: [titleLayer(bad)] }
      const answer = await server.send(calls.createDesign, { name: 'x', scene }, member)
      expect(answer).toMatchObject({ code: 1422, data: { fields: [{ field: 'scene.layers.0.text' }] } })
      expect((await server.send(calls.createDesign, { name: bad, scene: plain }, member)).code).toBe(1422)
    }
  })
})
