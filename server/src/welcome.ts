import { demoMembers, demoPassword } from './demo/demo-accounts'
import { demoStaff } from './demo/demo-staff'
import { demoPhoneLink } from './demo/guard-demo'
import { firstAdminLink } from './modules/staff/staff.public'
import type { Config } from './platform/config'
import type { Database } from './platform/database/database'
import type { Services } from './platform/services'

/** The lines a person sees once everything is up. */
export async function welcome(config: Config, database: Database, { demo }: Pick<Services, 'demo'>) {
  const { process: role, host, port, defaultDomain } = config
  if (role === 'worker') return process.stdout.write('Tributary worker is ready.\n')
  const shownHost = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const address = `http://${shownHost}:${port}`
  const lines = ['', `Tributary is ready: ${address}`]
  const [site] = await database.withoutAgent<{ is_demo: boolean }>(
    'select is_demo from find_agent_by_domain($1)',
    [defaultDomain],
  )
  if (demo && site?.is_demo) {
    lines.push('', `Demo members (password ${demoPassword}):`)
    for (const { mobile, what } of demoMembers) lines.push(`  ${mobile}  ${what}`)
    lines.push('', `Demo staff at ${address}/operator (same password, codes in the demo phone):`)
    lines.push(`  ${demoStaff.map(({ username }) => username).join(', ')}`)
    lines.push(
      '',
      'This link opens the demo phone in your browser. It shows the codes of text messages and staff:',
    )
    lines.push(`  ${address}${demoPhoneLink(demo.phoneKey)}`)
  } else {
    const link = await firstAdminLink(database, { domain: defaultDomain, origin: address, now: new Date() })
    if (link) lines.push('', 'Nobody runs this site yet. This link makes its first admin, once:', `  ${link}`)
  }
  process.stdout.write(`${[...lines, ''].join('\n')}\n`)
}
