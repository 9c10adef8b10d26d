import { demoMembers, demoPassword } from './demo/demo-accounts'
import { demoStaff } from './demo/demo-staff'
import { firstAdminLink } from './modules/staff/staff.public'
import type { Config } from './platform/config'
import type { Database } from './platform/database/database'

/** The lines a person sees once everything is up. */
export async function welcome(config: Config, database: Database) {
  const { process: role, host, port, isDemo, defaultDomain } = config
  if (role === 'worker') return process.stdout.write('Tributary worker is ready.\n')
  const shownHost = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const address = `http://${shownHost}:${port}`
  const lines = ['', `Tributary is ready: ${address}`]
  if (isDemo) {
    lines.push('', `Demo members (password ${demoPassword}):`)
    for (const { mobile, what } of demoMembers) lines.push(`  ${mobile}  ${what}`)
    lines.push('', `Demo staff at ${address}/operator (same password, codes in the demo phone):`)
    lines.push(`  ${demoStaff.map(({ username }) => username).join(', ')}`)
  } else {
    const link = await firstAdminLink(database, { domain: defaultDomain, origin: address, now: new Date() })
    if (link) lines.push('', 'Nobody runs this site yet. This link makes its first admin, once:', `  ${link}`)
  }
  process.stdout.write(`${[...lines, ''].join('\n')}\n`)
}
