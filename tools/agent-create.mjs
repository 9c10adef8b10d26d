// npm run agent:create: adds an agent with a site of its own.
import { runCommand } from './run-command.mjs'

await runCommand('create-agent-command')
