// Programs that npm cannot bring: found on the system, installed through apt where we may, else named in one line.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { run } from './run-process.mjs'

/** @typedef {'ffmpeg' | 'fpcalc' | 'vipsthumbnail' | 'recordings' | 'headless-shell' | 'chromium' | 'cjk-fonts' | 'pgbench' | 'wrk' | 's3-server' | 'sftp-server'} Need */

/** @type {Record<Need, { debian: string, what: string, find: () => string | undefined }>} */
const NEEDS = {
  ffmpeg: { debian: 'ffmpeg', what: 'ffmpeg (audio checks)', find: () => findProgram(['ffmpeg']) },
  fpcalc: {
    debian: 'libchromaprint-tools',
    what: 'fpcalc (audio fingerprints)',
    find: () => findProgram(['fpcalc']),
  },
  vipsthumbnail: {
    debian: 'libvips-tools',
    what: 'vipsthumbnail (benchmarks)',
    find: () => findProgram(['vipsthumbnail']),
  },
  recordings: {
    debian: 'sonic-pi-samples hyperrogue-music',
    what: 'real recordings (audio tests)',
    find: () => {
      const folders = ['/usr/share/sonic-pi/samples', '/usr/share/hyperrogue/music']
      return folders.every(folder => existsSync(folder)) ? folders[0] : undefined
    },
  },
  'headless-shell': {
    debian: 'chromium-headless-shell',
    what: 'chromium without a window (browser tests)',
    find: () => findProgram(['chromium-headless-shell']),
  },
  chromium: {
    debian: 'chromium',
    what: 'chromium (browser tests)',
    find: () => findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
  },
  'cjk-fonts': {
    debian: 'fonts-noto-cjk',
    what: 'a Chinese font (pictures in browser tests)',
    find: findCjkFont,
  },
  's3-server': {
    debian: 'radosgw ceph-mon ceph-osd ceph-common',
    what: 'Ceph (a real S3 server for tests)',
    find: findCeph,
  },
  'sftp-server': {
    debian: 'openssh-server',
    what: 'OpenSSH (a real SFTP server for tests)',
    find: () => findProgram(['sshd'], [...pathFolders(), '/usr/sbin']),
  },
  wrk: { debian: 'wrk', what: 'wrk (benchmarks)', find: () => findProgram(['wrk']) },
  pgbench: { debian: 'postgresql-contrib', what: 'pgbench (benchmarks)', find: findPgbench },
}

/** Where a needed program is, or undefined. @param {Need} need */
export const findNeed = need => NEEDS[need].find()

/**
 * Never throws: what cannot be installed is named in one line, and the rest goes on.
 * @param {Need[]} needs
 * @param {(message: string) => void} log
 */
export async function ensureSystemPackages(needs, log) {
  const wanted = needs.filter(need => !findNeed(need))
  if (wanted.length === 0) return
  const problem = await installThroughApt(wanted, log).catch(error => String(error))
  const left = wanted.filter(need => !findNeed(need))
  if (left.length === 0) return
  const packages = left.map(need => NEEDS[need].debian).join(' ')
  const names = left.map(need => NEEDS[need].what).join(', ')
  log(
    `Missing: ${names}. Please install them (Debian: apt-get install ${packages})${problem ? `; ${problem}` : ''}`,
  )
}

/** For tests: the one without a window needs half the time of the whole program, but not every system has it. */
export const findBrowser = () => findNeed('headless-shell') ?? findNeed('chromium')

/** @param {(message: string) => void} log */
export async function ensureBrowser(log) {
  if (findNeed('headless-shell')) return
  // Where it cannot be had nothing is missing yet.
  await installThroughApt(['headless-shell'], log).catch(() => '')
  if (!findBrowser()) await ensureSystemPackages(['chromium'], log)
}

/**
 * @param {Need[]} needs
 * @param {(message: string) => void} log
 * @returns {Promise<string>} why it failed, or nothing
 */
async function installThroughApt(needs, log) {
  if (!findProgram(['apt-get'])) return ''
  const prefix = await rootPrefix()
  if (!prefix) return ''
  const packages = needs.flatMap(need => NEEDS[need].debian.split(' '))
  log(`Installing ${packages.join(', ')} through apt`)
  /** @param {string[]} args */
  const apt = args => {
    const words = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=120']
    const [command = '', ...rest] = [...prefix, ...words, ...args]
    return run(command, rest)
  }
  // One unreachable source fails the update although the others may have all we need.
  await apt(['update'])
  if (needs.includes('sftp-server')) await keepSshdQuiet(prefix)
  const { code, output } = await apt(['install', '-y', '--no-install-recommends', ...packages])
  return code === 0 ? '' : `apt-get said: ${output.trim().split('\n').at(-1)}`
}

/** Tests want the program: the service that comes with it would open the machine to logins. Debian asks for this file before it starts one. */
/** @param {string[]} prefix */
async function keepSshdQuiet(prefix) {
  const file = '/etc/ssh/sshd_not_to_be_run'
  const [command = '', ...rest] = [...prefix, 'sh', '-c', `mkdir -p /etc/ssh && touch ${file}`]
  await run(command, rest)
}

/** The words before a command that needs root, or undefined where we cannot become root. */
async function rootPrefix() {
  if (process.getuid?.() === 0) return []
  if (!findProgram(['sudo'])) return undefined
  const { code } = await run('sudo', ['-n', 'true'])
  return code === 0 ? ['sudo', '-n'] : undefined
}

const pathFolders = () => (process.env.PATH ?? '').split(path.delimiter)

/** @param {string[]} names @param {string[]} [folders] */
function findProgram(names, folders = pathFolders()) {
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(file => existsSync(file))
}

/** Useful only when all of it is there. */
function findCeph() {
  const found = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph'].map(name => findProgram([name]))
  return found.every(Boolean) ? found[0] : undefined
}

function findPgbench() {
  const versions = '/usr/lib/postgresql'
  // Debian keeps the programs of each PostgreSQL version outside PATH; the newest comes first.
  const folders = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : []
  return (
    findProgram(['pgbench']) ??
    findProgram(
      ['pgbench'],
      folders.map(name => path.join(versions, name, 'bin')),
    )
  )
}

function findCjkFont() {
  const places = [
    '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
    '/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc',
    '/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc',
    '/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc',
    '/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc',
    '/System/Library/Fonts/PingFang.ttc',
    '/System/Library/Fonts/STHeiti Light.ttc',
  ]
  const found = places.find(file => existsSync(file))
  if (found || !findProgram(['fc-list'])) return found
  return spawnSync('fc-list', [':lang=zh-cn', 'file'], { encoding: 'utf8' }).stdout.split(':')[0] || undefined
}
