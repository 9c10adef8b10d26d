import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own that is soon full; undefined where this user may not mount one. */
export function mountTinyDisk(size: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-tiny-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    remove()
    console.warn('A full disk is not tested: this user may not mount one.')
    return undefined
  }
  return {
    folder,
    unmount() {
      spawnSync('umount', [folder])
      remove()
    },
  }
}
