// npm run deed:confirm: lists the changes that wait, or confirms one in the name of the owner.
import { runCommand } from './run-command.mjs'

await runCommand('confirm-deed-command')
