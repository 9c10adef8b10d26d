// npm run backup: one backup of the database and the files, beside a running site.
import { runCommand } from './run-command.mjs'

// Files are read, written and brought to the disk side by side.
await runCommand('backup-command', { UV_THREADPOOL_SIZE: '16' })
