import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StorageFull } from '../../../platform/storage/storage'
import { inWorkFolder } from './work-folder'

describe('a folder to work in', () => {
  let place: string
  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'tributary-place-'))
    vi.stubEnv('TMPDIR', place)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await rm(place, { recursive: true, force: true })
  })

  it('is gone when the work is done, with everything in it', async () => {
    const folder = await inWorkFolder(1, async made => {
      await writeFile(join(made, 'packed'), 'x')
      return made
    })
    expect(folder.startsWith(place)).toBe(true)
    expect(existsSync(folder)).toBe(false)
  })

  it('is gone when the work fails', async () => {
    const broken = inWorkFolder(1, async made => {
      await writeFile(join(made, 'packed'), 'x')
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(await readdir(place)).toEqual([])
  })

  it('is not made where the disk has no room for what is to come', async () => {
    const work = vi.fn(async () => {})
    await expect(inWorkFolder(1024 ** 5, work)).rejects.toThrow(StorageFull)
    expect(work).not.toHaveBeenCalled()
    expect(await readdir(place)).toEqual([])
  })
})
