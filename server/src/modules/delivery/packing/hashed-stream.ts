import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

/** Hashes what passes. The hashes can be asked for once, when all of it has passed. */
export function hashedStream(source: Readable) {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')]
  const body = Readable.from(
    (async function* () {
      for await (const chunk of source) {
        sha256.update(chunk)
        md5.update(chunk)
        yield chunk
      }
    })(),
    { objectMode: false },
  )
  return { body, hashes: () => ({ sha256: sha256.digest(), md5: md5.digest() }) }
}
