// npm run backup: one backup of the database and the files, beside a running site.
import { runCommand } from './run-command.mjs'

await runCommand('backup-command')
