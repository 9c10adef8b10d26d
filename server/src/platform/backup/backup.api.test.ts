// A backup beside a running site: whole, or not there at all.
import { randomBytes } from 'node:crypto'
import { appendFile, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentInfo } from '#contract/sites/calls'
import {
  backUp,
  builtCopier,
  type EmptyPlace,
  emptyPlace,
  keepFile,
  newFolder,
  restore,
} from '../../testing/backup-kit'
import { testSecret } from '../../testing/test-login'
import { testServer } from '../../testing/test-server'
import { mountTinyDisk } from '../../testing/tiny-disk'
import { StorageFull } from '../storage/storage'
import { BackupFolder } from './backup-folder'
import { folderKey, readPassphrase } from './backup-key'
import { takeBackupLocks, whileNothingIsCopied } from './backup-locks'
import type { Copier } from './copy-threads'
import { openFolder } from './run-command'
import { verifyBackup } from './verify-backup'

let server: Awaited<ReturnType<typeof testServer>>
let place: EmptyPlace
beforeAll(async () => {
  server = await testServer()
  place = await emptyPlace(server.ownerUrl)
})
afterAll(async () => {
  await place.close()
  await server.close()
})

const back = (folder: BackupFolder, storage = server.services.storage) => backUp(server, storage, folder)
const contentsOf = async (path: string) =>
  (await readdir(join(path, 'files'), { recursive: true })).filter(name => name.length > 64)

/** Nothing was touched: not even a table was made. */
async function expectUntouched() {
  expect(await place.asOwner("select 1 from pg_class where relnamespace = 'public'::regnamespace")).toEqual(
    [],
  )
  expect(await place.storage.folders()).toEqual([])
}

describe('a backup', () => {
  it('takes each content once, and only what is new the next time', async () => {
    const folder = new BackupFolder(await newFolder())
    const files = [await keepFile(server), await keepFile(server)]
    const first = await back(folder)
    const keys = files.map(({ key }) => key)
    expect(first.manifest.missing).toEqual([])
    expect(first.copied).toBeGreaterThanOrEqual(2)
    const added = await keepFile(server)
    expect((await back(folder)).copied).toBe(1)
    expect((await contentsOf(folder.path)).length).toBe(first.copied + 1)
    const { manifest } = await openFolder(folder.path, {}, undefined)
    expect(manifest.files.rows).toBe(first.manifest.files.rows + 1)
    expect(await verifyBackup(folder, manifest)).toEqual([])
    const list = await readFile(join(folder.path, manifest.name, 'files.jsonl'), 'utf8')
    for (const key of [...keys, added.key]) expect(list).toContain(key)
  })

  it('takes what was made of a stored file along, and again when it was made anew', async () => {
    const folder = new BackupFolder(await newFolder())
    const { sha256 } = await keepFile(server)
    const made = `derived/${server.agentId}/${sha256}/thumb-1.webp`
    await server.services.storage.write(made, Buffer.from('first'))
    await server.services.storage.write(
      `derived/${server.agentId}/${'0'.repeat(64)}/thumb-1.webp`,
      Buffer.from('x'),
    )
    const { manifest } = await back(folder)
    const list = await readFile(join(folder.path, manifest.name, 'files.jsonl'), 'utf8')
    expect(list).toContain(made)
    expect(list).not.toContain('0'.repeat(64))
    await server.services.storage.write(made, Buffer.from('again'))
    expect((await back(folder)).copied).toBe(1)
  })

  it('holds no session, and without a passphrase no secret', async () => {
    const folder = new BackupFolder(await newFolder())
    await server.loggedInMember()
    const { manifest } = await back(folder)
    expect(manifest.tables.map(({ name }) => name)).not.toContain('member_sessions')
    expect(manifest.appSecret).toBeUndefined()
    const text = await readFile(join(folder.path, manifest.name, 'manifest.json'), 'utf8')
    expect(text).not.toContain(testSecret)
  })

  it('names a file that is gone or is not what its row says, and is complete without it', async () => {
    const folder = new BackupFolder(await newFolder())
    const [gone, spoilt, good] = [await keepFile(server), await keepFile(server), await keepFile(server)]
    const { storage } = server.services
    await storage.write(spoilt.key, randomBytes(3000))
    await storage.remove(gone.key)
    const { manifest } = await back(folder)
    expect(manifest.missing).toEqual([gone.key])
    expect(manifest.damaged).toEqual([spoilt.key])
    expect(await verifyBackup(folder, manifest)).toEqual([])
    expect(await readFile(join(folder.path, manifest.name, 'files.jsonl'), 'utf8')).toContain(good.key)
    await server.asOwner('delete from stored_files where storage_key = any ($1)', [[gone.key, spoilt.key]])
  })

  it('is one at a time, and whoever was killed holds nobody up', async () => {
    const folder = new BackupFolder(await newFolder())
    const other = new pg.Client({ connectionString: server.ownerUrl })
    await other.connect()
    await takeBackupLocks(other)
    await expect(back(folder)).rejects.toThrow(/Another backup of this installation is running/)
    expect(await folder.names()).toEqual([])
    await other.end()
    await back(folder)
    expect(await folder.names()).toHaveLength(1)
  })

  it('keeps everybody from removing files, and waits for who is at it', async () => {
    const folder = new BackupFolder(await newFolder())
    let finish = () => {}
    const removing = whileNothingIsCopied(server.database, () => new Promise(resolve => (finish = resolve)))
    await expect.poll(() => finish.name).not.toBe('finish')
    const making = back(folder)
    await expect.poll(async () => (await server.asOwner(waiting)).length).toBe(1)
    // As long as it waits or copies, nobody begins.
    expect(await whileNothingIsCopied(server.database, async () => {})).toBe(false)
    finish()
    expect(await removing).toBe(true)
    await making
    expect(await whileNothingIsCopied(server.database, async () => {})).toBe(true)
  })
  const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted"

  const copiers: [name: string, open: () => Promise<Copier | undefined>][] = [
    ['this process', async () => undefined],
    ['threads, as a built server does', builtCopier],
  ]
  it.for(copiers)(
    'on a disk that is full in the middle, copied by %s, leaves nothing half-made',
    async ([, copier], context) => {
      // Wide enough for the tables, so that it is full in the middle of a file.
      const disk = mountTinyDisk('6m')
      if (!disk) return context.skip()
      try {
        const folder = new BackupFolder(disk.folder)
        await keepFile(server, randomBytes(8 * 1024 * 1024))
        const made = backUp(server, server.services.storage, folder, await copier())
        await expect(made).rejects.toThrow(StorageFull)
        await expect(made).rejects.toThrow(`The disk of ${disk.folder} has no room left`)
        expect(await folder.names()).toEqual([])
        const left = await readdir(disk.folder, { recursive: true })
        expect(left.filter(name => /\.part$|^\d/.test(name))).toEqual([])
        expect((await server.call(agentInfo, { domain: server.domain })).code).toBe(1)
        const room = new BackupFolder(await newFolder())
        await back(room)
        expect(await room.names()).toHaveLength(1)
      } finally {
        disk.unmount()
      }
    },
  )

  it('whose threads meet a full disk hears it from them, and they go on', async context => {
    const disk = mountTinyDisk('4m')
    if (!disk) return context.skip()
    const copier = await builtCopier()
    try {
      const folder = new BackupFolder(disk.folder)
      const keep = ({ key }: { key: string }) =>
        folder.keepFile(server.services.storage.pathOf?.(key) ?? '', copier)
      const large = await keepFile(server, randomBytes(6 * 1024 * 1024))
      await expect(keep(large)).rejects.toThrow(StorageFull)
      expect(await readdir(join(disk.folder, 'files'))).toEqual([])
      expect(await keep(await keepFile(server))).toMatchObject({ size: 3000 })
    } finally {
      await copier.close()
      disk.unmount()
    }
  })
})

describe('a backup that was cut off', () => {
  it('anywhere is refused before anything is touched', { tags: ['slow'] }, async () => {
    const folder = new BackupFolder(await newFolder())
    const file = await keepFile(server)
    const { manifest } = await back(folder)
    const inside = (...parts: string[]) => join(folder.path, ...parts)
    const content = inside('files', file.sha256.slice(0, 2), file.sha256)
    const parts = [
      inside(manifest.name, 'tables', 'agents.copy'),
      inside(manifest.name, 'jobs.copy'),
      inside(manifest.name, 'files.jsonl'),
      content,
    ]
    for (const part of parts) {
      const whole = await readFile(part)
      const damages = [
        () => truncate(part, Math.max(0, whole.length - 1)),
        () => writeFile(part, Buffer.concat([whole.subarray(0, -1), Buffer.from([255])])),
        () => appendFile(part, 'x'),
        () => rm(part),
      ]
      for (const damage of whole.length > 0 ? damages : damages.slice(2)) {
        await damage()
        await expect(restore(folder, manifest, place), part).rejects.toThrow(
          /is damaged. Nothing was touched/,
        )
        await expectUntouched()
        await writeFile(part, whole)
      }
    }
    expect(await verifyBackup(folder, manifest)).toEqual([])
  })

  it('before its manifest, or in it, is none', async () => {
    const folder = new BackupFolder(await newFolder())
    const { manifest } = await back(folder)
    const path = join(folder.path, manifest.name, 'manifest.json')
    const whole = await readFile(path, 'utf8')
    await truncate(path, whole.length - 10)
    await expect(openFolder(folder.path, {}, undefined)).rejects.toThrow(/its manifest is not whole/)
    await writeFile(path, whole.replace('"rows":', '"rows":1'))
    await expect(openFolder(folder.path, {}, undefined)).rejects.toThrow(/its manifest is not whole/)
    await rename(path, `${path}.part`)
    await expect(openFolder(folder.path, {}, undefined)).rejects.toThrow(/There is no complete backup/)
    await expectUntouched()
  })

  it('of a version that is not known here is refused as well', async () => {
    const folder = new BackupFolder(await newFolder())
    const { manifest } = await back(folder)
    const later = { name: '9999-later.sql', hash: '0'.repeat(64) }
    const newer = { ...manifest, migrations: [...manifest.migrations, later] }
    await expect(restore(folder, newer, place)).rejects.toThrow(/does not know the migration 9999-later/)
    await expectUntouched()
  })
})

describe('a sealed backup', () => {
  const passphrase = 'nine rivers and a bridge'
  const sealedFolder = async () => {
    const path = await newFolder()
    return new BackupFolder(path, await folderKey(path, passphrase))
  }

  it('holds the secret, and tells nobody else what is in it', { tags: ['slow'] }, async () => {
    const folder = await sealedFolder()
    const file = await keepFile(server, Buffer.from('a very plain text that nobody may find'))
    await back(folder)
    const opened = await openFolder(folder.path, { passphrase }, undefined)
    expect(opened.manifest.appSecret).toBe(testSecret)
    expect(await verifyBackup(opened.folder, opened.manifest)).toEqual([])
    for (const name of await readdir(folder.path, { recursive: true, withFileTypes: true })) {
      if (!name.isFile()) continue
      const bytes = await readFile(join(name.parentPath, name.name))
      for (const plain of ['a very plain text', testSecret, server.domain])
        expect(bytes.includes(plain)).toBe(false)
      expect(name.name).not.toContain(file.sha256)
    }
    expect((await back(folder)).copied).toBe(0)
  })

  it('opens with its passphrase alone', { tags: ['slow'] }, async () => {
    const folder = await sealedFolder()
    await back(folder)
    await expect(openFolder(folder.path, {}, undefined)).rejects.toThrow(/sealed: set BACKUP_PASSPHRASE/)
    const wrong = { passphrase: 'nine rivers and no bridge' }
    await expect(openFolder(folder.path, wrong, undefined)).rejects.toThrow(/not the passphrase/)
    await expect(readPassphrase({ passphrase: 'short' })).rejects.toThrow(/too short/)
    const keyFile = join(await newFolder(), 'key')
    await writeFile(keyFile, `${passphrase}\n`)
    expect((await openFolder(folder.path, { keyFile }, undefined)).manifest.appSecret).toBe(testSecret)
  })

  it('that was cut off, or whose parts changed places, is refused before anything is touched', {
    tags: ['slow'],
  }, async () => {
    const folder = await sealedFolder()
    await keepFile(server, randomBytes(200_000))
    const { manifest } = await back(folder)
    const at = (table: string) => join(folder.path, manifest.name, 'tables', `${table}.copy`)
    const [agents, domains] = [await readFile(at('agents')), await readFile(at('agent_domains'))]
    await truncate(at('agents'), agents.length - 40)
    await expect(restore(folder, manifest, place)).rejects.toThrow(/is damaged/)
    await writeFile(at('agents'), domains)
    await expect(restore(folder, manifest, place)).rejects.toThrow(/is damaged/)
    await writeFile(at('agents'), agents)
    const [large] = await contentsOf(folder.path)
    await truncate(join(folder.path, 'files', large ?? ''), 65_536 + 28 + 17)
    await expect(restore(folder, manifest, place)).rejects.toThrow(/is damaged/)
    await expectUntouched()
  })
})
