import { link, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mountTinyDisk } from '../../../testing/tiny-disk'
import { describeTransport, put } from '../../../testing/transport-behaviour'
import { testTransport } from '../test-transport'
import { folderTransport } from './folder-transport'

let base: string
let root: string
let outside: string
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'tributary-folder-'))
  root = join(base, 'deliveries')
  outside = join(base, 'outside')
  await Promise.all([mkdir(root), mkdir(outside)])
  await writeFile(join(outside, 'secret.txt'), 'secret')
})
afterAll(() => rm(base, { recursive: true, force: true }))

describe('a transport to a folder', () => {
  describeTransport(() => folderTransport(root))

  it('says that its root is not there', async () => {
    expect(await testTransport(folderTransport(join(base, 'none')))).toMatchObject({
      step: 'connect',
      failure: { reason: 'missing' },
    })
  })

  it('follows no link to a folder, whatever it is asked to do there', async () => {
    const transport = folderTransport(root)
    await mkdir(join(root, 'partner'))
    await symlink(outside, join(root, 'partner', 'way-out'))
    const refused = { reason: 'badPath' }
    for (const folder of ['partner/way-out', 'partner/way-out/deeper']) {
      await expect(put(transport, `${folder}/new.txt`, 'x')).rejects.toMatchObject(refused)
    }
    await expect(transport.read('partner/way-out/secret.txt', 100)).rejects.toMatchObject(refused)
    await expect(transport.list('partner/way-out')).rejects.toMatchObject(refused)
    await expect(transport.remove('partner/way-out/secret.txt')).rejects.toMatchObject(refused)
    await put(transport, 'partner/a.txt', 'x')
    await expect(transport.rename('partner/a.txt', 'partner/way-out/a.txt')).rejects.toMatchObject(refused)
    await expect(transport.rename('partner/way-out/secret.txt', 'partner/b.txt')).rejects.toMatchObject(
      refused,
    )
    expect(await readdir(outside)).toEqual(['secret.txt'])
    expect((await transport.list('partner')).map(({ name }) => name)).toEqual(['a.txt'])
  })

  it('follows no link to a file, and replaces it by what it sends', async () => {
    const transport = folderTransport(root)
    await mkdir(join(root, 'links'))
    for (const name of ['song.wav', 'song.wav.part', 'read.txt']) {
      await symlink(join(outside, 'secret.txt'), join(root, 'links', name))
    }
    await expect(transport.read('links/read.txt', 100)).rejects.toMatchObject({ reason: 'badPath' })
    await put(transport, 'links/song.wav', 'river')
    await transport.remove('links/read.txt')
    expect(await readFile(join(outside, 'secret.txt'), 'utf8')).toBe('secret')
    expect(await transport.list('links')).toEqual([{ name: 'song.wav', size: 5, isFolder: false }])
  })

  it('does not write into a file that has a second name as its draft', async () => {
    const transport = folderTransport(root)
    await mkdir(join(root, 'hard'))
    await link(join(outside, 'secret.txt'), join(root, 'hard', 'song.wav.part'))
    await put(transport, 'hard/song.wav', 'river')
    expect(await readFile(join(outside, 'secret.txt'), 'utf8')).toBe('secret')
  })
})

const tiny = mountTinyDisk('2m')
afterAll(() => tiny?.unmount())

describe.skipIf(!tiny)('a folder on a full disk (skipped where nothing may be mounted)', () => {
  it('says so, keeps nothing of the file, and goes on with a smaller one', async () => {
    const transport = folderTransport(tiny?.folder ?? '')
    const tooLarge = put(transport, 'large.wav', Buffer.alloc(3 * 1024 * 1024, 'x'))
    await expect(tooLarge).rejects.toMatchObject({ reason: 'full' })
    expect(await transport.list('')).toEqual([])
    await put(transport, 'small.wav', 'river')
    expect(await transport.list('')).toHaveLength(1)
  })
})
