import { demoMembers, demoPassword } from './demo/demo-accounts'
import type { Config } from './platform/config'

/** The lines a person sees once everything is up. */
export function welcome({ process: role, host, port, isDemo }: Config) {
  if (role === 'worker') return process.stdout.write('Tributary worker is ready.\n')
  const shownHost = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const lines = ['', `Tributary is ready: http://${shownHost}:${port}`]
  if (isDemo) {
    lines.push('', `Demo members (password ${demoPassword}):`)
    for (const { mobile, what } of demoMembers) lines.push(`  ${mobile}  ${what}`)
  }
  process.stdout.write(`${[...lines, ''].join('\n')}\n`)
}
