// A package of 200 MB by our transport, beside the same files by the program sftp, to a real server on this machine.
import { execFile } from 'node:child_process'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sftpTransport } from '../server/src/platform/transports/sftp/sftp-transport'
import { openGate } from '../server/src/testing/open-gate'
import { missingForSftp, startSftpServer } from '../server/src/testing/sftp-server'
import type { Figure } from './figure'
import { median } from './load'
import { makePackage, packageMegabytes, sendPackage } from './package-files'
import { megabytesPerSecond, ratioAtLeast, timed } from './timing'

const rounds = 5

export async function run(): Promise<Figure[]> {
  const missing = missingForSftp()
  if (missing.length > 0) {
    console.warn(`Not measured: deliveries by SFTP. Missing: ${missing.join(', ')}.`)
    return []
  }
  const server = await startSftpServer()
  const files = await makePackage()
  try {
    const viaProgram = await programTo(server, files.folder, files.names)
    const viaTransport = async (round: number) => {
      const login = { ...server.account, privateKey: server.privateKey }
      const transport = sftpTransport(login, openGate())
      await sendPackage(transport, `ours-${round}`, files)
    }
    const times = { ours: [] as number[], program: [] as number[] }
    for (let round = -1; round < rounds; round++) {
      await mkdir(join(server.home, `theirs-${round}`))
      await chmod(join(server.home, `theirs-${round}`), 0o777)
      const program = await timed(() => viaProgram(`theirs-${round}`))
      const ours = await timed(() => viaTransport(round))
      for (const who of ['theirs', 'ours'])
        await rm(join(server.home, `${who}-${round}`), { recursive: true })
      if (round < 0) continue
      times.program.push(program)
      times.ours.push(ours)
    }
    const [program, ours] = [median(times.program), median(times.ours)].map(
      time => packageMegabytes / (time / 1000),
    ) as [number, number]
    return [
      megabytesPerSecond('the program sftp', program),
      megabytesPerSecond('a delivery by SFTP', ours),
      ratioAtLeast(0.7, 'SFTP: our transport / the program', ours / program),
    ]
  } finally {
    await server.stop()
    await files.remove()
  }
}

type Server = Awaited<ReturnType<typeof startSftpServer>>

async function programTo({ account, privateKey }: Server, folder: string, names: readonly string[]) {
  const key = join(folder, 'key')
  await writeFile(key, privateKey, { mode: 0o600 })
  const options = [
    'BatchMode=yes',
    'StrictHostKeyChecking=no',
    'UserKnownHostsFile=/dev/null',
    'LogLevel=ERROR',
  ]
  const given = options.flatMap(option => ['-o', option])
  return async (to: string) => {
    const steps = join(folder, 'steps')
    await writeFile(steps, names.map(name => `put ${join(folder, name)} ${to}/${name}\n`).join(''))
    const place = `${account.username}@${account.host}`
    await promisify(execFile)('sftp', [
      '-q',
      '-b',
      steps,
      '-i',
      key,
      '-P',
      String(account.port),
      ...given,
      place,
    ])
  }
}
