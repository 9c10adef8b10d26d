// npm run reconcile: shows rows without files and files without rows; removes nothing.
import { runCommand } from './run-command.mjs'

await runCommand('reconcile-command')
