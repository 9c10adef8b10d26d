import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadFile } from '#contract/files/calls'
import { updateProfile, userInfo } from '#contract/identity/calls'
import { picture } from '../../testing/pictures'
import { type Caller, testServer } from '../../testing/test-server'
import { upload } from '../../testing/upload'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ hasSites: true })
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

const get = (url: string, who: Caller, host = server.domain) =>
  server.follow(url, { ...who, headers: { host } })

describe('a small file', () => {
  it('is sealed on the disk and opens through a link that ends', async () => {
    const member = await server.loggedInMember()
    const body = await picture('png')
    const { code, data } = await upload(server, uploadFile, { purpose: 'document' }, body, member)
    expect({ code, mime: data.mime, size: data.size }).toEqual({
      code: 1,
      mime: 'image/png',
      size: body.length,
    })
    const [row] = await server.asOwner<{ storage_key: string }>(
      'select storage_key from uploads where id = $1',
      [data.upload_id],
    )
    const stored = await server.services.storage.read(row?.storage_key ?? '')
    const kept = await stored?.body.toArray()
    expect(Buffer.concat(kept ?? []).includes(body.subarray(0, 8))).toBe(false)

    const opened = await get(data.url, member)
    expect(opened.rawPayload.equals(body)).toBe(true)
    expect(opened.headers['cache-control']).toBe('private, no-store')
    expect((await get(data.url.replace(/\.\d{10}\./, '.9999999999.'), member)).statusCode).toBe(410)
    expect((await get(data.url.slice(0, -1), member)).statusCode).toBe(410)
    expect((await get(data.url.replace(/\.[^.]*$/, ''), member)).statusCode).toBe(410)
    await server.anotherSite('elsewhere.test')
    expect((await get(data.url, member, 'elsewhere.test')).statusCode).toBe(410)
  })

  it('is judged by what it holds, whatever it is called', async () => {
    const member = await server.loggedInMember()
    const png = await picture('png')
    const wrong = [
      Buffer.from('<script>alert(1)</script>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      await picture('gif'),
      png.subarray(0, png.length - 40),
      Buffer.from('%PDF-1.7 and then nothing'),
    ]
    for (const body of wrong) {
      const { code } = await upload(server, uploadFile, { purpose: 'document' }, body, member)
      expect(code, body.subarray(0, 12).toString('latin1')).toBe(1415)
    }
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
    expect((await upload(server, uploadFile, { purpose: 'document' }, pdf, member)).data.mime).toBe(
      'application/pdf',
    )
    expect((await upload(server, uploadFile, { purpose: 'document' }, Buffer.alloc(0), member)).code).toBe(
      1422,
    )
    expect((await upload(server, uploadFile, { purpose: 'elsewhere' }, png, member)).code).toBe(1422)
  })

  it('is refused above 20 MB, and from guests', async () => {
    const member = await server.loggedInMember()
    const large = Buffer.alloc(21 * 1024 * 1024, 1)
    expect((await upload(server, uploadFile, { purpose: 'document' }, large, member)).code).toBe(1413)
    expect((await upload(server, uploadFile, { purpose: 'document' }, await picture('png'))).code).toBe(1000)
  })
})

describe('a file that nothing came to use', () => {
  it('goes after two days, and what is used stays', async () => {
    const member = await server.loggedInMember()
    const other = await server.loggedInMember()
    const face = await picture('png', 90)
    const send = (purpose: string, body: Buffer, who = member) =>
      upload(server, uploadFile, { purpose }, body, who).then(({ data }) => data.upload_id)
    const unused = await send('document', await picture('png'))
    const worn = await send('avatar', face)
    const sameElsewhere = await send('avatar', face, other)
    await server.call(updateProfile, { avatar_upload_id: worn }, member)
    const left = async () =>
      (
        await server.asOwner<{ id: string }>('select id from uploads where id = any($1)', [
          [unused, worn, sameElsewhere],
        ])
      ).map(row => row.id)
    await server.database.withoutAgent('select sweep_unused_uploads()', [])
    expect(await left()).toHaveLength(3)
    await server.asOwner("update uploads set created_at = now() - interval '3 days'")
    await server.asOwner('delete from graphile_worker._private_jobs')
    await server.database.withoutAgent('select sweep_unused_uploads()', [])
    expect((await left()).sort()).toEqual([worn, sameElsewhere].sort())
    const jobs = await server.asOwner<{ payload: { keys: string[] } }>(
      'select payload from graphile_worker._private_jobs',
    )
    expect(jobs.flatMap(job => job.payload.keys)).toEqual(
      expect.arrayContaining([`sealed/${server.agentId}/${unused}`]),
    )
    expect(JSON.stringify(jobs)).not.toContain('avatars/')
  })
})

describe('an avatar', () => {
  it('is drawn anew at one size without what the camera noted, and is public', async () => {
    const member = await server.loggedInMember()
    const withPlace = await sharp(await picture('jpeg', 900))
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer()
    const { data } = await upload(server, uploadFile, { purpose: 'avatar' }, withPlace, member)
    expect((await server.call(updateProfile, { avatar_upload_id: data.upload_id }, member)).code).toBe(1)
    const { data: me } = await server.call(userInfo, {}, member)
    const { avatar } = (me as { userinfo: { avatar: string } }).userinfo
    const shown = await get(avatar, {})
    expect(shown.headers['cache-control']).toContain('immutable')
    const { format, width, height, exif } = await sharp(shown.rawPayload).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 512,
      height: 512,
      exif: undefined,
    })
    expect((await get('/avatars/..%2f..%2fsecret.webp', {})).statusCode).toBe(404)
  })

  it("cannot be somebody else's file", async () => {
    const [member, other] = [await server.loggedInMember(), await server.loggedInMember()]
    const { data } = await upload(server, uploadFile, { purpose: 'avatar' }, await picture('png'), other)
    expect(await server.call(updateProfile, { avatar_upload_id: data.upload_id }, member)).toMatchObject({
      code: 1422,
      data: { fields: [{ field: 'avatar_upload_id' }] },
    })
  })
})
