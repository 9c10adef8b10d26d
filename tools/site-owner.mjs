// npm run site:owner: says where the owner of a site gets mail.
import { runCommand } from './run-command.mjs'

await runCommand('site-owner-command')
