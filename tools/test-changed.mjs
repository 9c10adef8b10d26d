// npm run test:changed: the tests that say most about the change at hand, in a minute or two. What changed is the work tree against HEAD,
// or against a commit: `npm run test:changed -- main`.
import './require-node.mjs'
import { existsSync } from 'node:fs'
import { ensureBuild } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { orExplain, say } from './progress.mjs'
import { binOf, inRoot } from './project.mjs'
import { run } from './run-process.mjs'
import { ensureBrowser, ensureSystemPackages, findBrowser } from './system-packages.mjs'
import { withoutSlow } from './test-stages.mjs'

const since = process.argv[2] ?? 'HEAD'

/** @param {string[]} args @returns {Promise<string[]>} */
async function linesOfGit(args) {
  const { code, output } = await run('git', args)
  if (code !== 0) throw new Error(output.trim())
  return output.split('\n').filter(Boolean)
}

await orExplain(async () => {
  const changed = [
    ...(await linesOfGit(['diff', '--name-only', since])),
    ...(await linesOfGit(['ls-files', '--others', '--exclude-standard'])),
  ].filter(file => existsSync(inRoot(file)))
  if (changed.length === 0) return say(`Nothing has changed since ${since}.`)

  const programs = ensureSystemPackages(['ffmpeg', 'fpcalc', 's3-server', 'sftp-server'], say)
  await Promise.all([programs, ensureDependencies('all', say)])
  const { output } = await run(process.execPath, [
    '--import',
    'tsx',
    'tools/print-tests-of-change.ts',
    ...changed,
  ])
  const { tests, journeys } = /** @type {{ tests: string[], journeys: string[] }} */ (JSON.parse(output))
  say(`${changed.length} changed files, ${tests.length} files of tests, ${journeys.length} journeys`)

  const style = changed.filter(file => /\.(tsx?|mjs|json|css)$/.test(file))
  /** @type {[string, string[]][]} */
  const runs = []
  if (style.length > 0)
    runs.push(['format and lint', [binOf('biome'), 'check', '--no-errors-on-unmatched', ...style]])
  if (tests.length > 0) runs.push(['tests', [binOf('vitest'), 'run', ...withoutSlow.vitest, ...tests]])
  if (journeys.length > 0) {
    await ensureBrowser(say)
    await ensureBuild(say)
    runs.push(['journeys', [binOf('playwright'), 'test', ...withoutSlow.playwright, ...journeys]])
  }
  for (const [name, args] of runs) {
    say(name)
    const { code } = await run(process.execPath, args, {
      show: true,
      env: { CHROMIUM_PATH: findBrowser() ?? '' },
    })
    if (code !== 0) process.exitCode = 1
  }
})
