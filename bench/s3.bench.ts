// A package of 200 MB by our transport, beside the same files by the SDK's own upload, to a real server on this machine.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Upload } from '@aws-sdk/lib-storage'
import { s3Bucket } from '../server/src/platform/storage/s3-bucket'
import { s3Transport } from '../server/src/platform/transports/s3/s3-transport'
import { openGate } from '../server/src/testing/open-gate'
import { missingForS3, startS3Server } from '../server/src/testing/s3-server'
import type { Figure } from './figure'
import { median } from './load'
import { makePackage, packageMegabytes, sendPackage } from './package-files'
import { megabytesPerSecond, ratioAtLeast, timed } from './timing'

/** What is replaced stays in the server's memory for a while, and that has no room for more. */
const rounds = 3

export async function run(): Promise<Figure[]> {
  const missing = missingForS3()
  if (missing.length > 0) {
    console.warn(`Not measured: deliveries to S3. Missing: ${missing.join(', ')}.`)
    return []
  }
  const server = await startS3Server()
  const files = await makePackage()
  const bucket = s3Bucket(server.settings)
  try {
    const bySdk = async (names: readonly string[]) => {
      for (const name of names) {
        const Body = createReadStream(join(files.folder, name))
        await new Upload({ client: bucket.client, params: { ...bucket.at(`theirs/${name}`), Body } }).done()
      }
    }
    const byUs = (names: readonly string[]) =>
      sendPackage(s3Transport({ ...server.settings, folder: '' }, openGate()), 'ours', { ...files, names })
    const times = { ours: [] as number[], sdk: [] as number[] }
    const [first = ''] = files.names
    await bySdk([first])
    await byUs([first])
    for (let round = 0; round < rounds; round++) {
      times.sdk.push(await timed(() => bySdk(files.names)))
      times.ours.push(await timed(() => byUs(files.names)))
    }
    const [sdk, ours] = [median(times.sdk), median(times.ours)].map(
      time => packageMegabytes / (time / 1000),
    ) as [number, number]
    return [
      megabytesPerSecond('upload by the SDK', sdk),
      megabytesPerSecond('a delivery to S3', ours),
      ratioAtLeast(0.7, 'S3: our transport / the SDK', ours / sdk),
    ]
  } finally {
    bucket.close()
    await server.stop()
    await files.remove()
  }
}
