// npm run ledger:verify: recomputes every balance and bill, twice, and says what differs.
import './require-node.mjs'
import { ensureBuild } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { orExplain, say } from './progress.mjs'
import { runServer } from './run-server.mjs'

await orExplain(async () => {
  await ensureDependencies('production', say)
  await ensureBuild(say)
})
const args = ['--enable-source-maps', 'build/server/verify-ledger-command.js']
process.exit(await runServer(args, { NODE_ENV: 'production' }))
