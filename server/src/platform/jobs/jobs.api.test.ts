import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jobLanes } from '#contract/dashboard/calls'
import { buildAgent } from '../../testing/builders'
import { forkProgram } from '../../testing/fork-program'
import { testDatabase } from '../../testing/test-database'
import { testServices } from '../../testing/test-services'
import { createLog } from '../log'
import { enqueue, type Job } from './job'
import { lanes } from './lanes'
import { timedItems } from './timed-jobs'
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

/** A minute: nothing is waited for so long where all is well, and a busy machine may take it. */
async function until(isTrue: () => boolean | Promise<boolean>) {
  const end = Date.now() + 60_000
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('not within a minute')
    await wait(50)
  }
}

// One that a failed test has left would take the jobs of the next.
const workers: Awaited<ReturnType<typeof startWorker>>[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map(each => each.stop()))
})

async function worker(jobs: Job[]) {
  const { databases, jobsUrl } = test
  const services = await testServices()
  const started = await startWorker({
    jobsUrl,
    databases,
    services,
    jobs,
    log: createLog('silent'),
    rescueEveryMilliseconds: 500,
  })
  workers.push(started)
  return started
}

describe('a job', () => {
  it('runs when its transaction was committed and not when it was rolled back', async () => {
    await worker([note])
    await test.database
      .change(agentId, async tx => {
        await enqueue(tx, note, { word: 'rolled back' })
        throw new Error('no')
      })
      .catch(() => {})
    await test.database.change(agentId, tx => enqueue(tx, note, { word: 'committed' }))
    await until(() => ran.length > 0)
    expect(ran).toEqual([{ word: 'committed', agentId }])
  })

  it('is done once when two workers run', async () => {
    ran.length = 0
    await Promise.all([worker([note]), worker([note])])
    await test.database.change(agentId, async tx => {
      for (let index = 0; index < 40; index++) await enqueue(tx, note, { word: `n${index}` })
    })
    await until(() => ran.length >= 40)
    await wait(300)
    expect(new Set(ran.map(entry => JSON.stringify(entry))).size).toBe(40)
    expect(ran).toHaveLength(40)
  })

  it('comes back when its worker is killed in the middle', { tags: ['slow'] }, async () => {
    ran.length = 0
    await test.database.change(agentId, tx => enqueue(tx, note, { word: 'survivor' }))
    const doomed = await forkProgram('doomed-worker', [test.ownerUrl])
    await once(doomed, 'message')
    doomed.kill('SIGKILL')
    await once(doomed, 'exit')
    const [job] = await test.asOwner('select locked_by from graphile_worker._private_jobs')
    expect(job?.locked_by).not.toBeNull()
    await worker([note])
    await until(() => ran.length > 0)
    expect(ran).toEqual([{ word: 'survivor', agentId }])
  })

  it('is not taken from a worker that lives', { tags: ['slow'] }, async () => {
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
    await worker([slow])
    await test.database.change(agentId, tx => enqueue(tx, slow, { word: 'slow' }))
    await until(() => runs === 1)
    const signs = await test.asOwner<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`,
    )
    expect(signs).not.toHaveLength(0)
    await worker([slow])
    await test.asOwner("update graphile_worker._private_jobs set locked_at = now() - interval '10 seconds'")
    // It takes its sign of life again a second later; the other one looks twice meanwhile.
    await test.asOwner('select pg_terminate_backend(pid) from unnest($1::int[]) as sign (pid)', [
      signs.map(({ pid }) => pid),
    ])
    await wait(3000)
    expect(runs).toBe(1)
    finish()
  })

  it('comes back when it was given to a worker that never heard of it, since the line broke at that moment', {
    tags: ['slow'],
  }, async () => {
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
    await worker([patient])
    await test.database.change(agentId, tx => enqueue(tx, patient, { word: 'patient' }))
    await until(() => told.length === 1)
    await test.asOwner(
      `insert into graphile_worker._private_jobs (task_id, payload, locked_by, locked_at)
        select task_id, json_build_object('agentId', $1::int, 'word', 'unheard'), locked_by, now() - interval '1 minute'
        from graphile_worker._private_jobs where locked_by is not null`,
      [agentId],
    )
    await until(() => told.includes('unheard'))
    // What is being worked on is nobody else's, however long it takes.
    await test.asOwner(
      "update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null",
    )
    await wait(3000)
    expect(told).toEqual(['patient', 'unheard'])
    finish()
  })

  it('is noted as done or failed once the database is back, when it was away at that moment', {
    tags: ['slow'],
  }, async () => {
    const url = new URL(test.ownerUrl)
    const name = url.pathname.slice(1)
    url.pathname = '/postgres'
    const outside = new pg.Client({ connectionString: url.href })
    await outside.connect()
    const runs: string[] = []
    const unlucky: Job<{ word: string }> = {
      ...note,
      async run({ payload }) {
        runs.push(payload.word)
        if (runs.length > 2) return
        await outside.query(`alter database "${name}" allow_connections false`)
        await outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
          name,
        ])
        if (payload.word === 'fails') throw new Error('as it was meant to')
      },
    }
    try {
      for (const word of ['succeeds', 'fails']) {
        // Every lane runs before the job takes the database away from all of them.
        const running = await worker([unlucky])
        await test.database.change(agentId, tx => enqueue(tx, unlucky, { word }))
        await until(() => runs.includes(word))
        await wait(1500)
        await outside.query(`alter database "${name}" allow_connections true`)
        const left = () => test.asOwner("select * from graphile_worker.jobs where task_identifier = 'note'")
        await until(async () => (await left().catch(() => [{}])).length === 0)
        await running.stop()
      }
      expect(runs.filter(word => word === 'succeeds')).toHaveLength(1)
    } finally {
      await outside.query(`alter database "${name}" allow_connections true`)
      await outside.end()
    }
  })

  it.each([
    ['for want of room on the disk', '53100'],
    ['for a reason that nobody foresaw', '42501'],
  ])(
    'whose failure cannot be noted %s does not end its process, and is noted later',
    { tags: ['slow'] },
    async (_, code) => {
      await test.asOwner(
        `create function refuse_notes() returns trigger language plpgsql as
        $$ begin raise exception 'no note of job %', new.id using errcode = '${code}'; end $$`,
      )
      await test.asOwner(
        `create trigger refuse_notes before update on graphile_worker._private_jobs
        for each row when (old.last_error is distinct from new.last_error) execute function refuse_notes()`,
      )
      const steady = await forkProgram('doomed-worker', [test.ownerUrl])
      try {
        const taken = once(steady, 'message')
        const word = `fails ${code}`
        await test.database.change(agentId, tx => enqueue(tx, note, { word }, { maxAttempts: 3 }))
        await taken
        await wait(1000)
        expect(steady.exitCode).toBeNull()
        await test.asOwner('drop function refuse_notes() cascade')
        // What could not be noted once is given back after half a minute; a test does not wait for that.
        await test.asOwner(
          "update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null",
        )
        await until(async () => (await queued(word))[0]?.last_error != null)
        expect(steady.exitCode).toBeNull()
      } finally {
        await test.asOwner('drop function if exists refuse_notes() cascade')
        if (steady.kill('SIGKILL')) await once(steady, 'exit')
        await test.asOwner('delete from graphile_worker._private_jobs')
      }
    },
  )

  it('refuses a payload of the wrong shape before it is written', async () => {
    const wrong = test.database.change(agentId, tx => enqueue(tx, note, { word: 7 as unknown as string }))
    await expect(wrong).rejects.toThrow()
  })
})

/** What stands in the queue of this word. */
const queued = (word: string) =>
  test.asOwner<{ attempts: number; last_error: string | null; waits: boolean }>(
    `select attempts, last_error, run_at > now() as waits from graphile_worker._private_jobs where payload ->> 'word' = $1`,
    [word],
  )
const ask = (job: Job<{ word: string }>, word: string, options: Parameters<typeof enqueue>[3] = {}) =>
  test.database.change(agentId, tx => enqueue(tx, job, { word }, options))

describe('a job that fails', () => {
  const words: string[] = []
  let isBroken = true
  const fragile: Job<{ word: string }> = {
    ...note,
    name: 'fragile',
    async run({ payload }) {
      words.push(payload.word)
      if (isBroken) throw new Error(`cannot ${payload.word}`)
    },
  }

  it('waits before it is tried again, keeps none waiting behind it, and is gone once it succeeds', async () => {
    ran.length = 0
    await worker([fragile, note])
    await ask(fragile, 'send')
    await ask(note, 'behind it')
    await until(async () => (await queued('send'))[0]?.last_error != null)
    expect(await queued('send')).toMatchObject([
      { attempts: 1, waits: true, last_error: expect.stringContaining('cannot send') },
    ])
    await until(() => ran.length === 1)
    isBroken = false
    await test.asOwner(
      "update graphile_worker._private_jobs set run_at = now() where payload ->> 'word' = 'send'",
    )
    await until(async () => (await queued('send')).length === 0)
    expect(words).toEqual(['send', 'send'])
  })

  it('for the last time stays where staff find it, and is not tried again', async () => {
    isBroken = true
    words.length = 0
    await worker([fragile])
    await ask(fragile, 'once', { maxAttempts: 1 })
    await until(async () => (await queued('once'))[0]?.last_error != null)
    await test.asOwner(
      "update graphile_worker._private_jobs set run_at = now() - interval '1 hour' where payload ->> 'word' = 'once'",
    )
    // The next one is taken after it in the order of times, if it were still waiting.
    isBroken = false
    await ask(fragile, 'after')
    await until(() => words.includes('after'))
    expect(words).toEqual(['once', 'after'])
    expect(await queued('once')).toMatchObject([{ attempts: 1 }])
  })

  it('because its payload is of another version does not run at all', async () => {
    ran.length = 0
    await worker([note])
    await test.asOwner(
      `select graphile_worker.add_job('note', json_build_object('agentId', $1::int, 'word', 7), max_attempts => 1)`,
      [agentId],
    )
    await ask(note, 'of this version')
    await until(async () => (await queued('7'))[0]?.last_error != null && ran.length === 1)
    expect(ran).toEqual([{ word: 'of this version', agentId }])
  })
})

describe('a job that waits', () => {
  it('for its time is left alone until then', async () => {
    ran.length = 0
    await worker([note])
    await ask(note, 'tomorrow', { runAt: new Date(Date.now() + 86_400_000) })
    await ask(note, 'now')
    await until(() => ran.length > 0)
    await wait(200)
    expect(ran).toEqual([{ word: 'now', agentId }])
  })

  it('gives way to another with its key, as long as it has not begun', async () => {
    ran.length = 0
    const key = 'the same'
    await ask(note, 'first', { key, runAt: new Date(Date.now() + 60_000) })
    await ask(note, 'second', { key })
    await ask(note, 'apart', { key: 'another' })
    await worker([note])
    await until(() => ran.length >= 2)
    await wait(200)
    expect(ran.map(entry => (entry as { word: string }).word).sort()).toEqual(['apart', 'second'])
  })

  it('in the quick lane does not wait for files that are being checked', async () => {
    ran.length = 0
    let begun = 0
    const finish: (() => void)[] = []
    const heavy: Job<{ word: string }> = {
      ...note,
      name: 'check',
      lane: 'heavy',
      run: () => {
        begun += 1
        return new Promise(resolve => finish.push(resolve))
      },
    }
    const running = await worker([note, heavy])
    for (let count = 0; count < 6; count++) await ask(heavy, `file ${count}`)
    await until(() => begun === 2)
    await ask(note, 'a code')
    await until(() => ran.length === 1)
    expect(begun).toBe(2)
    await test.asOwner('delete from graphile_worker._private_jobs where locked_at is null')
    // Whoever stops finishes what it has begun.
    const stopped = running.stop()
    for (const end of finish) end()
    await stopped
    expect(await queued('file 0')).toEqual([])
  })
})

describe('a lane', () => {
  it.each(jobLanes)('whose runners all stand still keeps no other one waiting: %s', async full => {
    ran.length = 0
    const finish: (() => void)[] = []
    const stuck: Job<{ word: string }> = {
      ...note,
      name: `stuck in ${full}`,
      lane: full,
      run: () => new Promise(resolve => finish.push(resolve)),
    }
    const others = jobLanes.filter(lane => lane !== full)
    await worker([stuck, ...others.map(lane => ({ ...note, name: `note in ${lane}`, lane }))])
    for (let count = 0; count < lanes[full].runners + 3; count++) await ask(stuck, `${count}`)
    await until(() => finish.length === lanes[full].runners)
    for (const lane of others) await ask({ ...note, name: `note in ${lane}` }, lane)
    await until(() => ran.length === others.length)
    expect(finish).toHaveLength(lanes[full].runners)
    await test.asOwner('delete from graphile_worker._private_jobs where locked_at is null')
    for (const end of finish) end()
  })
})

describe('a job of every day', () => {
  const daily: Job<object> = {
    ...note,
    name: 'daily',
    payload: z.object({}),
    everyDayAt: { hour: 18, minute: 5 },
  }

  it('is due at its minute, also when no worker ran then, and others are not', () => {
    expect(timedItems([note, daily])).toMatchObject([
      { match: '5 18 * * *', options: { backfillPeriod: 86_400_000 } },
    ])
    const weekly = { ...daily, everyDayAt: undefined, everyWeekAt: { day: 0, hour: 19, minute: 20 } }
    expect(timedItems([weekly])).toMatchObject([{ match: '20 19 * * 0' }])
  })

  it('is enqueued for every agent, each with rows of its own', async () => {
    const other = await buildAgent(test.ownerUrl, { domain: 'other-jobs.test' })
    const seen: number[] = []
    await worker([{ ...daily, run: async context => void seen.push(context.agentId) } as Job])
    await test.asOwner("select graphile_worker.add_job('daily for every agent')")
    await until(() => seen.length >= 2)
    await wait(200)
    expect(seen.sort()).toEqual([agentId, other].sort())
  })
})
