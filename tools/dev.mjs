// npm run dev: the server from its sources, restarted on change; it mounts Vite itself for the pages.
import './require-node.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { orExplain, say } from './progress.mjs'
import { binOf } from './project.mjs'
import { runServer } from './run-server.mjs'

await orExplain(() => ensureDependencies('all', say))
process.exit(await runServer([binOf('tsx'), 'watch', 'server/src/main.ts'], { NODE_ENV: 'development' }))
