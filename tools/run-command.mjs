// Installs and builds what is missing, then runs one of the server's commands with the arguments of this one.
import './require-node.mjs'
import { ensureBuild } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { orExplain, say } from './progress.mjs'
import { runServer } from './run-server.mjs'

/**
 * @param {string} command a file of build/server
 * @param {NodeJS.ProcessEnv} settings
 */
export async function runCommand(command, settings = {}) {
  await orExplain(async () => {
    await ensureDependencies('production', say)
    await ensureBuild(say)
  })
  const args = ['--enable-source-maps', `build/server/${command}.js`, ...process.argv.slice(2)]
  process.exit(await runServer(args, { NODE_ENV: 'production', ...settings }))
}
