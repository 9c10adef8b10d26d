// Knows whether build/ was made from the sources as they are now. Reads every input: dates lie after a checkout.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './project.mjs'

const INPUTS = [
  'contract',
  'covers',
  'server/src',
  'web',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.base.json',
  'tools/build.mjs',
  'tools/build-plugins',
  'tools/precompress.mjs',
]
const IGNORED = /\.(test|api\.test)\.tsx?$|\/server\/src\/testing\//
const OUTPUTS = ['build/server/main.js', 'build/web/server/index.js', 'build/web/client']

const record = inRoot('build', '.inputs-hash')

export function hashInputs() {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(input => filesOf(inRoot(input)))) {
    hash.update(`${path.relative(inRoot(), file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

export function isBuildCurrent() {
  const isComplete = existsSync(record) && OUTPUTS.every(output => existsSync(inRoot(output)))
  return isComplete && readFileSync(record, 'utf8') === hashInputs()
}

/** A build that is killed half way must not look like a finished one. */
export function forgetBuild() {
  rmSync(record, { force: true })
}

/** @param {string} hash */
export function recordBuild(hash) {
  writeFileSync(record, hash)
}

/** @param {string} place @returns {string[]} */
function filesOf(place) {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const file = path.join(place, entry.name)
      if (entry.isDirectory()) return filesOf(file)
      return IGNORED.test(file) ? [] : [file]
    })
}
