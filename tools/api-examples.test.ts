// What /docs/api shows for programs in TypeScript compiles against the client that lies beside it.
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls'
import { examplesOf } from '../web/src/areas/guest/api/call-examples.server'
import { clientFile } from './client/client-text'

it('every example type-checks', async () => {
  const calls = allCalls.filter(({ access }) => typeof access === 'string')
  expect(calls.filter(({ scope }) => scope).length).toBeGreaterThan(40)
  await mkdir('build', { recursive: true })
  // Within the project, so that the types of Node are found.
  const folder = await mkdtemp(join('build', 'examples-'))
  try {
    await copyFile(clientFile, join(folder, 'tributary.ts'))
    const files = await Promise.all(
      calls.map(async call => {
        const path = join(folder, `${call.name}.ts`)
        const { typescript } = examplesOf(call, 'https://site.test')
        await writeFile(path, `${typescript}\n`)
        return path
      }),
    )
    const usual = [
      '--strict',
      '--noEmit',
      '--allowImportingTsExtensions',
      '--target',
      'es2022',
      '--types',
      'node',
    ]
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...[
        'node_modules/typescript-native/bin/tsc',
        ...usual,
        '--module',
        'nodenext',
        '--lib',
        'es2023',
        ...files,
      ],
    ]).catch((error: { stdout: string }) => error)
    expect(stdout).toBe('')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
