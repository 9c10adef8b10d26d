// Programs that open strangers' files: on local files, without a terminal, within limits of time and memory.
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { refuseInTransaction } from '../../../platform/database/slow-work'

export type Program = 'ffmpeg' | 'ffprobe' | 'fpcalc'

export interface Limits {
  /** Of the processor, not of the clock: a busy machine must not make a good file look bad. */
  cpuSeconds: number
  megabytes: number
  /** Of the clock, far above what any file takes: short of memory, ffmpeg may wait for itself for ever. */
  minutes: number
}

/** The shell sets the limits and is then replaced by the program: one process, which dies with its pipes. The soft limit
 * of time comes first, so that its signal tells it apart from somebody's kill. */
const withLimits =
  'ulimit -S -t "$1"; ulimit -H -t $(($1 + 5)); ulimit -v "$2" 2>/dev/null; ulimit -c 0; shift 2; exec "$@"'

export function startLimited(
  program: Program,
  args: readonly string[],
  limits: Limits,
  signal?: AbortSignal,
): ChildProcessByStdio<Writable, Readable, Readable> {
  refuseInTransaction('running a program')
  const words = [String(limits.cpuSeconds), String(limits.megabytes * 1024), program, ...args]
  const child = spawn('sh', ['-c', withLimits, 'sh', ...words], {
    stdio: ['pipe', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
    timeout: limits.minutes * 60_000,
  })
  // A program that ends early, by itself or by us, closes its input; how it ended is what counts.
  child.stdin.on('error', () => {})
  return child
}

export interface Ending {
  /** It read the file and came to an end, good or bad. */
  code: number | null
  signal: NodeJS.Signals | null
}

/** Rejects when the program could not run or was stopped from outside: that says nothing about the file. */
export function ended(child: ChildProcessByStdio<Writable, Readable, Readable>): Promise<Ending> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === commandNotFound) reject(new Error('the program is not installed'))
      else if (signal === 'SIGKILL' || signal === 'SIGTERM' || signal === 'SIGINT') {
        reject(new Error(`stopped by ${signal}`))
      } else resolve({ code, signal })
    })
  })
}

const commandNotFound = 127

/** Where a program is, looked up each time: it may be installed while we run. */
export function findProgram(program: Program): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, program))
    .find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Audio and video can be checked here. Without it such checks wait. */
export function hasChecker(): boolean {
  return findProgram('ffmpeg') !== undefined && findProgram('ffprobe') !== undefined
}
