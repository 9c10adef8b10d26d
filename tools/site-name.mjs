// npm run site:name: gives a site another name.
import { runCommand } from './run-command.mjs'

await runCommand('site-name-command')
