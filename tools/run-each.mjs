// Runs the files of bench/ or drill/ one after the other, each in a process and a folder of its own.
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { say } from './progress.mjs'
import { inRoot } from './project.mjs'
import { run } from './run-process.mjs'
import { endStrayServers } from './stray-servers.mjs'

/**
 * `kind` is folder and ending: bench/*.bench.ts. Words choose among them, and without any all run. What one answers is passed
 * on; undefined: it did not come to its end, and `output` says why.
 * @template T
 * @param {string} kind
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} env
 * @param {(ran: { name: string, answer: T[] | undefined, output: string, seconds: number }) => void} onRan
 */
export async function runEach(kind, words, env, onRan) {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), `tributary-${kind}-`))
  process.once('exit', () => {
    endStrayServers(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  })
  const files = readdirSync(inRoot(kind))
    .filter(name => name.endsWith(`.${kind}.ts`))
    .filter(name => words.length === 0 || words.some(word => name.includes(word)))
    .sort()
  for (const file of files) {
    say(file)
    const begin = performance.now()
    const report = path.join(folder, `${file}.json`)
    const args = ['--import', 'tsx', 'tools/run-one.ts', `${kind}/${file}`, report]
    const { code, output } = await run(process.execPath, args, { env: { TMPDIR: folder, ...env } })
    const answer = code === 0 && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
    const seconds = (performance.now() - begin) / 1000
    onRan({ name: file.replace(`.${kind}.ts`, ''), answer, output: output.trimEnd(), seconds })
  }
}
