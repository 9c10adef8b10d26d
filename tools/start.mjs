// npm start: on a bare machine everything from the packages to the running server, later just the server.
import './require-node.mjs'
import { ensureBuild } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { orExplain, say } from './progress.mjs'
import { runServer } from './run-server.mjs'
import { ensureSystemPackages } from './system-packages.mjs'

/** How long a ready server waits for apt; the audio checks begin whenever the programs arrive. */
const APT_PATIENCE_MS = 60_000

async function prepare() {
  const programs = ensureSystemPackages(['ffmpeg', 'fpcalc'], say)
  await ensureDependencies('production', say)
  await ensureBuild(say)
  await Promise.race([programs, patience(APT_PATIENCE_MS)])
}

/** @param {number} ms */
function patience(ms) {
  return new Promise(resolve => setTimeout(resolve, ms).unref())
}

await orExplain(prepare)
say('Starting')
// Without it each thread of the C library keeps what it has freed: a worker that packs for an hour grew by a third.
const env = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }
const code = await runServer(['--enable-source-maps', 'build/server/main.js'], env)
process.exit(code)
