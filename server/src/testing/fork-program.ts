// Programs of this folder in processes of their own, for tests that kill them.
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { projectFolder } from '../platform/project-folder'

/** What the workers of a run have bundled, removed with the run. It lies where the packages that the programs load are found. */
export const programsOf = (run: number) =>
  projectFolder(join('node_modules/.cache/tributary', `programs-${run}`))

const bundles = new Map<string, Promise<string>>()

/** Bundled once a process: translating the application file by file takes a start ten seconds, all of it at once half a second. */
function bundle(name: string): Promise<string> {
  const known = bundles.get(name) ?? bundleAnew(name)
  bundles.set(name, known)
  return known
}

async function bundleAnew(name: string): Promise<string> {
  const outdir = join(programsOf(process.ppid), String(process.pid), name)
  await build({
    entryPoints: [projectFolder(`server/src/testing/${name}.ts`)],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  })
  return join(outdir, `${name}.mjs`)
}

export async function forkProgram(name: string, args: readonly (string | number)[]) {
  return fork(await bundle(name), args.map(String), { execArgv: [] })
}
