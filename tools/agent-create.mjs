// npm run agent:create: adds an agent with a site of its own.
import './require-node.mjs'
import { ensureBuild } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { orExplain, say } from './progress.mjs'
import { runServer } from './run-server.mjs'

await orExplain(async () => {
  await ensureDependencies('production', say)
  await ensureBuild(say)
})
const args = ['--enable-source-maps', 'build/server/create-agent-command.js', ...process.argv.slice(2)]
process.exit(await runServer(args, { NODE_ENV: 'production' }))
