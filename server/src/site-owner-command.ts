// npm run site:owner -- music.example.com owner@example.com [--language en]
// Says where the owner of a site gets mail, who confirms what no second admin can. It works beside a running server and without one.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { languages } from '#contract/language'
import { readConfig } from './platform/config'
import { reachDatabase } from './platform/database/embedded/reach-database'
import { migrate } from './platform/database/migrate'
import { createLog } from './platform/log'
import { readMailAddress } from './platform/mail/mail-address'
import { projectFolder } from './platform/project-folder'
import { Misuse, runCommand } from './run-command'

const usage = 'npm run site:owner -- <domain> <e-mail address> [--language zh-CN|en]'

function readWish(args: string[]) {
  const { values, positionals } = parseArgs({
    ...{ args, allowPositionals: true },
    options: { language: { type: 'string', default: 'zh-CN' } },
  })
  const [domain, typed = ''] = positionals
  const email = readMailAddress(typed)
  const language = languages.find(known => known === values.language)
  if (!domain || !email || !language || positionals.length !== 2) {
    throw new Misuse(`A domain and an e-mail address are needed:\n  ${usage}`)
  }
  return { domain: domain.toLowerCase(), email, language }
}

async function run() {
  const { domain, email, language } = readWish(process.argv.slice(2))
  const { ownerUrl, leave } = await reachDatabase(readConfig(process.env))
  try {
    await migrate(ownerUrl, projectFolder('server/migrations'), createLog('silent'))
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    try {
      const { rowCount } = await owner.query(
        `insert into site_owners (agent_id, email, language, set_at)
         select agent_id, $2, $3, now() from agent_domains where domain = $1
         on conflict (agent_id) do update set email = $2, language = $3, set_at = now()`,
        [domain, email, language],
      )
      if (rowCount === 0) throw new Misuse(`No site has the domain ${domain}.`)
    } finally {
      await owner.end()
    }
    process.stdout.write(`The owner of ${domain} gets mail at ${email}.\n`)
  } finally {
    await leave()
  }
}

await runCommand(run)
