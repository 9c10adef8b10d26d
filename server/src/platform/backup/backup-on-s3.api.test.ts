// Files in a bucket are copied like those on a disk, and brought back into one.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp, emptyPlace, keepFile, newFolder, restore } from '../../testing/backup-kit'
import { missingForS3, startS3Server } from '../../testing/s3-server'
import { testServer } from '../../testing/test-server'
import { testServices } from '../../testing/test-services'
import { s3Storage } from '../storage/s3-storage'
import { BackupFolder } from './backup-folder'
import { verifyBackup } from './verify-backup'

const missing = missingForS3()
if (missing.length > 0) console.warn(`Backups of a bucket are not tested: ${missing.join(', ')} missing.`)

describe.skipIf(missing.length > 0)('a backup of files in a bucket (skipped without Ceph)', () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>
  let storage: ReturnType<typeof s3Storage>
  let server: Awaited<ReturnType<typeof testServer>>
  beforeAll(async () => {
    s3 = await startS3Server()
    storage = s3Storage(s3.settings)
    const services = Object.assign(await testServices(), { storage })
    server = await testServer({ services })
    Object.assign(server.services, services)
  }, 240_000)
  afterAll(async () => {
    await server?.close()
    storage?.bucket.close()
    await s3?.stop()
  })

  it('takes each file and what was made of it, and brings back what the bucket lost', {
    tags: ['slow'],
  }, async () => {
    const folder = new BackupFolder(await newFolder())
    const files = [await keepFile(server), await keepFile(server, randomBytes(9_000_000))]
    const [kept, lost] = files
    if (!kept || !lost) throw new Error('two files were kept')
    const made = `derived/${server.agentId}/${lost.sha256}/thumb-1.webp`
    await storage.write(made, Buffer.from('small'))
    const { manifest, copied } = await backUp(server, storage, folder)
    expect(manifest).toMatchObject({ missing: [], damaged: [] })
    expect(copied).toBe(manifest.files.rows)
    expect(await verifyBackup(folder, manifest)).toEqual([])
    expect((await backUp(server, storage, folder)).copied).toBe(0)

    await storage.remove(lost.key)
    await storage.remove(made)
    const place = await emptyPlace(server.ownerUrl)
    try {
      await restore(folder, manifest, { ...place, storage })
      for (const { key, content } of files) expect((await bytesOf(key)).equals(content), key).toBe(true)
      expect(await bytesOf(made)).toEqual(Buffer.from('small'))
    } finally {
      await place.close()
    }
  })

  it('names a file that is not in the bucket', async () => {
    const folder = new BackupFolder(await newFolder())
    const gone = await keepFile(server)
    await storage.remove(gone.key)
    expect((await backUp(server, storage, folder)).manifest.missing).toEqual([gone.key])
  })

  async function bytesOf(key: string): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of (await storage.read(key))?.body ?? []) parts.push(part)
    return Buffer.concat(parts)
  }
})
