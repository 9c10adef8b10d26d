import cluster from 'node:cluster'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLog } from './platform/log'
import { CannotServe, WebProcesses } from './web-processes'

/** Answers with its process id, unless it was told to die instead. */
const program = `
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
if (existsSync(process.env.DIE_FILE)) process.exit(3)
createServer((_, answer) => answer.setHeader('connection', 'close').end(String(process.pid))).listen(0, '127.0.0.1')
`

let folder: string
let webs: WebProcesses
let isStopping = false
const onLost = vi.fn()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-web-processes-'))
  await writeFile(join(folder, 'program.mjs'), program)
  cluster.setupPrimary({ exec: join(folder, 'program.mjs'), execArgv: [] })
})
afterEach(async () => {
  isStopping = true
  await webs.stop()
})
afterAll(() => rm(folder, { recursive: true }))

function prepare(name: string) {
  isStopping = false
  const dieFile = join(folder, name)
  webs = new WebProcesses({
    count: 2,
    settings: { DIE_FILE: dieFile },
    log: createLog('silent'),
    isStopping: () => isStopping,
    onLost,
  })
  return { dieLater: () => writeFile(dieFile, '') }
}

/** Of those that live: of a killed one the list may keep the name until its line is closed too. */
const pids = () =>
  Object.values(cluster.workers ?? {}).flatMap(worker =>
    worker && !worker.isDead() ? (worker.process.pid ?? 0) : [],
  )

async function answering(port: number): Promise<Set<number>> {
  const seen = new Set<number>()
  for (let turn = 0; turn < 4; turn++)
    seen.add(Number(await (await fetch(`http://127.0.0.1:${port}`)).text()))
  return seen
}

describe('web processes', () => {
  it('share one port, and a dead one is replaced while the other answers', async () => {
    prepare('shared')
    const port = await webs.start()
    const first = await answering(port)
    expect(first.size).toBe(2)
    const [killed = 0] = first
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => expect(pids()).not.toContain(killed), 20_000)
    expect((await answering(port)).size).toBeGreaterThan(0)
    await vi.waitFor(async () => expect((await answering(port)).size).toBe(2), 10_000)
  })

  it('leave nobody waiting who was just handed to one that dies', async () => {
    prepare('handed')
    const port = await webs.start()
    const [stuck = 0] = await answering(port)
    process.kill(stuck, 'SIGSTOP')
    // One of them goes to the process that stands still.
    const answers = Array.from({ length: 4 }, async () => {
      const response = await fetch(`http://127.0.0.1:${port}`)
      return response.text()
    })
    await Promise.any(answers)
    process.kill(stuck, 'SIGKILL')
    const outcomes = await Promise.allSettled(answers)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    await vi.waitFor(async () => expect((await answering(port)).size).toBe(2), 10_000)
  })

  it('end together', async () => {
    prepare('ending')
    await webs.start()
    isStopping = true
    await webs.stop()
    expect(pids()).toEqual([])
  })

  it('that cannot start are a failed start', async () => {
    await prepare('failing').dieLater()
    await expect(webs.start()).rejects.toThrow(new CannotServe('A web process ended with code 3.'))
  })

  it('that are killed before they listen are replaced', async () => {
    prepare('early')
    const starting = webs.start()
    const first = pids()
    for (const pid of first) process.kill(pid, 'SIGKILL')
    const seen = await answering(await starting)
    expect(first).toHaveLength(2)
    expect([...seen].some(pid => first.includes(pid))).toBe(false)
  })

  it('that all die again and again are given up', { tags: ['slow'] }, async () => {
    const { dieLater } = prepare('dying')
    await webs.start()
    await dieLater()
    for (const pid of pids()) process.kill(pid, 'SIGKILL')
    expect(onLost).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(onLost).toHaveBeenCalled(), 20_000)
  })
})
