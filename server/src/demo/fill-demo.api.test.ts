import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { RuleResult } from '#contract/works/material'
import { hasChecker } from '../modules/works/analysis/limited-program'
import { checkMaterial } from '../modules/works/materials/check-material.job'
import { listSubmissions } from '../modules/works/works.public'
import { enqueue, type Job } from '../platform/jobs/job'
import { startWorker } from '../platform/jobs/worker'
import { createLog } from '../platform/log'
import type { Services } from '../platform/services'
import type { Storage } from '../platform/storage/storage'
import { testDatabase } from '../testing/test-database'
import { testServices } from '../testing/test-services'
import { demoWorks } from './demo-songs'
import { fillDemo } from './fill-demo.job'
import { seedDemo } from './seed-demo'

/** Checks take their time: a single, an album and one that was signed twice stand for all. */
const chosen = demoWorks.filter(({ title }) => ['夜航星', '支流', '石桥'].includes(title))
const tracks = chosen.flatMap(work => work.tracks)
const signatures = chosen.flatMap(({ way }) => way.filter(event => event === 'sign'))

let services: Services
let test: Awaited<ReturnType<typeof testDatabase>>
let job: { agentId: number; payload: z.infer<typeof fillDemo.payload> }
beforeAll(async () => {
  test = await testDatabase()
  services = await testServices()
  await seedDemo(test.ownerUrl, test.database, services, 'demo.test')
  const [queued] = await test.asOwner<{ payload: { agentId: number } }>(
    'delete from graphile_worker._private_jobs returning payload',
  )
  const { agentId = 0, ...rest } = queued?.payload ?? {}
  const payload = fillDemo.payload.parse(rest)
  const works = payload.works.filter(({ title }) => chosen.some(work => work.title === title))
  job = { agentId, payload: { ...payload, works } }
})
afterAll(() => test.close())

describe.skipIf(!hasChecker())('the works of the demo (skipped without ffmpeg)', () => {
  it('stand there at once, and a worker that breaks off half-way fills them the next time', {
    tags: ['slow'],
    timeout: 120_000,
  }, async () => {
    await expect(runWithStorageThatFails()).rejects.toThrow('power cut')
    const half = await countFiles()
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(chosen.length)

    await test.database.change(job.agentId, tx => enqueue(tx, fillDemo, job.payload))
    const jobs = [fillDemo, checkMaterial] as Job[]
    const worker = await startWorker({ ...test, services, jobs, log: createLog('silent') })
    while ((await countJobs()) > 0) await pause(200)
    await worker.stop()
    expect(await countFiles()).toBe(chosen.length + 2 * tracks.length)
  })

  it('have files of their own that pass every check without a warning', async () => {
    const found = await test.asOwner<{ type: string; sha256: string; state: string; results: RuleResult[] }>(
      "select type, encode(sha256, 'hex') as sha256, state, results from materials",
    )
    const complaints = found.flatMap(({ type, state, results }) => {
      const bad = results.filter(({ verdict }) => verdict !== 'pass')
      return state === 'passed' && bad.length === 0 ? [] : [{ type, state, bad }]
    })
    expect(complaints).toEqual([])
    expect(new Set(found.map(({ sha256 }) => sha256)).size).toBe(found.length)
  })

  it('were submitted with their files, as whoever reviews a correction sees', async () => {
    const work = job.payload.works.find(({ title }) => title === '石桥')
    const submitted = await test.database.read(job.agentId, tx =>
      listSubmissions(tx, work?.id ?? 0, new Date(), 5),
    )
    expect(submitted.map(({ content }) => content.materials.map(({ type }) => type).sort())).toEqual([
      ['cover', 'lyric', 'music'],
      ['cover', 'lyric', 'music'],
    ])
  })

  it('have an agreement for each time they were signed', async () => {
    const [counted] = await test.asOwner<{ count: number }>(
      'select count(distinct sha256)::int as count from agreements',
    )
    expect(counted?.count).toBe(signatures.length)
  })
})

function runWithStorageThatFails() {
  let writes = 0
  const write: Storage['write'] = (key, body) => {
    writes++
    return writes > 2 ? Promise.reject(new Error('power cut')) : services.storage.write(key, body)
  }
  const failing = { ...services, storage: { ...services.storage, write } }
  return fillDemo.run({ ...job, database: test.database, services: failing, log: createLog('silent') })
}

async function countFiles(): Promise<number> {
  const [counted] = await test.asOwner<{ count: number }>('select count(*)::int as count from materials')
  return counted?.count ?? 0
}

/** Of those that this worker runs: what goes to channels waits for another one. */
async function countJobs(): Promise<number> {
  const [counted] = await test.asOwner<{ count: number }>(
    "select count(*)::int as count from graphile_worker.jobs where task_identifier in ('fillDemo', 'checkMaterial')",
  )
  return counted?.count ?? 0
}
