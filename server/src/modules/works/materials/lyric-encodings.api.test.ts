import { readFile } from 'node:fs/promises'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readReviewLyrics } from '#contract/review/queue-calls'
import type { Material, MaterialType } from '#contract/works/material'
import {
  checkAgain,
  chooseEncoding,
  listEncodings,
  listMaterials,
  readLyrics,
  saveLyrics,
} from '#contract/works/material-calls'
import { startRevision } from '#contract/works/work-calls'
import { projectFolder } from '../../../platform/project-folder'
import { loggedInStaff } from '../../../testing/build-staff'
import { buildWork, type WantedWork } from '../../../testing/build-work'
import { arrive, check } from '../../../testing/materials'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

type Member = Awaited<ReturnType<typeof server.loggedInMember>>

async function draft(wanted: WantedWork = {}) {
  const member = await server.loggedInMember()
  const workId = await buildWork(server, member.memberId, { without: ['lyric', 'music', 'cover'], ...wanted })
  const [track] = await server.asOwner<{ id: string }>('select id from tracks where work_id = $1', [workId])
  const trackId = Number(track?.id)
  const put = (body: Buffer, type: MaterialType = 'lyric', fileName = 'song.lrc') =>
    arrive(server, { memberId: member.memberId, workId, trackId, type, body, fileName })
  const find = async (id: number) => {
    const { data } = await server.call(listMaterials, { work_id: workId }, member)
    return (data as unknown as Material[]).find(material => material.id === id) as Material
  }
  const encodingRule = async (id: number) => (await find(id)).results.find(({ rule }) => rule === 'encoding')
  return { member, workId, trackId, put, find, encodingRule }
}

const read = async (id: number, member: Member) => (await server.call(readLyrics, { id }, member)).data
const choose = (id: number, encoding: string, member: Member) =>
  server.call(chooseEncoding, { id, encoding } as never, member)

const japanese = '[00:01.00]夜の海に浮かぶ小さな舟\n[00:05.00]あなたの声がまだ聞こえる\n'
const traditional = '[00:01.00]歌詞用繁體字寫，每一行都有時間\n[00:05.00]等風來的時候慢慢地唱\n'
const korean = '[00:01.00]밤바다 위에 작은 배 하나\n[00:05.00]너의 목소리가 아직 들려와\n'
/** Three letters that are Chinese as well as Korean. */
const brief = '[00:01.00]밤바다\n'

describe('lyrics in another encoding', () => {
  it.each([
    ['Shift_JIS', japanese],
    ['Big5', traditional],
    ['EUC-KR', korean],
  ] as const)('are found to be %s and read so', async (encoding, text) => {
    const { put, find, encodingRule, member } = await draft()
    const id = await put(iconv.encode(text, encoding))
    await check(server, id)
    expect(await encodingRule(id)).toMatchObject({ verdict: 'pass', params: { found: encoding } })
    expect((await find(id)).facts).toMatchObject({ encoding, lines: 2, isTimed: true })
    expect(await read(id, member)).toEqual({ text, encoding, is_timed: true, is_certain: true })
  })

  it('are in doubt until their member says what they are, and then everybody reads them so', async () => {
    const { put, find, encodingRule, member, workId } = await draft()
    const id = await put(iconv.encode(brief, 'EUC-KR'))
    await check(server, id)
    expect(await encodingRule(id)).toMatchObject({ verdict: 'warn', params: { found: 'GB18030' } })
    expect(await find(id)).toMatchObject({ state: 'passed', encoding: null, facts: { encoding: 'GB18030' } })
    expect(await read(id, member)).toMatchObject({ encoding: 'GB18030', is_certain: false })
    const { data: offered } = await server.call(listEncodings, { id }, member)
    expect(offered).toEqual(expect.arrayContaining([{ encoding: 'EUC-KR', lines: ['밤바다'] }]))

    expect((await choose(id, 'EUC-KR', member)).code).toBe(1)
    expect(await encodingRule(id)).toMatchObject({ verdict: 'pass', params: { found: 'EUC-KR' } })
    const chosen = await find(id)
    expect(chosen).toMatchObject({ state: 'passed', encoding: 'EUC-KR', facts: { encoding: 'EUC-KR' } })
    const asChosen = { text: brief, encoding: 'EUC-KR', is_timed: true, is_certain: true }
    expect(await read(id, member)).toEqual(asChosen)
    const opened = await server.follow(chosen.url, member)
    expect(opened.headers['content-type']).toBe('text/plain; charset=euc-kr')

    await server.asOwner("update works set status = '200', submitted_at = now() where id = $1", [workId])
    const editor = await loggedInStaff(server, { roles: ['editor'] })
    expect((await server.call(readReviewLyrics, { id }, editor)).data).toEqual(asChosen)
  })

  it('can be chosen before the check, which reads them so', async () => {
    const { put, encodingRule, member } = await draft()
    const id = await put(iconv.encode(brief, 'EUC-KR'))
    expect((await choose(id, 'Big5', member)).code).toBe(1)
    expect(await read(id, member)).toMatchObject({ encoding: 'Big5', is_certain: true })
    await check(server, id)
    expect(await encodingRule(id)).toMatchObject({ verdict: 'pass', params: { found: 'Big5' } })
  })

  it('can be chosen where nothing was found, and where another one would do', async () => {
    const { put, find, member } = await draft()
    // Rare letters alone: no language is written like that.
    const id = await put(iconv.encode('龘靐齉爩鱻', 'GB18030'))
    await check(server, id)
    expect((await find(id)).state).toBe('failed')
    expect((await server.call(readLyrics, { id }, member)).code).toBe(1415)
    expect((await choose(id, 'GB18030', member)).code).toBe(1)
    expect(await find(id)).toMatchObject({ state: 'passed', facts: { encoding: 'GB18030', lines: 1 } })
  })

  it('stay as they were chosen in a revision', async () => {
    const { put, member, workId } = await draft({ status: '00' })
    const id = await put(iconv.encode(brief, 'EUC-KR'))
    await check(server, id)
    await choose(id, 'EUC-KR', member)
    await server.asOwner("update works set status = '991', released_at = now() where id = $1", [workId])
    const { data } = await server.call(startRevision, { id: workId, purpose: 'revision' }, member)
    const revised = await server.call(listMaterials, { work_id: (data as { id: number }).id }, member)
    expect(revised.data).toMatchObject([{ type: 'lyric', encoding: 'EUC-KR', state: 'passed' }])
  })

  it('are UTF-8 when they come from the editor, whatever they look like', async () => {
    const { member, workId, trackId, find } = await draft()
    // The same bytes are a word of Chinese.
    const text = iconv.encode('夜色', 'GB18030').toString('utf8')
    const { data } = await server.call(saveLyrics, { work_id: workId, track_id: trackId, text }, member)
    const { material_id: id } = data as { material_id: number }
    await check(server, id)
    expect(await read(id, member)).toMatchObject({ text, encoding: 'UTF-8' })
    expect((await find(id)).facts.encoding).toBe('UTF-8')
  })
})

describe('choosing an encoding', () => {
  it('is for who may change the draft, and for what makes text of the file', async () => {
    const { put, member, workId, find } = await draft()
    const id = await put(iconv.encode(brief, 'EUC-KR'))
    await check(server, id)
    const other = await server.loggedInMember()
    expect((await choose(id, 'EUC-KR', other)).code).toBe(1404)
    expect((await server.call(listEncodings, { id }, other)).code).toBe(1404)
    expect((await choose(id, 'UTF-8', member)).code).toBe(1409)
    expect((await choose(id, 'windows-1252', member)).code).toBe(1422)
    const document = await put(Buffer.from('%PDF-1.7'), 'document')
    expect((await choose(document, 'UTF-8', member)).code).toBe(1404)
    expect((await server.call(listEncodings, { id: document }, member)).code).toBe(1404)
    await server.asOwner("update works set status = '200' where id = $1", [workId])
    expect((await choose(id, 'EUC-KR', member)).code).toBe(1409)
    expect(await find(id)).toMatchObject({ encoding: null, facts: { encoding: 'GB18030' } })
  })
})

describe('what was judged before the checker knew better', () => {
  const learn = async () => {
    const sql = await readFile(projectFolder('server/migrations/0016-lyric-encodings.sql'), 'utf8')
    await server.asOwner(`begin; ${sql.slice(sql.indexOf('-- What they were read as'))} commit;`)
  }
  const measured = (id: number, analysis: object) =>
    server.asOwner(
      'update stored_files f set analysis = $2 from materials m where m.sha256 = f.sha256 and m.id = $1',
      [id, JSON.stringify({ version: 1, ...analysis })],
    )
  const judged = (id: number, rule: string) =>
    server.asOwner("update materials set state = 'failed', results = $2 where id = $1", [
      id,
      JSON.stringify([{ rule, verdict: 'fail', params: {}, at: [] }]),
    ])

  it('may be checked again: sound with a picture in it, and lyrics that were not understood', async () => {
    const { put, find, member } = await draft()
    const lyric = await put(iconv.encode(traditional, 'Big5'))
    await measured(lyric, { format: 'text', lyric: { format: 'txt', lines: 0, outOfOrder: [], latest: [] } })
    await judged(lyric, 'encoding')
    const music = await put(Buffer.from('fLaC with a picture'), 'music', 'song.flac')
    const audio = { duration: 31, problem: { why: 'damaged', statedDuration: 31 } }
    await measured(music, { format: 'flac', audio })
    await judged(music, 'readable')
    expect((await server.call(checkAgain, { id: music }, member)).code).toBe(1409)
    await learn()
    for (const id of [lyric, music]) {
      expect((await find(id)).results).toMatchObject([{ rule: 'checked', verdict: 'fail' }])
      expect((await server.call(checkAgain, { id }, member)).code).toBe(1)
      expect((await find(id)).state).toBe('waiting')
    }
    await check(server, lyric)
    expect(await find(lyric)).toMatchObject({ state: 'passed', facts: { encoding: 'Big5' } })
  })

  it('stays where it was right: a recording whose end is missing, and an MP3', async () => {
    const { put, find } = await draft()
    const cut = await put(Buffer.from('fLaC cut'), 'music', 'cut.flac')
    await measured(cut, {
      format: 'flac',
      audio: { duration: 12, problem: { why: 'damaged', statedDuration: 31 } },
    })
    await judged(cut, 'readable')
    await learn()
    expect((await find(cut)).results).toMatchObject([{ rule: 'readable' }])
    const packed = await put(Buffer.from('ID3 and so on'), 'music', 'song.mp3')
    await measured(packed, { format: 'mp3' })
    await judged(packed, 'format')
    await learn()
    expect((await find(packed)).results).toMatchObject([{ rule: 'format' }])
  })

  it('is shown as it was read, and measured again when the main audio changes', async () => {
    const { put, find, trackId } = await draft()
    const lyric = await put(iconv.encode('[00:01.00]夜色\n', 'GB18030'))
    await check(server, lyric)
    await measured(lyric, {
      format: 'text',
      lyric: { format: 'lrc', encoding: 'GB18030', lines: 1, outOfOrder: [], latest: [1] },
    })
    await server.asOwner("update materials set facts = facts - 'encoding' where id = $1", [lyric])
    await learn()
    expect(await find(lyric)).toMatchObject({ state: 'passed', facts: { encoding: 'GB18030' } })
    await put(Buffer.from('RIFF'), 'music')
    expect(await find(lyric)).toMatchObject({ state: 'waiting', track_id: trackId })
    await check(server, lyric)
    expect((await find(lyric)).state).toBe('passed')
  })
})
