// npm run ledger:verify: recomputes every balance and bill, twice, and says what differs.
import { runCommand } from './run-command.mjs'

await runCommand('verify-ledger-command')
