// npm run agent:create -- music.example.com --title-zh 大河 --title-en "Great River"
// Adds an agent with a site of its own, fully separate from the others, and prints the link of its first admin. It works
// beside a running server and without one. With --demo the demo phone shows the codes of that site, too.
import { parseArgs } from 'node:util'
import { languages } from '#contract/language'
import { domainName } from '#contract/sites/settings-calls'
import { createAgent, emptySite } from './modules/sites/sites.public'
import { inviteFirstAdmin, joinLink } from './modules/staff/staff.public'
import { readConfig } from './platform/config'
import { Database } from './platform/database/database'
import { reachDatabase } from './platform/database/embedded/reach-database'
import { applicationRole } from './platform/database/logins'
import { migrate } from './platform/database/migrate'
import { isUniqueViolation } from './platform/database/unique-violation'
import { createLog } from './platform/log'
import { projectFolder } from './platform/project-folder'
import { readServedPort } from './platform/served-port'
import { siteOrigins } from './platform/site-origin'
import { Misuse, runCommand } from './run-command'

const usage = 'npm run agent:create -- <domain> [--title-zh <title>] [--title-en <title>] [--demo]'

function readWish(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'title-zh': { type: 'string' }, 'title-en': { type: 'string' }, demo: { type: 'boolean' } },
  })
  const domain = domainName.safeParse(positionals[0])
  if (!domain.success || positionals.length !== 1) throw new Misuse(`A domain is needed:\n  ${usage}`)
  const titles = { 'zh-CN': values['title-zh'], en: values['title-en'] }
  return { domain: domain.data, titles, isDemo: values.demo ?? false }
}

function siteOf({ domain, titles, isDemo }: ReturnType<typeof readWish>) {
  const site = { ...emptySite(domain), isDemo }
  for (const language of languages) {
    const title = titles[language]?.trim()
    if (title) site.presentation.site_title[language] = title
  }
  return site
}

async function run() {
  const wish = readWish(process.argv.slice(2))
  const config = readConfig(process.env)
  const log = createLog('silent')
  const { ownerUrl, leave } = await reachDatabase(config)
  try {
    await migrate(ownerUrl, projectFolder('server/migrations'), log)
    const agentId = await createAgent(ownerUrl, siteOf(wish)).catch(error => {
      if (isUniqueViolation(error, 'agent_domains_pkey'))
        throw new Misuse(`${wish.domain} belongs to a site already.`)
      throw error
    })
    const database = new Database(ownerUrl, log, { connections: 1, role: applicationRole })
    try {
      const token = await inviteFirstAdmin(database, agentId, new Date())
      const port = (await readServedPort(config.dataDir)) ?? config.port
      const link = `${siteOrigins(config.siteAddress, port)(wish.domain)}${joinLink(token ?? '')}`
      process.stdout.write(
        `\nAgent ${agentId} has the site ${wish.domain}.\nThis link makes its first admin, once:\n  ${link}\n\n`,
      )
    } finally {
      await database.close()
    }
  } finally {
    await leave()
  }
}

await runCommand(run)
