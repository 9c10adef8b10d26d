// A real SFTP server for tests: OpenSSH on this machine only, as a process of its own. It sees account files of its own, which are
// mounted over the system's for this process alone; no account of the machine is used or changed.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readHostKey } from '../platform/transports/sftp/host-key'
import { freePort } from './free-port'

const run = promisify(execFile)
const startsWithin = 20_000
const nobody = 65534
/** Where the server finds its folder: the way to temporary files may be closed to the account. */
const seenAs = '/run/sftp'
const username = 'partner'
const password = 'correct horse battery'
const passwordHash =
  '$6$tributarytests$wauKJ5HHZL4pzK1dYJiUlDNsWarbUiSelLWvXhJgEb2eRp8PuhXTK8YDeirXQO50bG7XcgH/tfKpj6ZpYsHef1'
const passphrase = 'staple of the key'

/** What a machine lacks, so that tests can say why they skip. */
export function missingForSftp(): string[] {
  const missing = ['sshd', 'ssh-keygen', 'unshare', 'setpriv'].filter(name => !findProgram(name))
  return process.getuid?.() === 0 ? missing : [...missing, 'root']
}

function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map(folder => join(folder, name)).find(file => existsSync(file))
}

/** `without` names requests that it refuses, as servers of other makers do not know them. */
export async function startSftpServer({ without = [] }: { without?: string[] } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-sftp-'))
  const home = join(folder, 'home')
  let server: ChildProcess | undefined
  const stop = async () => {
    if (server) await end(server)
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    await chmod(folder, 0o755)
    await mkdir(home)
    await chown(home, nobody, nobody)
    const [hostKey, clientKey, lockedKey, strangerKey] = await Promise.all([
      makeKey(folder, 'host', ''),
      makeKey(folder, 'client', ''),
      makeKey(folder, 'locked', passphrase),
      makeKey(folder, 'stranger', ''),
    ])
    await writeFile(join(folder, 'authorized_keys'), `${clientKey.open}\n${lockedKey.open}\n`)
    await writeAccounts(folder)
    const port = await freePort()
    await writeConfig(folder, port, without)
    server = startSshd(folder)
    await untilItListens(port, server)
    const blob = Buffer.from(hostKey.open.split(' ')[1] ?? '', 'base64')
    return {
      /** The folder where the account begins. */
      home,
      account: { host: '127.0.0.1', port, username, hostKey: readHostKey(blob), folder: '' },
      password,
      privateKey: clientKey.secret,
      lockedKey: { privateKey: lockedKey.secret, passphrase },
      /** One that the server does not know. */
      strangerKey: strangerKey.secret,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Opening a locked one is slow on purpose: one round is enough here. */
async function makeKey(folder: string, name: string, locked: string) {
  const file = join(folder, `${name}-key`)
  await run('ssh-keygen', ['-q', '-t', 'ed25519', '-a', '1', '-N', locked, '-C', name, '-f', file])
  const [secret, open] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.pub`, 'utf8')])
  return { secret, open: open.trim() }
}

async function writeAccounts(folder: string) {
  const accounts = [
    'root:x:0:0:root:/root:/bin/sh',
    `sshd:x:${nobody - 1}:${nobody}:sshd:/run/sshd:/bin/false`,
    `${username}:x:${nobody}:${nobody}:partner:${seenAs}/home:/bin/sh`,
  ]
  const shadow = ['root:*:19000:0:99999:7:::', 'sshd:*:19000:0:99999:7:::']
  await writeFile(join(folder, 'passwd'), `${accounts.join('\n')}\n`)
  await writeFile(
    join(folder, 'shadow'),
    `${[...shadow, `${username}:${passwordHash}:19000:0:99999:7:::`].join('\n')}\n`,
    { mode: 0o600 },
  )
}

async function writeConfig(folder: string, port: number, without: string[]) {
  const lines = [
    'ListenAddress 127.0.0.1',
    `Port ${port}`,
    `HostKey ${folder}/host-key`,
    `AuthorizedKeysFile ${seenAs}/authorized_keys`,
    'PidFile none',
    'UsePAM no',
    'UseDNS no',
    'StrictModes no',
    'PasswordAuthentication yes',
    'KbdInteractiveAuthentication no',
    'MaxStartups 100',
    `Subsystem sftp internal-sftp${without.length > 0 ? ` -P ${without.join(',')}` : ''}`,
    'LogLevel FATAL',
  ]
  const file = join(folder, 'sshd_config')
  // Newer versions keep out for a while who has failed to log in, which tests do on purpose; older ones do not know the word.
  await writeFile(file, `${[...lines, 'PerSourcePenalties no'].join('\n')}\n`)
  const isKnown = await run(findProgram('sshd') ?? '', ['-t', '-f', file]).then(
    () => true,
    ({ stderr }: { stderr: string }) => !stderr.includes('PerSourcePenalties'),
  )
  if (!isKnown) await writeFile(file, `${lines.join('\n')}\n`)
}

/** The last step takes over the process, so that its id ends the server. It ends by itself when the tests are killed. */
function startSshd(folder: string) {
  const steps = [
    'mount --bind "$0/passwd" /etc/passwd',
    'mount --bind "$0/shadow" /etc/shadow',
    'mount -t tmpfs tmpfs /run',
    'mkdir -m 755 /run/sshd',
    `mkdir ${seenAs}`,
    `mount --bind "$0" ${seenAs}`,
    `exec setpriv --pdeathsig KILL ${findProgram('sshd')} -D -e -f "$0/sshd_config"`,
  ]
  return spawn('unshare', ['--mount', 'sh', '-c', steps.join(' && '), folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function untilItListens(port: number, server: ChildProcess) {
  const end = Date.now() + startsWithin
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`the SFTP server ended with ${server.exitCode}`)
    if (Date.now() > end) throw new Error('the SFTP server did not come up')
    await pause(20)
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('data', () => resolve(true))
    socket.once('close', () => resolve(false))
    socket.once('data', () => socket.destroy())
  })
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
