// How to run a PostgreSQL program: as ourselves, or as root through an unprivileged account.
import { type SpawnOptions, spawn } from 'node:child_process'
import type { Account } from './account'

export type Launcher = { account: Account | undefined; prefix: string[] }

/**
 * Below a folder of mode 700 (a repository in /root) the unprivileged account reaches neither its data nor the
 * programs. It then gets one capability that lets it pass, the weakest that works: read_search opens folders and
 * files for reading; override is for containers that lack the former and for programs installed under umask 077.
 */
const CAPABILITIES = ['dac_read_search', 'dac_override']

export async function chooseLauncher(
  account: Account | undefined,
  postgres: string,
  folder: string,
): Promise<Launcher> {
  if (!account) return { account, prefix: [] }
  const ladder: Launcher[] = [
    { account, prefix: [] },
    ...CAPABILITIES.map(capability => ({ account, prefix: setpriv(account, capability) })),
  ]
  for (const launcher of ladder) {
    if (await canReach(launcher, postgres, folder)) return launcher
  }
  throw new Error(
    `The account "${account.name}", which runs PostgreSQL because root may not, cannot reach ${folder} or ` +
      `${postgres}, and setpriv (package util-linux) could not let it through. Start Tributary as an ordinary ` +
      'user, move it out of the private folder, or set DATABASE_URL.',
  )
}

function setpriv(account: Account, capability: string): string[] {
  return [
    'setpriv',
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    // access(2) ignores the capabilities of an ordinary user without this, and initdb asks access(2) first.
    '--securebits=+no_setuid_fixup',
  ]
}

async function canReach(launcher: Launcher, postgres: string, folder: string): Promise<boolean> {
  const script = '"$1" --version && cd "$2"'
  const { code } = await runProgram(launcher, '/bin/sh', ['-c', script, 'sh', postgres, folder])
  return code === 0
}

export function startProgram(launcher: Launcher, program: string, args: string[], options: SpawnOptions) {
  const [command = program, ...rest] = [...launcher.prefix, program, ...args]
  // setpriv drops the rights itself, and needs root to do so.
  const drop = launcher.account && launcher.prefix.length === 0
  const identity = drop ? { uid: launcher.account?.uid, gid: launcher.account?.gid } : {}
  // A small environment: PGOPTIONS, PGPORT and the like are meant for the user's other databases.
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return spawn(command, rest, { cwd: '/', env, ...identity, ...options })
}

export function runProgram(
  launcher: Launcher,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise(resolve => {
    const child = startProgram(launcher, program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout?.on('data', chunk => {
      output += chunk
    })
    child.stderr?.on('data', chunk => {
      output += chunk
    })
    child.on('error', error => resolve({ code: null, output: error.message }))
    child.on('close', code => resolve({ code, output: output.trim() }))
  })
}
