// Runs a long-lived Node process as if it were this one: same terminal, same signals, same exit code.
import { spawn } from 'node:child_process'
import { root } from './project.mjs'
import { exitCode, releaseSignals } from './run-process.mjs'

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
export function runServer(args, env) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, ['--import', './tools/follow-parent.mjs', ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      // Ctrl-C reaches every process of the terminal's group, and npm passes it on once more. In a group of its
      // own the server gets each signal from here only, once.
      detached: true,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    releaseSignals()
    forwardSignals(signal => child.kill(signal))
    child.once('error', error => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
}

/** @param {(signal: NodeJS.Signals) => void} send */
function forwardSignals(send) {
  let last = 0
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const now = performance.now()
      // The echo of one key press; a second press comes later and means "now".
      if (last && now - last < 500) return
      last = now
      send(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
}
