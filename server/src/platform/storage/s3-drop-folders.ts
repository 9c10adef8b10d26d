import { Readable } from 'node:stream'
import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { type DropFolders, isPlainName, mostDropped } from './drop-folders'
import type { S3Bucket } from './s3-bucket'
import { assertKey } from './storage'

export function s3DropFolders({ client, at, get, remove }: S3Bucket): DropFolders {
  const keyIn = (folder: string, name: string) => {
    assertKey(folder)
    if (!isPlainName(name)) throw new RangeError(`not a name: ${JSON.stringify(name.slice(0, 60))}`)
    return `${folder}/${name}`
  }

  return {
    async list(folder) {
      assertKey(folder)
      const prefix = `${folder}/`
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({
          Bucket: at(folder).Bucket,
          Prefix: prefix,
          Delimiter: '/',
          MaxKeys: mostDropped,
        }),
      )
      return Contents.flatMap(({ Key = '', Size = 0, ETag = '' }) => {
        const name = Key.slice(prefix.length)
        return isPlainName(name) ? [{ name, size: Size, stamp: ETag }] : []
      })
    },

    async read(folder, name) {
      const found = await get(keyIn(folder, name))
      return found?.Body instanceof Readable ? found.Body : undefined
    },

    async remove(folder, name) {
      await remove(keyIn(folder, name))
    },
  }
}
