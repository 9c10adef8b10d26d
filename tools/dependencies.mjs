// Installs npm packages when they are missing or differ from package-lock.json, and only then.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './project.mjs'
import { run } from './run-process.mjs'

/** @typedef {'production' | 'all'} Scope */
/** @typedef {{ version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, link?: boolean }} LockedPackage */

const record = inRoot('node_modules', '.tributary-lock')

/**
 * @param {Scope} scope
 * @param {(message: string) => void} log
 */
export async function ensureDependencies(scope, log) {
  const hash = lockHash()
  if (isRecorded(hash, scope)) return
  if (!matchesLock(scope)) await install(scope, log)
  try {
    writeFileSync(record, `${hash} ${matchesLock('all') ? 'all' : 'production'}\n`)
  } catch {
    // Packages installed by another user are as good; the comparison just happens again next time.
  }
}

function lockHash() {
  const hash = createHash('sha256').update(readFileSync(inRoot('package-lock.json')))
  return hash.update(`${process.platform}-${process.arch}`).digest('hex')
}

/** @param {string} hash @param {Scope} scope */
function isRecorded(hash, scope) {
  const text = existsSync(record) ? readFileSync(record, 'utf8').trim() : ''
  return text === `${hash} all` || (scope === 'production' && text === `${hash} production`)
}

/**
 * npm writes node_modules/.package-lock.json when an install has completed: someone's own `npm ci` counts.
 * @param {Scope} scope
 */
function matchesLock(scope) {
  const wanted = readPackages(inRoot('package-lock.json'))
  const installed = readPackages(inRoot('node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([place, { version, dev, devOptional, optional, link }]) => {
    // Optional packages depend on the platform; the lock file alone cannot tell whether one belongs here.
    if (place === '' || optional || devOptional || link) return true
    if (dev && scope === 'production') return true
    return installed[place]?.version === version
  })
}

/** @param {string} file @returns {Record<string, LockedPackage>} */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** @param {Scope} scope @param {(message: string) => void} log */
async function install(scope, log) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  if (scope === 'all' && matchesLock('production')) {
    log('Installing the development packages')
    // Adds what is missing and touches nothing else: a server running from this folder keeps its packages.
    const added = await npm(['install', '--no-save', '--include=dev', ...quiet])
    if (added.code === 0 && matchesLock('all')) return
  }
  log('Installing packages')
  const { code, output } = await npm(['ci', scope === 'all' ? '--include=dev' : '--omit=dev', ...quiet])
  if (code !== 0) throw new Error(`npm ci failed:\n${output.trim()}`)
}

/** @param {string[]} args */
function npm(args) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args]) : run('npm', args)
}
