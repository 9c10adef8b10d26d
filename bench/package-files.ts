// Files of a package as large as an album: nothing on the way compresses them.
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Transport } from '../server/src/platform/transports/transport'

export const packageMegabytes = 200
const count = 10
const size = (packageMegabytes / count) * 1024 * 1024

export async function makePackage() {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-package-'))
  const names = Array.from({ length: count }, (_, index) => `${index + 1}.flac`)
  for (const name of names) await writeFile(join(folder, name), randomBytes(size))
  return { folder, names, size, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** One after the other, as a delivery goes. */
export async function sendPackage(
  transport: Transport,
  to: string,
  { folder, names }: { folder: string; names: readonly string[] },
): Promise<void> {
  try {
    for (const name of names) {
      await transport.putFile(`${to}/${name}`, createReadStream(join(folder, name)), size)
    }
  } finally {
    await transport.close()
  }
}
