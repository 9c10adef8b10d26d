// npm run restore: a backup becomes a site again, which starts held.
import { runCommand } from './run-command.mjs'

await runCommand('restore-command')
