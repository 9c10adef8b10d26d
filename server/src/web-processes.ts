// One port, several processes. The first process starts the others, replaces one that dies and stops them; it answers no
// request itself, which leaves it time for the jobs. Without the first process the others end: node:cluster sees to that.
import type { ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { closeWhatIsNeverTaken } from './handed-connections'
import type { Log } from './platform/log'

interface Options {
  count: number
  /** For each of them, beside all that they inherit. */
  settings: Record<string, string>
  log: Log
  isStopping(): boolean
  /** None is left, and whatever takes its place ends again. */
  onLost(): void
}

interface WebProcess {
  process: ChildProcess
  /** Undefined when it ended before it could listen. */
  port: Promise<number | undefined>
  end: Promise<End>
}

/** Why, in its own words if it had any. */
interface End {
  reason: string
  isExplained: boolean
}

const firstPause = 50
/** A start may meet a moment without memory, or somebody who kills; not one after the other. */
const startsAllowed = 3
const longestPause = 10_000
/** Whoever lived this long did not die of its start. */
const steadyAfter = 30_000
const quickEndsAllowed = 5
/** Less than the first process grants itself, so that worker and database still stop in order. */
const drainsWithin = 50_000

const failure = 'tributary:failure'

export class CannotServe extends Error {}

export class WebProcesses {
  private readonly running = new Set<WebProcess>()
  private readonly listening = new Set<WebProcess>()

  constructor(private readonly options: Options) {}

  /** Resolves with their port when all of them listen. One that says why it cannot, or dies again and again, is a failed start. */
  async start(): Promise<number> {
    const starts = Array.from({ length: this.options.count }, () => this.startOne())
    return (await Promise.all(starts))[0] ?? 0
  }

  private async startOne(): Promise<number> {
    const { log, isStopping } = this.options
    for (let tries = 1; ; tries += 1) {
      const web = this.launch()
      const port = await web.port
      if (port !== undefined) {
        this.keepReplacing(web)
        return port
      }
      if (isStopping()) return 0
      const { reason, isExplained } = await web.end
      if (isExplained || tries > startsAllowed) throw new CannotServe(reason)
      log.error(
        { pid: web.process.pid, reason },
        'a web process ended before it listened, another takes its place',
      )
      await pause(firstPause * 2 ** tries)
    }
  }

  /** Each finishes its running requests first. */
  async stop() {
    const signal = (name: NodeJS.Signals) => {
      for (const web of this.running) web.process.kill(name)
    }
    signal('SIGTERM')
    const patience = setTimeout(() => signal('SIGKILL'), drainsWithin)
    await Promise.all([...this.running].map(web => web.end))
    clearTimeout(patience)
  }

  private launch(): WebProcess {
    const web = fork(this.options.settings)
    this.running.add(web)
    web.port.then(port => port !== undefined && this.listening.add(web))
    web.end.then(() => {
      this.running.delete(web)
      this.listening.delete(web)
    })
    return web
  }

  /** One that cannot live is tried ever more slowly, and given up when no other is there to answer. */
  private async keepReplacing(first: WebProcess) {
    const { log, isStopping, onLost } = this.options
    let web = first
    let quickEnds = 0
    for (;;) {
      const begin = performance.now()
      const { reason } = await web.end
      if (isStopping()) return
      log.error({ pid: web.process.pid, reason }, 'a web process ended, another one takes its place')
      quickEnds = performance.now() - begin > steadyAfter ? 0 : quickEnds + 1
      if (quickEnds > quickEndsAllowed && this.listening.size === 0) return onLost()
      await pause(Math.min(firstPause * 2 ** quickEnds, longestPause))
      if (isStopping()) return
      web = this.launch()
    }
  }
}

/**
 * Nearly all that a request allocates dies with it: with room for more of it, less is collected in between. What moves many bytes collects them
 * before the room is full.
 */
const memoryOptions = ['--max-semi-space-size=32', '--expose-gc']

function fork(settings: Record<string, string>): WebProcess {
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...memoryOptions] })
  const worker = cluster.fork(settings)
  closeWhatIsNeverTaken(worker)
  let reason: string | undefined
  worker.on('message', message => {
    if (message.type === failure) reason = message.reason
  })
  // A message that did not reach it; whether it ended is told below.
  worker.on('error', () => {})
  const end = new Promise<End>(resolve => {
    // Not "exit", which may come before its last message.
    worker.process.once('close', (code, signal) =>
      resolve({
        reason: reason ?? `A web process ended with ${signal ?? `code ${code}`}.`,
        isExplained: reason !== undefined,
      }),
    )
  })
  const port = new Promise<number | undefined>(resolve => {
    worker.once('listening', address => resolve(address.port))
    end.then(() => resolve(undefined))
  })
  return { process: worker.process, port, end }
}

/** For a web process that cannot start: the first one says it once, instead of each. */
export async function tellFirstProcess(reason: string) {
  await new Promise(resolve => process.send?.({ type: failure, reason }, undefined, undefined, resolve))
}
