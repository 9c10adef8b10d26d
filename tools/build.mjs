import './require-node.mjs'
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { forgetBuild, hashInputs, isBuildCurrent, recordBuild } from './build-inputs.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { precompress } from './precompress.mjs'
import { orExplain, say } from './progress.mjs'
import { binOf, inRoot } from './project.mjs'
import { run } from './run-process.mjs'

/** Builds when the sources have changed since the last build. @param {(message: string) => void} log */
export async function ensureBuild(log) {
  if (isBuildCurrent()) return
  log('Building')
  const hash = hashInputs()
  forgetBuild()
  await Promise.all([buildPages(), buildServer()])
  recordBuild(hash)
}

async function buildPages() {
  const { code, output } = await run(process.execPath, [binOf('react-router'), 'build'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`The pages could not be built:\n${output.trim()}`)
  await precompress(inRoot('build', 'web', 'client'))
}

async function buildServer() {
  // Not a static import: this file is loaded before the packages are installed.
  const { build } = await import('esbuild')
  // Its parts are named after their content: those of an older build would stay for ever.
  rmSync(inRoot('build', 'server'), { recursive: true, force: true })
  await build({
    absWorkingDir: inRoot(),
    entryPoints: {
      main: 'server/src/main.ts',
      'create-agent-command': 'server/src/create-agent-command.ts',
      'site-owner-command': 'server/src/site-owner-command.ts',
      'site-name-command': 'server/src/site-name-command.ts',
      'confirm-deed-command': 'server/src/confirm-deed-command.ts',
      'verify-ledger-command': 'server/src/verify-ledger-command.ts',
      'backup-command': 'server/src/backup-command.ts',
      'restore-command': 'server/src/restore-command.ts',
      'reconcile-command': 'server/src/reconcile-command.ts',
      'page-thread': 'server/src/platform/http/page-thread.ts',
      'copy-thread': 'server/src/platform/backup/copy-thread.ts',
      'cover-thread': 'server/src/modules/covers/drawing/draw-thread.ts',
    },
    outdir: 'build/server',
    bundle: true,
    // In one file, every start would load what only some servers use: S3 alone takes a quarter of a second.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'silent',
  }).catch(error => {
    throw new Error(`The server could not be built:\n${error.message}`)
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExplain(async () => {
    await ensureDependencies('production', say)
    await ensureBuild(say)
  })
  say('The build is current')
}
