// npm run site:name -- music.example.com songs.music.example.com
// Gives a site another name without a proof, also one below a name of another site: only somebody who is on the server can say that.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { domainName } from '#contract/sites/settings-calls'
import { readConfig } from './platform/config'
import { reachDatabase } from './platform/database/embedded/reach-database'
import { migrate } from './platform/database/migrate'
import { isUniqueViolation } from './platform/database/unique-violation'
import { createLog } from './platform/log'
import { projectFolder } from './platform/project-folder'
import { Misuse, runCommand } from './run-command'

const usage = 'npm run site:name -- <domain of the site> <new domain>'

function readWish(args: string[]) {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [known, added] = positionals.map(typed => domainName.safeParse(typed))
  if (!known?.success || !added?.success || positionals.length !== 2)
    throw new Misuse(`A domain of the site and a new one are needed:\n  ${usage}`)
  return { known: known.data, added: added.data }
}

async function run() {
  const { known, added } = readWish(process.argv.slice(2))
  const { ownerUrl, leave } = await reachDatabase(readConfig(process.env))
  try {
    await migrate(ownerUrl, projectFolder('server/migrations'), createLog('silent'))
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    try {
      const { rowCount } = await owner
        .query(
          `insert into agent_domains (domain, agent_id, is_primary)
           select $2, agent_id, false from agent_domains where domain = $1`,
          [known, added],
        )
        .catch(error => {
          if (isUniqueViolation(error, 'agent_domains_pkey'))
            throw new Misuse(`${added} belongs to a site already.`)
          throw error
        })
      if (rowCount === 0) throw new Misuse(`No site has the domain ${known}.`)
    } finally {
      await owner.end()
    }
    process.stdout.write(`The site ${known} answers to ${added}, too.\n`)
  } finally {
    await leave()
  }
}

await runCommand(run)
