// Further copies of the application on the database and the files of a test, each in a process of its own.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { projectFolder } from '../platform/project-folder'
import type { S3Settings } from '../platform/storage/s3-settings'
import type { testServer } from './test-server'
import { TusClient } from './tus-client'

type Server = Awaited<ReturnType<typeof testServer>>

export interface OtherProcess {
  client: TusClient
  /** As a power cut would: nothing is said, nothing finished. */
  kill(): Promise<void>
}

/** Bundled once, so that a copy starts in a moment. It lies where its packages are found. Without a bucket it uses the disk. */
export async function otherProcesses(server: Server, bucket?: S3Settings) {
  const folder = projectFolder(join('node_modules/.cache/tributary', `server-${process.pid}`))
  const program = join(folder, 'doomed-server.mjs')
  await build({
    entryPoints: [projectFolder('server/src/testing/doomed-server.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  })
  const running = new Set<ChildProcess>()
  const kill = async (child: ChildProcess) => {
    if (!running.delete(child)) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return {
    async start(): Promise<OtherProcess> {
      const args = [server.ownerUrl, server.services.folder, server.domain]
      const child = fork(program, bucket ? [...args, JSON.stringify(bucket)] : args, { execArgv: [] })
      running.add(child)
      const [port] = await once(child, 'message')
      return { client: new TusClient(port as number, server.domain), kill: () => kill(child) }
    },
    async end() {
      await Promise.all([...running].map(kill))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
