// A table moves in: read, judged, corrected, matched with its files, made into drafts, and everything that gets in the way.
import { randomBytes } from 'node:crypto'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { largestArchive } from '#contract/archive/calls'
import type { OutputOf } from '#contract/call'
import {
  assignMoveInFile,
  closeMoveIn,
  grantMoveInUpload,
  listMoveInRows,
  moveInTemplatePath,
} from '#contract/move-in/calls'
import { storageUse } from '#contract/works/calls'
import { buildColleague } from '../../testing/build-colleague'
import { buildWork } from '../../testing/build-work'
import { buildSheets, buildWorkbook, formulaCell, numberCell, textCell } from '../../testing/build-workbook'
import { moveInKit } from '../../testing/move-in-kit'
import { picture } from '../../testing/pictures'
import { testServer } from '../../testing/test-server'
import { expireIdleMoveIns } from './expire-move-ins.job'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof moveInKit>>
beforeAll(async () => {
  server = await testServer()
  kit = await moveInKit(server)
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

const header =
  'Release title,Release artists,UPC,Original release date,Track number,Track title,ISRC,Audio file,Cover file'
const csv = (...lines: string[]) => [header, ...lines, ''].join('\r\n')
const album = csv(
  'Harbour,Lin; feat. Wei,036000291452,2019-03-01,1,Night Sailing,CNT011900001,one.wav,front.jpg',
  'Harbour,Lin; feat. Wei,036000291452,2019-03-01,2,Morning,CN-T01-19-00002,two.wav,front.jpg',
  'Alone,Lin,,2020/5/6,,Alone,CNT012000003,,',
)
const sheetOf = (name: string, title: string) => ({
  rows: [
    ['Album', 'Artist', 'Title'],
    ['Harbour', 'Lin', title],
  ].map(row => row.map(textCell)),
  name,
})
const wav = (seed: string) =>
  Buffer.concat([Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1'), Buffer.from(seed.repeat(20))])

describe('a table', () => {
  it('is read, judged, and becomes drafts with its own codes and first days', async () => {
    const member = await server.loggedInMember()
    expect(await kit.list(member, album)).toMatchObject({
      ...{ state: 'ready', source: 'table', list_name: 'list.csv', files: { total: 0 } },
      rows: { total: 3, with_errors: 0, with_notes: 2, made: 0 },
      releases: { total: 2, made: 0 },
      can: { list: true, edit: true, make: true },
    })
    await kit.files(member, { 'one.wav': wav('1'), 'two.wav': wav('2'), 'front.jpg': await picture('jpeg') })
    expect(await kit.stand(member)).toMatchObject({
      ...{ rows: { with_notes: 0 }, files: { total: 3, unmatched: 0, waiting: 0 } },
    })
    await kit.make(member)
    expect(await kit.stand(member)).toMatchObject({
      ...{
        state: 'ready',
        rows: { made: 3 },
        releases: { total: 2, made: 2 },
        can: { make: false, list: false },
      },
    })
    const works = await kit.works(member)
    expect(works).toMatchObject([
      {
        ...{ title: 'Harbour', kind: 'album' },
        details: {
          ...{ upc: '036000291452', original_release_date: '2019-03-01', ai_use: null },
          artists: [
            { name: 'Lin', role: 'main' },
            { name: 'Wei', role: 'featured' },
          ],
        },
        tracks: [
          { title: 'Night Sailing', isrc: 'CNT011900001', artists: [], rights: { source: null } },
          { title: 'Morning', isrc: 'CNT011900002' },
        ],
      },
      { title: 'Alone', kind: 'single', details: { upc: '', original_release_date: '2020-05-06' } },
    ])
    const materials = await server.asOwner(
      'select m.type, m.file_name, t.position from materials m left join tracks t on t.id = m.track_id where m.member_id = $1 order by m.file_name',
      [member.memberId],
    )
    expect(materials).toEqual([
      { type: 'cover', file_name: 'front.jpg', position: null },
      { type: 'music', file_name: 'one.wav', position: 1 },
      { type: 'music', file_name: 'two.wav', position: 2 },
    ])
    const rows = await kit.rows(member)
    expect(rows.map(({ work_id }) => String(work_id))).toEqual([works[0]?.id, works[0]?.id, works[1]?.id])
    // Whoever begins again finds nothing left to make.
    expect(await kit.ask(member)).toMatchObject({ code: 1409 })
    await kit.runMaking(member)
    expect(await kit.works(member)).toHaveLength(2)
  })

  it.each([
    [
      'GB18030',
      iconv.encode(
        '专辑名,专辑艺人,曲目名,录音编码（ISRC）\r\n港湾,林夏；小雨,夜航,CNT011900001\r\n',
        'gb18030',
      ),
    ],
    // So few of its letters that they could be of many encodings: what a list from China is in comes first.
    [
      'GB18030 of a few words',
      iconv.encode('Album,Artist,Title,ISRC\r\n港湾,林夏；小雨,夜航,CNT011900001\r\n', 'gb18030'),
    ],
    [
      'UTF-16',
      iconv.encode(
        '\ufeff专辑名\t专辑艺人\t曲目名\tISRC\n港湾\t林夏；小雨\t夜航\tCNT011900001\n',
        'utf-16le',
      ),
    ],
    [
      'XLSX',
      buildWorkbook({
        rows: [
          ['专辑名', '专辑艺人', '曲目名', 'ISRC'],
          ['港湾', '林夏；小雨', '夜航', 'CNT011900001'],
        ].map(row => row.map(textCell)),
      }),
    ],
  ])('is understood in %s', async (_, body) => {
    const member = await server.loggedInMember()
    expect(await kit.list(member, body)).toMatchObject({ state: 'ready', rows: { total: 1, with_errors: 0 } })
    expect((await kit.rows(member))[0]?.values).toMatchObject({
      ...{ release_title: '港湾', release_artists: '林夏；小雨', track_title: '夜航', isrc: 'CNT011900001' },
    })
  })

  it('tells what no draft would take, and makes the releases beside it', async () => {
    const member = await server.loggedInMember()
    const owner = 'Summer Records '.repeat(10)
    const list = [
      'Release title,Release artists,Track title,(P) line',
      `Harbour,Lin,Night Sailing,2019 ${owner}`,
      'Alone,Lin,Alone,2020 Lin',
    ].join('\r\n')
    expect(await kit.list(member, list)).toMatchObject({ state: 'ready', rows: { total: 2, with_errors: 1 } })
    const [first] = await kit.rows(member)
    expect(first?.problems).toEqual([{ field: 'p_line', why: 'tooLong', about: '120' }])
    await kit.make(member)
    expect(await kit.works(member)).toMatchObject([{ title: 'Alone' }])
  })

  it('whose release was judged before its draft knew a rule is judged anew, beside the drafts that are made', async () => {
    const member = await server.loggedInMember()
    const list = [
      'Release title,Release artists,Track title,(P) line',
      'Harbour,Lin,Night Sailing,2019 Lin',
      'Alone,Lin,Alone,2020 Lin',
    ].join('\r\n')
    await kit.list(member, list)
    await kit.ask(member)
    await server.asOwner(
      `update move_in_rows r set cells = cells || jsonb_build_object('p_line', '2019 ' || repeat('x', 121))
       from move_ins m where m.id = r.move_in_id and m.member_id = $1 and r.position = 1`,
      [member.memberId],
    )
    await expect(kit.runMaking(member)).rejects.toThrow()
    expect(await kit.works(member)).toMatchObject([{ title: 'Alone' }])
    await kit.runMaking(member)
    expect(await kit.stand(member)).toMatchObject({ state: 'ready', rows: { made: 1, with_errors: 1 } })
  })

  it('keeps a formula as the text it is, and its exports guard it', async () => {
    const member = await server.loggedInMember()
    const evil = '=HYPERLINK("http://evil.test")'
    await kit.list(
      member,
      `Album,Artist,Title\n"${evil.replaceAll('"', '""')}",'@Lin,+1 Song\n-Minus-,-Lin,"'=2+2"\n`,
    )
    const rows = await kit.rows(member)
    expect(
      rows.map(({ values }) => [values.release_title, values.release_artists, values.track_title]),
    ).toEqual([
      [evil, '@Lin', '+1 Song'],
      ['-Minus-', '-Lin', '=2+2'],
    ])
    await kit.make(member)
    expect((await kit.works(member))[0]).toMatchObject({ title: evil })
    const exported = await server.app.inject({
      url: '/works.csv',
      headers: { host: server.domain },
      cookies: member.cookies,
    })
    expect(exported.body).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
    const sheet = buildWorkbook({
      rows: [
        [textCell('Album'), textCell('Artist'), textCell('Title'), textCell('UPC')],
        [formulaCell('1+1'), textCell('Lin'), formulaCell('CONCAT("a")', '7'), numberCell('36000291452')],
      ],
    })
    const other = await server.loggedInMember()
    await kit.list(other, sheet)
    const [row] = await kit.rows(other)
    expect(row).toMatchObject({ problems: [], values: { release_title: '=1+1', track_title: '7' } })
  })

  it('says in each row what is wrong, in its place', async () => {
    const member = await server.loggedInMember()
    await kit.list(
      member,
      csv(
        'A,Lin,036000291453,2019-02-30,1,One,CNT01190001,,',
        'B,Lin,036000291452,,1,One,CNT011900001,,',
        'B,Lin,036000291452,,1,Two,CNT011900001,,',
        'C,Lin,036000291452,,x,Three,CNT011900001,,',
        ',,,,,,,,x',
      ),
    )
    expect(await kit.problems(member)).toEqual([
      ['upc wrongUpc', 'isrc wrongIsrc', 'original_release_date wrongDate'],
      ['track_number numberTwice', 'isrc isrcTwice'],
      ['track_number numberTwice', 'isrc isrcTwice'],
      ['track_number wrongNumber', 'upc upcTwice', 'isrc isrcTwice'],
      ['release_title empty', 'release_artists empty', 'track_title empty', 'cover_file fileMissing'],
    ])
    expect(await kit.ask(member)).toMatchObject({ code: 1409 })
  })

  it('is corrected in place; what a release says is corrected once, and other rows are judged anew', async () => {
    const member = await server.loggedInMember()
    await kit.list(
      member,
      csv('A,Lin,036000291453,,1,One,CNT011900001,,', 'A,Lin,036000291453,,2,Two,CNT011900001,,'),
    )
    const [first, second] = await kit.rows(member)
    if (!first || !second) throw new Error('no rows')
    const upc = await kit.save(member, { row_id: first.id, values: { upc: '036000291452' } })
    expect(upc).toMatchObject({ code: 1, data: { others: 1 } })
    expect(await kit.problems(member)).toEqual([['isrc isrcTwice'], ['isrc isrcTwice']])
    const isrc = await kit.save(member, { row_id: second.id, values: { isrc: 'CNT011900002' } })
    expect(isrc.data).toMatchObject({ row: { problems: [], values: { upc: '036000291452' } }, others: 1 })
    expect((await kit.stand(member))?.rows).toMatchObject({ with_errors: 0 })
    const onlyProblems = await server.send(listMoveInRows, { with_problems: 'true' }, member)
    expect(onlyProblems.data).toMatchObject({ items: [] })
    expect((await kit.save(member, { row_id: first.id, is_left_out: true })).code).toBe(1)
    await kit.make(member)
    expect(await kit.works(member)).toMatchObject([{ kind: 'single', tracks: [{ title: 'Two' }] }])
    expect(await kit.save(member, { row_id: second.id, values: { isrc: '' } })).toMatchObject({ code: 1409 })
  })

  it('names codes that the catalogue has already', async () => {
    const [member, other] = [await server.loggedInMember(), await server.loggedInMember()]
    const [upc, isrc] = ['4006381333931', 'CNT012400001']
    const foreign = await buildWork(server, other.memberId, { status: '990' })
    await server.asOwner('update works set upc = $2 where id = $1', [foreign, upc])
    await server.asOwner('update tracks set isrc = $2 where work_id = $1', [foreign, isrc])
    const own = await buildWork(server, member.memberId, { tracks: [{ isrc: 'CNT012400002' }] })
    expect(own).toBeGreaterThan(0)
    await kit.list(
      member,
      csv(
        `A,Lin,${upc},,1,One,${isrc},,`,
        'B,Lin,,,1,Mine again,CNT012400002,,',
        'C,Lin,036000291452,,1,Mine on another release,CNT012400002,,',
      ).replace('Mine on another release', 'Mine again'),
    )
    expect(await kit.problems(member)).toEqual([
      ['upc upcTaken', 'isrc isrcTaken'],
      ['isrc isrcTaken'],
      ['isrc ownIsrc'],
    ])
  })

  it.each([
    ['noHeader', 'A,B,C\n1,2,3\n', 'release_title'],
    ['noRows', `${header}\n`, ''],
    ['empty', '\n', ''],
    ['notReadable', Buffer.from('%PDF-1.7 something else altogether'), ''],
    ['brokenLine', `${header}\n"never closed,Lin\n`, ''],
    ['severalSheets', buildSheets([sheetOf('2018', 'One'), sheetOf('2019', 'Two')]), ''],
    [
      'tooManyRows',
      [header, ...Array.from({ length: 2001 }, (_, at) => `A${at},Lin,,,,T,,,`)].join('\n'),
      '2000',
    ],
  ])('is refused as %s, and a better one takes its place', async (reason, body, detail) => {
    const member = await server.loggedInMember()
    const failed = await kit.list(member, body)
    const isEmpty = reason === 'empty'
    expect(failed).toMatchObject({
      state: 'failed',
      reason: isEmpty ? expect.any(String) : reason,
      can: { list: true },
    })
    expect(failed?.reason_detail).toContain(detail)
    expect(await kit.list(member, album)).toMatchObject({ state: 'ready', reason: null, rows: { total: 3 } })
    const left = await server.asOwner('select 1 from file_uses where named_by = $1', ['move_ins'])
    expect(left).toEqual([])
  })

  it('of a thousand rows is read, looked at and made whole', {
    tags: ['slow'],
    timeout: 60_000,
  }, async () => {
    const member = await server.loggedInMember()
    const lines = Array.from({ length: 1000 }, (_, at) => {
      const [release, track] = [Math.floor(at / 10), (at % 10) + 1]
      return `Album ${release},Lin; feat. Wei,,2019-03-01,${track},Song ${at},CNT0119${String(at).padStart(5, '0')},song-${at}.wav,cover-${release}.jpg`
    })
    await kit.bring(member, 'list', 'thousand.csv', csv(...lines))
    expect(await kit.read(member)).toMatchObject({ state: 'ready', rows: { total: 1000, with_errors: 0 } })
    expect(await kit.rows(member)).toHaveLength(100)
    await kit.make(member)
    expect(await kit.works(member)).toHaveLength(100)
  })

  it('left half made by a worker that died is finished by the next, and nothing stands twice', async () => {
    const member = await server.loggedInMember()
    await kit.list(member, csv(...['A', 'B', 'C', 'D'].map(title => `${title},Lin,,,1,${title},,,`)))
    await kit.ask(member)
    const { change } = server.database
    let made = 0
    Object.assign(server.database, {
      change: (agentId: number, work: never) => {
        made += 1
        if (made >= 3) throw new Error('killed')
        return change.call(server.database, agentId, work)
      },
    })
    await expect(kit.runMaking(member)).rejects.toThrow('killed')
    Object.assign(server.database, { change })
    expect(await kit.works(member)).toHaveLength(2)
    expect(await kit.stand(member)).toMatchObject({ state: 'making', releases: { made: 2 } })
    await kit.runMaking(member)
    expect((await kit.works(member)).map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D'])
  })
})

describe('files', () => {
  it('are matched by name, code and track, and the rest by hand', { tags: ['slow'] }, async () => {
    const member = await server.loggedInMember()
    await kit.files(member, { 'disc/ONE.WAV': wav('1') })
    await kit.list(
      member,
      csv(
        'A,Lin,036000291452,,1,One,,one.wav,',
        'A,Lin,036000291452,,2,Two,CNT011900002,,',
        'A,Lin,036000291452,,3,Night Sailing,,,',
        'A,Lin,036000291452,,4,Four,,,',
      ),
    )
    await kit.files(member, {
      'CN-T01-19-00002 master.wav': wav('2'),
      '03 - Lin - Night Sailing.wav': wav('3'),
      '036000291452.jpg': await picture('jpeg'),
      'mix final final.wav': wav('4'),
    })
    expect(
      (await kit.fileList(member)).map(({ matched_by, type, row }) => [matched_by, type, row?.position]),
    ).toEqual([
      ['name', 'music', 1],
      ['isrc', 'music', 2],
      ['track', 'music', 3],
      ['name', 'cover', 1],
      [null, null, undefined],
    ])
    const lost = (await kit.fileList(member)).at(-1)
    const assign = (position: number | null) =>
      server.call(assignMoveInFile, { file_id: lost?.id ?? 0, position, type: 'music' }, member)
    expect((await assign(9)).code).toBe(1422)
    expect((await assign(4)).code).toBe(1)
    await kit.make(member)
    const [{ count } = { count: '' }] = await server.asOwner<{ count: string }>(
      'select count(*) from materials where member_id = $1',
      [member.memberId],
    )
    expect(count).toBe('5')
  })

  it('that come late cost nothing for the drafts that they do not belong to', async () => {
    const member = await server.loggedInMember()
    const tracks = Array.from(
      { length: 30 },
      (_, index) => `Wide,Lin,,,${index + 1},Track ${index},,${index}.wav,`,
    )
    await kit.list(member, csv(...tracks))
    await kit.files(member, { '0.wav': wav('first') })
    await kit.make(member)
    await kit.bring(member, 'file', '7.wav', wav('late'))
    const changes = vi.spyOn(server.database, 'change')
    await kit.takeFiles(member)
    // What the file is, what follows from it for the list, and the one draft.
    expect(changes).toHaveBeenCalledTimes(3)
    await kit.takeFiles(member)
    expect(changes).toHaveBeenCalledTimes(4)
    changes.mockRestore()
    const kept = 'select file_name from materials where member_id = $1 order by id'
    expect(await server.asOwner(kept, [member.memberId])).toEqual([
      { file_name: '0.wav' },
      { file_name: '7.wav' },
    ])
  })

  it('that come after the drafts go into them', async () => {
    const member = await server.loggedInMember()
    await kit.list(member, album)
    await kit.make(member)
    await kit.files(member, { 'two.wav': wav('late') })
    const late = await server.asOwner<{ position: number }>(
      'select t.position from materials m join tracks t on t.id = m.track_id where m.member_id = $1',
      [member.memberId],
    )
    expect(late).toEqual([{ position: 2 }])
  })

  it('count as storage, and go when the move-in is closed', async () => {
    const member = await server.loggedInMember()
    const bytes = randomBytes(5000)
    await kit.files(member, { 'a.wav': bytes })
    const used = async () => ((await server.call(storageUse, {}, member)).data as { used: number }).used
    expect(await used()).toBe(5000)
    const keys = () =>
      server.asOwner<{ storage_key: string }>(
        'select f.storage_key from move_in_files f join move_ins m on m.id = f.move_in_id where m.member_id = $1',
        [member.memberId],
      )
    const [{ storage_key: key } = { storage_key: '' }] = await keys()
    expect((await server.call(closeMoveIn, {}, member)).code).toBe(1)
    expect([await used(), await kit.stand(member), await keys()]).toEqual([0, null, []])
    const jobs = await server.asOwner<{ payload: { keys: string[] } }>(
      "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'removeFiles'",
    )
    expect(jobs.flatMap(({ payload }) => payload.keys)).toContain(key)
  })
})

describe('a move-in', () => {
  it('takes an archive as large as one that is made here, and leaves the account’s room to its files', async () => {
    const owner = await server.loggedInMember()
    const grant = async (what: 'list' | 'file', size: number) =>
      (await server.call(grantMoveInUpload, { what, file_name: 'archive.zip', size }, owner)).status
    expect(await grant('list', largestArchive + 1)).toBe(422)
    expect(await grant('list', largestArchive)).toBe(200)
    expect(await grant('file', 1024 ** 3)).toBe(200)
  })

  it('has one list under way: another one ends the upload of the one before, with what had come of it', async () => {
    const owner = await server.loggedInMember()
    const grant = async (what: 'list' | 'file') => {
      const asked = { what, file_name: 'archive.zip', size: 1000 }
      return (await server.call(grantMoveInUpload, asked, owner)).data as OutputOf<typeof grantMoveInUpload>
    }
    const [file, first] = [await grant('file'), await grant('list')]
    for (const one of [file, first]) {
      await kit.client.create(one.grant, 1000)
      await kit.client.patch(one.grant, one.upload_id, 0, Buffer.alloc(400))
    }
    const second = await grant('list')
    const of = 'select id from upload_sessions where member_id = $1 order by created_at'
    const left = await server.asOwner(of, [owner.memberId])
    expect(left).toEqual([{ id: file.upload_id }, { id: second.upload_id }])
    expect((await kit.client.patch(first.grant, first.upload_id, 400, Buffer.alloc(600))).status).toBe(404)
    expect((await kit.client.patch(file.grant, file.upload_id, 400, Buffer.alloc(600))).status).toBe(204)
    // A worker drops the bytes.
    const jobs = await server.asOwner<{ payload: { uploads: unknown } }>(
      "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'dropUploads'",
    )
    const key = `move-in/${server.agentId}/${first.upload_id}`
    expect(jobs.map(({ payload }) => payload.uploads)).toEqual([[{ key, facts: {} }]])
  })

  it('is one at a time for an account, of whoever may publish for it', async () => {
    const owner = await server.loggedInMember()
    const [publisher, reader] = [
      await buildColleague(server, owner.memberId, 'publisher'),
      await buildColleague(server, owner.memberId, 'reader'),
    ]
    await kit.list(publisher, album)
    expect(await kit.id(owner)).toBe(await kit.id(publisher))
    expect(await kit.stand(reader)).toMatchObject({ rows: { total: 3 } })
    const asked = { what: 'file', file_name: 'a.wav', size: 1 } as const
    expect((await server.call(grantMoveInUpload, asked, reader)).code).toBe(1403)
    const stranger = await server.loggedInMember()
    const [row] = await kit.rows(owner)
    expect((await kit.save(stranger, { row_id: row?.id ?? 0, values: {} })).code).toBe(1404)
    await kit.list(stranger, album)
    expect((await kit.save(stranger, { row_id: row?.id ?? 0, values: {} })).code).toBe(1404)
  })

  it('says that its list waits until a worker has come to it', async () => {
    const member = await server.loggedInMember()
    await kit.bring(member, 'list', 'list.csv', album)
    expect(await kit.stand(member)).toMatchObject({ state: 'reading', is_waiting: true })
    const { storage } = server.services
    server.services.storage = { ...storage, read: () => Promise.reject(new Error('the disk is slow')) }
    await expect(kit.read(member)).rejects.toThrow('the disk is slow')
    server.services.storage = storage
    expect(await kit.stand(member)).toMatchObject({ state: 'reading', is_waiting: false })
    expect(await kit.read(member)).toMatchObject({ state: 'ready', is_waiting: false })
    await kit.bring(member, 'list', 'list.csv', album)
    expect(await kit.stand(member)).toMatchObject({ state: 'reading', is_waiting: true })
  })

  it('is begun again after silence, and ends after a month without a touch', async () => {
    const member = await server.loggedInMember()
    await kit.bring(member, 'list', 'list.csv', album)
    const later = (days: number) => new Date(Date.now() + days * 86_400_000)
    const expire = (now: Date) => server.database.change(server.agentId, tx => expireIdleMoveIns(tx, now))
    await expire(later(0.5))
    expect(await kit.stand(member)).toMatchObject({ state: 'reading' })
    await expire(later(2))
    expect(await kit.stand(member)).toMatchObject({ state: 'failed', reason: 'broken' })
    await expire(later(40))
    expect(await kit.stand(member)).toBeNull()
  })

  it('offers a template in both languages whose example is never imported', async () => {
    for (const language of ['zh-CN', 'en']) {
      for (const format of ['csv', 'xlsx']) {
        const member = await server.loggedInMember()
        const file = await server.app.inject({
          url: `${moveInTemplatePath}?format=${format}`,
          headers: { host: server.domain, 'accept-language': language },
          cookies: member.cookies,
        })
        expect(file.statusCode).toBe(200)
        expect(await kit.list(member, file.rawPayload, `template.${format}`)).toMatchObject({
          reason: 'noRows',
        })
        if (format === 'csv') {
          const filled = `${file.body.split('\r\n')[0]}\r\n${file.body.split('\r\n')[1]?.replace(/"[^"]*(skipped|跳过)[^"]*"/, '"Real"')}\r\n`
          expect(await kit.list(member, filled)).toMatchObject({
            state: 'ready',
            rows: { total: 1, with_errors: 0 },
          })
        }
      }
    }
  })
})
