import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './project.mjs'

/**
 * @typedef {{ code: number, output: string }} Finished
 * @typedef {{ env?: NodeJS.ProcessEnv, show?: boolean }} RunOptions
 */

/** Process groups that are still ours to end. @type {Set<number>} */
const groups = new Set()
let isGuarding = false

/**
 * Runs a command to its end and returns what it printed; with `show` it prints straight to the terminal.
 * It gets a process group of its own, so that nothing it started stays behind.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, { env, show = false } = {}) {
  guard()
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    const { pid } = child
    if (pid) groups.add(pid)
    /** @type {Buffer[]} */
    const chunks = []
    child.stdout?.on('data', chunk => chunks.push(chunk))
    child.stderr?.on('data', chunk => chunks.push(chunk))
    /** @param {number} code @param {string} [note] */
    const finish = (code, note = '') => {
      if (pid) endGroup(pid)
      resolve({ code, output: Buffer.concat(chunks).toString() + note })
    }
    child.once('error', error => finish(127, error.message))
    // A grandchild may hold the pipes open after the command is gone: "exit" ends it, "close" then follows.
    child.once('exit', () => pid && endGroup(pid))
    child.once('close', (code, signal) => finish(exitCode(code, signal)))
  })
}

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0)
}

/** @param {number} pid */
function endGroup(pid) {
  groups.delete(pid)
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // The usual case: the whole group is gone.
  }
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @param {NodeJS.Signals} signal */
const leave = signal => process.exit(exitCode(null, signal))

function guard() {
  if (isGuarding) return
  isGuarding = true
  process.once('exit', () => {
    for (const pid of groups) endGroup(pid)
  })
  for (const signal of signals) process.on(signal, leave)
}

/** From here on a signal no longer ends this process: the caller passes it on. */
export function releaseSignals() {
  for (const signal of signals) process.off(signal, leave)
}
