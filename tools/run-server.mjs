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
    followNpm(() => child.kill('SIGTERM'))
    child.once('error', error => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
}

/**
 * npm passes SIGTERM and SIGINT on to the process that it started, which the scripts of package.json make this one (`exec`). After any
 * other end of npm, such as a hang-up or kill -9, this process belongs to somebody else: the server must not outlive it then.
 * @param {() => void} stop
 */
function followNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
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
