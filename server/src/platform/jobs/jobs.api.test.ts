import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildAgent } from '../../testing/builders'
import { testDatabase } from '../../testing/test-database'
import { testServices } from '../../testing/test-services'
import { createLog } from '../log'
import { enqueue, type Job } from './job'
import { startWorker } from './worker'

let test: Awaited<ReturnType<typeof testDatabase>>
let agentId: number
beforeAll(async () => {
  test = await testDatabase()
  agentId = await buildAgent(test.ownerUrl, { domain: 'jobs.test' })
})
afterAll(() => test.close())

const ran: unknown[] = []
const note: Job<{ word: string }> = {
  name: 'note',
  lane: 'quick',
  payload: z.object({ word: z.string() }),
  async run({ payload, agentId }) {
    ran.push({ ...payload, agentId })
  },
}

async function until(isTrue: () => boolean | Promise<boolean>, seconds: number) {
  const end = Date.now() + seconds * 1000
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`not within ${seconds} s`)
    await wait(50)
  }
}

async function worker(jobs: Job[]) {
  const { databases, jobsUrl } = test
  const services = await testServices()
  return startWorker({
    jobsUrl,
    databases,
    services,
    jobs,
    log: createLog('silent'),
    rescueEveryMilliseconds: 500,
  })
}

describe('a job', () => {
  it('runs when its transaction was committed and not when it was rolled back', async () => {
    const running = await worker([note])
    await test.database
      .change(agentId, async tx => {
        await enqueue(tx, note, { word: 'rolled back' })
        throw new Error('no')
      })
      .catch(() => {})
    await test.database.change(agentId, tx => enqueue(tx, note, { word: 'committed' }))
    await until(() => ran.length > 0, 10)
    expect(ran).toEqual([{ word: 'committed', agentId }])
    await running.stop()
  })

  it('is done once when two workers run', async () => {
    ran.length = 0
    const [one, two] = await Promise.all([worker([note]), worker([note])])
    await test.database.change(agentId, async tx => {
      for (let index = 0; index < 40; index++) await enqueue(tx, note, { word: `n${index}` })
    })
    await until(() => ran.length >= 40, 15)
    await wait(300)
    expect(new Set(ran.map(entry => JSON.stringify(entry))).size).toBe(40)
    expect(ran).toHaveLength(40)
    await Promise.all([one.stop(), two.stop()])
  })

  it('comes back within 30 s when its worker is killed in the middle', async () => {
    ran.length = 0
    await test.database.change(agentId, tx => enqueue(tx, note, { word: 'survivor' }))
    const doomed = fork('server/src/testing/doomed-worker.ts', [test.ownerUrl], {
      execArgv: ['--import', 'tsx'],
    })
    await once(doomed, 'message')
    doomed.kill('SIGKILL')
    await once(doomed, 'exit')
    const [job] = await test.asOwner('select locked_by from graphile_worker._private_jobs')
    expect(job?.locked_by).not.toBeNull()
    const rescuer = await worker([note])
    await until(() => ran.length > 0, 30)
    expect(ran).toEqual([{ word: 'survivor', agentId }])
    await rescuer.stop()
  })

  it('is not taken from a worker that lives', async () => {
    let finish = () => {}
    let runs = 0
    const slow: Job<{ word: string }> = {
      ...note,
      run: () => {
        runs += 1
        return new Promise(resolve => {
          finish = () => resolve()
        })
      },
    }
    const busy = await worker([slow])
    await test.database.change(agentId, tx => enqueue(tx, slow, { word: 'slow' }))
    await until(() => runs === 1, 10)
    const idle = await worker([slow])
    await wait(7000)
    expect(runs).toBe(1)
    finish()
    await Promise.all([busy.stop(), idle.stop()])
  })

  it('comes back when it was given to a worker that never heard of it, since the line broke at that moment', async () => {
    ran.length = 0
    const told: string[] = []
    let finish = () => {}
    const patient: Job<{ word: string }> = {
      ...note,
      async run({ payload }) {
        told.push(payload.word)
        if (payload.word === 'patient') await new Promise<void>(resolve => (finish = resolve))
      },
    }
    const running = await worker([patient])
    await test.database.change(agentId, tx => enqueue(tx, patient, { word: 'patient' }))
    await until(() => told.length === 1, 10)
    await test.asOwner(
      `insert into graphile_worker._private_jobs (task_id, payload, locked_by, locked_at)
        select task_id, json_build_object('agentId', $1::int, 'word', 'unheard'), locked_by, now() - interval '1 minute'
        from graphile_worker._private_jobs where locked_by is not null`,
      [agentId],
    )
    await until(() => told.includes('unheard'), 15)
    // What is being worked on is nobody else's, however long it takes.
    await test.asOwner(
      "update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null",
    )
    await wait(3000)
    expect(told).toEqual(['patient', 'unheard'])
    finish()
    await running.stop()
  })

  it('refuses a payload of the wrong shape before it is written', async () => {
    const wrong = test.database.change(agentId, tx => enqueue(tx, note, { word: 7 as unknown as string }))
    await expect(wrong).rejects.toThrow()
  })
})
