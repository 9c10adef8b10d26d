import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Material, MaterialType } from '#contract/works/material'
import {
  checkAgain,
  copyMaterial,
  listMaterials,
  readLyrics,
  readWaveform,
  removeMaterial,
  saveLyrics,
} from '#contract/works/material-calls'
import { startWorker } from '../../../platform/jobs/worker'
import { createLog } from '../../../platform/log'
import { hasFingerprints, makeSound, type WantedSound, withoutFfmpeg } from '../../../testing/audio'
import { buildWork, type WantedWork } from '../../../testing/build-work'
import { type ArrivedFile, arrive, check } from '../../../testing/materials'
import { picture } from '../../../testing/pictures'
import { testServer } from '../../../testing/test-server'
import { checkMaterial } from './check-material.job'
import { giveUpChecks } from './give-up-checks.job'

let server: Awaited<ReturnType<typeof testServer>>
let folder: string
beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(join(tmpdir(), 'tributary-materials-'))
})
beforeEach(() => server.forgive())
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

type Member = Awaited<ReturnType<typeof server.loggedInMember>>

const without: MaterialType[] = ['music', 'lyric', 'cover']

async function draft(wanted: WantedWork = {}, owner?: Member) {
  const member = owner ?? (await server.loggedInMember())
  const workId = await buildWork(server, member.memberId, { without, ...wanted })
  const rows = await server.asOwner<{ id: string }>(
    'select id from tracks where work_id = $1 order by position',
    [workId],
  )
  const tracks = rows.map(({ id }) => Number(id))
  const put = (type: MaterialType, body: Buffer, more: Partial<ArrivedFile> = {}) =>
    arrive(server, {
      memberId: member.memberId,
      workId,
      trackId: type === 'cover' ? undefined : tracks[0],
      type,
      body,
      ...more,
    })
  const list = async (caller = member) =>
    (await server.call(listMaterials, { work_id: workId }, caller)).data as unknown as Material[]
  const find = async (id: number) => (await list()).find(material => material.id === id) as Material
  const verdicts = async (id: number) =>
    Object.fromEntries((await find(id)).results.map(({ rule, verdict }) => [rule, verdict]))
  return { member, workId, tracks, put, list, find, verdicts }
}

async function sound(name: string, wanted?: WantedSound) {
  return readFile(await makeSound(folder, name, wanted))
}

async function withPath(path: string, act: () => Promise<void>) {
  const usual = process.env.PATH
  process.env.PATH = path
  try {
    await act()
  } finally {
    process.env.PATH = usual
  }
}

const words = (text: string) => Buffer.from(text)
const timed = words('[00:01.00]one\n[00:20.00]two\n')
const cover = () =>
  sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()

describe('a file of a work', () => {
  it('waits, is checked, and shows its results, facts and links', async () => {
    const { put, find, workId, member } = await draft()
    const id = await put('cover', await cover(), { fileName: '封面.exe' })
    expect(await find(id)).toMatchObject({ state: 'waiting', progress: 0, results: [], thumbnail_url: null })
    await check(server, id)
    const found = await find(id)
    expect(found).toMatchObject({
      work_id: workId,
      track_id: null,
      file_name: '封面.exe',
      state: 'passed',
      progress: 100,
      facts: { format: 'jpeg', width: 3000, height: 3000 },
    })
    const open = (url: string) => server.follow(url, member)
    expect((await open(found.url)).rawPayload.equals(await cover())).toBe(true)
    const small = await open(found.thumbnail_url ?? '')
    expect((await sharp(small.rawPayload).metadata()).width).toBe(600)
  })

  it('takes the place of the one before, but documents stand side by side', async () => {
    const { put, list } = await draft()
    await put('lyric', words('la'))
    const second = await put('lyric', words('la la'))
    expect((await list()).map(({ id }) => id)).toEqual([second])
    await put('document', await picture('png'))
    await put('document', await picture('jpeg'))
    expect(await list()).toHaveLength(3)
  })

  it('is measured once, however often its content comes', async () => {
    const { put, find } = await draft()
    const first = await put('cover', await cover())
    await check(server, first)
    await server.asOwner(
      "update stored_files set analysis = jsonb_set(analysis, '{cover,width}', '3001') where analysis ? 'cover'",
    )
    const again = await put('cover', await cover())
    await check(server, again)
    expect((await find(again)).facts.width).toBe(3001)
    await server.asOwner("update stored_files set analysis = '{}'")
  })

  it('does not fail by an accident at once: a lost file is looked for again', async () => {
    const { put, find } = await draft()
    const id = await put('lyric', words('nowhere else'))
    await loseFile(id)
    await expect(check(server, id)).rejects.toThrow()
    expect((await find(id)).state).toBe('checking')
  })

  it('may be gone when its turn comes, and is not judged twice', async () => {
    const { put, find } = await draft()
    const id = await put('lyric', words('la'))
    await check(server, id)
    const before = await server.asOwner('select xmin, state from materials where id = $1', [id])
    await check(server, id)
    expect(await server.asOwner('select xmin, state from materials where id = $1', [id])).toEqual(before)
    expect((await find(id)).state).toBe('passed')
    await server.asOwner('delete from materials where id = $1', [id])
    await check(server, id)
  })

  it('is checked anew when the worker died in the middle', async () => {
    const { put, find } = await draft()
    const id = await put('lyric', words('la la'))
    await server.asOwner("update materials set state = 'checking', progress = 40 where id = $1", [id])
    await check(server, id)
    expect(await find(id)).toMatchObject({ state: 'passed', progress: 100 })
  })

  it('waits without complaint where ffmpeg is missing', async () => {
    const { put, find } = await draft()
    const id = await put('music', words('RIFF'))
    await withPath(folder, () => check(server, id))
    expect(await find(id)).toMatchObject({ state: 'waiting', results: [] })
    const jobs = await server.asOwner<{ later: boolean }>(
      "select run_at > now() + interval '30 seconds' as later from graphile_worker._private_jobs where key = $1",
      [`checkMaterial ${id}`],
    )
    expect(jobs).toEqual([{ later: true }])
  })

  it('belongs to its member alone', async () => {
    const { put, member, workId, tracks } = await draft()
    const id = await put('lyric', words('la'))
    const other = await server.loggedInMember()
    const codes = [
      await server.call(listMaterials, { work_id: workId }, other),
      await server.call(readLyrics, { id }, other),
      await server.call(readWaveform, { id }, other),
      await server.call(copyMaterial, { id, track_ids: tracks }, other),
      await server.call(saveLyrics, { work_id: workId, track_id: tracks[0] as number, text: 'x' }, other),
      await server.call(checkAgain, { id }, other),
    ].map(({ code }) => code)
    expect(codes).toEqual(Array(6).fill(1404))
    // What is not there any more may be removed again; another's gets the very same answer, and stays.
    const [anothers, none] = [
      await server.call(removeMaterial, { id }, other),
      await server.call(removeMaterial, { id: 999_999_999 }, other),
    ]
    expect({ code: anothers.code, msg: anothers.msg }).toEqual({ code: none.code, msg: none.msg })
    expect((await server.call(readLyrics, { id }, member)).data).toEqual({
      text: 'la',
      is_timed: false,
      encoding: 'UTF-8',
      is_certain: true,
    })
  })
})

/** Its bytes cannot be found any more. Answers how to bring them back. */
async function loseFile(materialId: number) {
  const move = async (key: string) =>
    server.asOwner(
      'update stored_files f set storage_key = $2 from materials m where m.sha256 = f.sha256 and m.id = $1',
      [materialId, key],
    )
  const [file] = await server.asOwner<{ storage_key: string }>(
    'select storage_key from stored_files f join materials m using (sha256) where m.id = $1',
    [materialId],
  )
  await move('originals/lost')
  return () => move(file?.storage_key ?? '')
}

const sweep = () => server.database.withoutAgent('select sweep_lost_checks()', [])
const putJob = (materialId: number, change: string) =>
  server.asOwner(`update graphile_worker._private_jobs set ${change} where key = $1`, [
    `checkMaterial ${materialId}`,
  ])
const isGivenUpOn = async (materialId: number) => {
  const rows = await server.asOwner<{ ids: number[] }>(
    "select payload -> 'materialIds' as ids from graphile_worker._private_jobs where key = $1",
    [`giveUpChecks ${server.agentId}`],
  )
  return rows.some(({ ids }) => ids.includes(materialId))
}

describe('a check that breaks down', () => {
  it('ends after its last try with a result, and is done when it is asked for again', async () => {
    const { put, find, member, workId } = await draft()
    const id = await put('lyric', words('lost for a while'))
    const bringBack = await loseFile(id)
    await putJob(id, 'attempts = max_attempts - 1')
    const { databases, jobsUrl, services } = server
    const jobs = [checkMaterial, giveUpChecks] as never
    const worker = await startWorker({ jobsUrl, databases, services, jobs, log: createLog('silent') })
    const stateOf = async () => (await find(id)).state
    try {
      const sweptState = () => sweep().then(stateOf)
      await expect.poll(sweptState, { timeout: 20_000, interval: 300 }).toBe('failed')
      expect((await find(id)).results).toEqual([{ rule: 'checked', verdict: 'fail', params: {}, at: [] }])
      await bringBack()
      await server.asOwner("update works set status = '200' where id = $1", [workId])
      expect((await server.call(checkAgain, { id }, member)).code).toBe(1409)
      await server.asOwner("update works set status = '00' where id = $1", [workId])
      const asked = await Promise.all([1, 2].map(() => server.call(checkAgain, { id }, member)))
      // On a slow machine the check may be over before the second is heard: then there is nothing to ask for.
      expect(asked.map(({ code }) => code)).toContain(1)
      for (const { code } of asked) expect([1, 1409]).toContain(code)
      await expect.poll(stateOf, { timeout: 20_000 }).toBe('passed')
    } finally {
      await worker.stop()
    }
    expect((await server.call(checkAgain, { id }, member)).code).toBe(1409)
  })

  it('ends when its last worker died', async () => {
    const { put } = await draft()
    const id = await put('lyric', words('fatal'))
    await putJob(id, "attempts = max_attempts, locked_at = now(), locked_by = 'somebody'")
    await sweep()
    expect(await isGivenUpOn(id)).toBe(false)
    await putJob(id, 'locked_at = null, locked_by = null')
    await sweep()
    expect(await isGivenUpOn(id)).toBe(true)
  })

  it('goes on as long as there are tries, or ffmpeg is missing', async () => {
    const { put } = await draft()
    const [tried, waiting] = [await put('lyric', words('later')), await put('music', words('RIFF'))]
    await putJob(tried, 'attempts = max_attempts - 1')
    await withPath(folder, () => check(server, waiting))
    await sweep()
    expect([await isGivenUpOn(tried), await isGivenUpOn(waiting)]).toEqual([false, false])
  })

  it('is not tried again for a file that broke a rule', async () => {
    const { put, member, find } = await draft()
    const id = await put('lyric', Buffer.from('la\0\0\x01la'))
    await check(server, id)
    expect((await server.call(checkAgain, { id }, member)).code).toBe(1409)
    expect((await find(id)).state).toBe('failed')
  })
})

describe('taking a file out', () => {
  it('works in drafts only, and twice is once', async () => {
    const { put, member, workId, list } = await draft()
    const id = await put('lyric', words('la'))
    await server.asOwner("update works set status = '200' where id = $1", [workId])
    expect((await server.call(removeMaterial, { id }, member)).code).toBe(1409)
    expect(await list()).toHaveLength(1)
    await server.asOwner("update works set status = '01' where id = $1", [workId])
    expect((await server.call(removeMaterial, { id }, member)).code).toBe(1)
    expect((await server.call(removeMaterial, { id }, member)).code).toBe(1)
    expect(await list()).toEqual([])
  })

  it('leaves alone what a released work has, when materials are added to it', async () => {
    const member = await server.loggedInMember()
    const released = await draft({ status: '991', without: ['music', 'cover'] }, member)
    const added = await draft({ without: ['music', 'cover'] }, member)
    await server.asOwner(
      "update works set revision_of = $2, purpose = 'supplement', status = '01' where id = $1",
      [added.workId, released.workId],
    )
    await server.asOwner('update tracks set revises = $2 where work_id = $1', [
      added.workId,
      released.tracks[0],
    ])
    const [lyric] = await added.list()
    const karaoke = await added.put('karaoke', words('new'))
    expect((await server.call(removeMaterial, { id: lyric?.id as number }, member)).code).toBe(1409)
    expect((await server.call(removeMaterial, { id: karaoke }, member)).code).toBe(1)
    expect((await added.list()).map(({ type }) => type)).toEqual(['lyric'])
  })
})

describe('a document', () => {
  it('serves other tracks of the work, once each', async () => {
    const { put, member, tracks, list } = await draft({ kind: 'album', tracks: [{}, {}, {}] })
    const other = await draft({}, member)
    const id = await put('document', await picture('png'), { fileName: 'licence.png' })
    const copy = (track_ids: number[]) => server.call(copyMaterial, { id, track_ids }, member)
    expect((await copy([tracks[1] as number, tracks[2] as number])).code).toBe(1)
    expect((await copy(tracks)).code).toBe(1)
    expect((await list()).map(({ track_id, file_name }) => [track_id, file_name])).toEqual(
      tracks.map(track => [track, 'licence.png']),
    )
    expect((await copy([other.tracks[0] as number])).code).toBe(1422)
    const lyric = await put('lyric', words('la'))
    expect((await server.call(copyMaterial, { id: lyric, track_ids: tracks }, member)).code).toBe(1409)
  })
})

describe('lyrics', () => {
  it('are read whatever their encoding was', async () => {
    const { put, member, verdicts } = await draft()
    const song = '[00:01.00]夜色\n'
    for (const [encoding, addBOM] of [
      ['GB18030', false],
      ['UTF-16LE', true],
      ['UTF-16BE', true],
      ['UTF-8', true],
    ] as const) {
      const id = await put('lyric', iconv.encode(song, encoding, { addBOM }))
      expect((await server.call(readLyrics, { id }, member)).data).toEqual({
        text: song,
        is_timed: true,
        encoding,
        is_certain: true,
      })
      await check(server, id)
      expect(await verdicts(id), encoding).toEqual({
        format: 'pass',
        encoding: 'pass',
        times: 'pass',
        timesInside: 'wait',
      })
    }
    const id = await put('lyric', Buffer.from('la\0\0\x01la'))
    await check(server, id)
    expect(await verdicts(id)).toEqual({ encoding: 'fail' })
    expect((await server.call(readLyrics, { id }, member)).code).toBe(1415)
  })

  it('from the editor take the place of what was there, under the name of the track', async () => {
    const { member, workId, tracks, list } = await draft({ tracks: [{ title: 'Night / sailing' }] })
    const track_id = tracks[0] as number
    const save = async (text: string) =>
      (await server.call(saveLyrics, { work_id: workId, track_id, text }, member)).data as {
        material_id: number
      }
    await save('la')
    const second = await save('[00:01.00]la la')
    expect(await save('[00:01.00]la la')).toEqual(second)
    const [only, ...more] = await list()
    expect(only).toMatchObject({
      id: second.material_id,
      file_name: 'Night sailing.lrc',
      type: 'lyric',
      size: 15,
    })
    expect(more).toEqual([])
    await check(server, second.material_id)
    expect((await list())[0]).toMatchObject({ state: 'passed', facts: { isTimed: true, lines: 1 } })
    expect((await server.call(readLyrics, { id: second.material_id }, member)).data).toEqual({
      text: '[00:01.00]la la',
      is_timed: true,
      encoding: 'UTF-8',
      is_certain: true,
    })
    const text = '夜'.repeat(199_000)
    expect((await server.call(saveLyrics, { work_id: workId, track_id, text }, member)).code).toBe(1413)
  })

  it('that are swept while they are saved are written again, and never named without a file', async () => {
    const { member, workId, tracks } = await draft()
    const save = (text: string) =>
      server.call(saveLyrics, { work_id: workId, track_id: tracks[0] as number, text }, member)
    await save('sung before')
    await save('sung now')
    const read = server.database.read.bind(server.database)
    const spy = vi.spyOn(server.database, 'read').mockImplementation(async (agentId, work) => {
      const found = await read(agentId, work)
      // What is looked for is known: the last thing that is read before the transaction.
      if ((found as unknown) === true) {
        await server.asOwner("delete from stored_files where sha256 = sha256('sung before')")
      }
      return found
    })
    expect((await save('sung before')).code).toBe(1503)
    spy.mockRestore()
    const { material_id: id } = (await save('sung before')).data as { material_id: number }
    expect((await server.call(readLyrics, { id }, member)).data).toMatchObject({ text: 'sung before' })
  })
})

describe.skipIf(withoutFfmpeg())('a main audio', () => {
  it('is checked with progress, and draws its outline', { tags: ['slow'] }, async () => {
    const { put, find, member } = await draft()
    const id = await put('music', await sound('main.wav', { as: ['-c:a', 'flac', '-f', 'flac'] }))
    expect((await server.call(readWaveform, { id }, member)).data).toEqual({
      duration: 0,
      peaks: [],
      tone: [],
    })
    await check(server, id)
    expect(await find(id)).toMatchObject({ state: 'passed', facts: { format: 'flac', duration: 31 } })
    const { duration, peaks, tone } = (await server.call(readWaveform, { id }, member)).data as {
      duration: number
      peaks: number[]
      tone: number[]
    }
    expect(duration).toBe(31)
    expect(peaks).toHaveLength(3000)
    expect(Math.min(...peaks)).toBeLessThan(-20)
    expect(Math.max(...peaks)).toBeGreaterThan(20)
    expect(tone.length, 'looked at from beginning to end').toBeGreaterThan(100)
  })

  it('decides about what depends on it, when it comes, changes and goes', { tags: ['slow'] }, async () => {
    const { put, verdicts, find, member } = await draft()
    const lyric = await put('lyric', timed)
    const karaoke = await put('karaoke', await sound('karaoke.wav', { seconds: 32 }))
    await check(server, lyric)
    await check(server, karaoke)
    expect(await verdicts(lyric)).toMatchObject({ timesInside: 'wait' })
    expect(await verdicts(karaoke)).toMatchObject({ sameLength: 'wait' })
    const main = await put('music', await sound('main-31.wav'))
    await check(server, main)
    expect(await verdicts(lyric)).toMatchObject({ timesInside: 'pass' })
    expect(await verdicts(karaoke)).toMatchObject({ sameLength: 'pass' })
    const other = await put('music', await sound('main-40.wav', { seconds: 40 }))
    expect(await verdicts(karaoke)).toMatchObject({ sameLength: 'wait' })
    await check(server, other)
    expect((await find(karaoke)).state).toBe('failed')
    await server.call(removeMaterial, { id: other }, member)
    expect(await verdicts(karaoke)).toMatchObject({ sameLength: 'wait' })
    expect((await find(karaoke)).state).toBe('passed')
  })

  it.skipIf(!hasFingerprints)(
    'is known again in another work, by file and by sound',
    { tags: ['slow'] },
    async () => {
      const first = await draft({ title: 'The first' })
      const master = await sound('known.wav', { seconds: 40, seed: 9 })
      await check(server, await first.put('music', master))
      const same = async (member: Member | undefined, body: Buffer) => {
        const work = await draft({ title: 'The second' }, member)
        const id = await work.put('music', body)
        await check(server, id)
        const found = (await work.find(id)).results.find(({ rule }) => rule === 'sameRecording')
        await server.call(removeMaterial, { id }, work.member)
        return found
      }
      expect(await same(first.member, master)).toMatchObject({
        verdict: 'warn',
        params: { title: 'The first' },
      })
      const softer = await sound('softer.flac', {
        seconds: 40,
        seed: 9,
        filter: 'volume=-3dB',
        as: ['-c:a', 'flac'],
      })
      expect(await same(undefined, softer)).toMatchObject({ verdict: 'warn', params: { title: '' } })
      expect(await same(first.member, await sound('else.wav', { seconds: 40, seed: 4 }))).toMatchObject({
        verdict: 'pass',
      })
    },
  )

  it('ends its check when it is taken out meanwhile', async () => {
    const { put, member, list } = await draft()
    const id = await put('music', await sound('long.wav', { seconds: 44 }))
    const checking = check(server, id)
    await expect.poll(async () => (await list())[0]?.state).toBe('checking')
    await server.call(removeMaterial, { id }, member)
    await checking
    expect(await list()).toEqual([])
  })
})
