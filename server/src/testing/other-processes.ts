// Further copies of the application on the database and the files of a test, each in a process of its own.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { S3Settings } from '../platform/storage/s3-settings'
import { forkProgram } from './fork-program'
import type { testServer } from './test-server'
import { TusClient } from './tus-client'

type Server = Awaited<ReturnType<typeof testServer>>

export interface OtherProcess {
  client: TusClient
  /** As a power cut would: nothing is said, nothing finished. */
  kill(): Promise<void>
}

/** Without a bucket they use the disk. */
export function otherProcesses(server: Server, bucket?: S3Settings) {
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
      const child = await forkProgram('doomed-server', bucket ? [...args, JSON.stringify(bucket)] : args)
      running.add(child)
      const [port] = await once(child, 'message')
      return { client: new TusClient(port as number, server.domain), kill: () => kill(child) }
    },
    async end() {
      await Promise.all([...running].map(kill))
    },
  }
}
