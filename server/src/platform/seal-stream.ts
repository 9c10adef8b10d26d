// Seals files of any size in pieces, so that no more than one piece is ever in memory. Each piece is sealed for its place, its file, its
// number and whether it is the last: one that is changed, cut off, moved, repeated or added is noticed before its bytes are given out.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Secrets } from './secrets'

const version = 2
const fileLength = 16
const ivLength = 12
const tagLength = 16
/** Of what is sealed, in every piece but the last. */
const pieceLength = 65_536
const sealedLength = ivLength + tagLength + pieceLength
const headLength = 1 + fileLength

/** What was sealed is not whole, not ours, or of another place. */
export class SealBroken extends Error {}

export async function* sealStream(
  secrets: Secrets,
  place: string,
  chunks: AsyncIterable<Buffer | string>,
): AsyncGenerator<Buffer> {
  const file = randomBytes(fileLength)
  yield Buffer.concat([Buffer.from([version]), file])
  let number = 0
  // The last piece is told by being the last, so each waits until another one follows. Nothing at all is one empty piece.
  let waiting: Buffer | undefined
  for await (const piece of inLengths(asBuffers(chunks), pieceLength)) {
    if (waiting) yield sealPiece(secrets, markOf(place, file, number++, false), waiting)
    waiting = piece
  }
  yield sealPiece(secrets, markOf(place, file, number, true), waiting ?? Buffer.alloc(0))
}

/** Throws `SealBroken` in the place of the first piece that is not as it was sealed. */
export async function* openSealedStream(
  secrets: Secrets,
  place: string,
  sealed: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let file: Buffer | undefined
  let number = 0
  let waiting: Buffer | undefined
  for await (const part of headThenPieces(sealed)) {
    if (file === undefined) {
      if (part.length < headLength || part[0] !== version) throw new SealBroken('sealed in an unknown way')
      file = part.subarray(1)
      continue
    }
    if (waiting) yield openPiece(secrets, markOf(place, file, number++, false), waiting)
    waiting = part
  }
  if (file === undefined || waiting === undefined) throw new SealBroken('its end is missing')
  yield openPiece(secrets, markOf(place, file, number, true), waiting)
}

/** All that sealing needs: for a thread, which cannot be given the secrets. */
export const sealingKey = (secrets: Secrets): Buffer => secrets.derive('seal stream')

function markOf(place: string, file: Buffer, number: number, isLast: boolean): Buffer {
  return Buffer.from(JSON.stringify([place, file.toString('hex'), number, isLast]))
}

function sealPiece(secrets: Secrets, mark: Buffer, piece: Buffer): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secrets), iv)
  cipher.setAAD(mark)
  const body = Buffer.concat([cipher.update(piece), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

function openPiece(secrets: Secrets, mark: Buffer, sealed: Buffer): Buffer {
  if (sealed.length < ivLength + tagLength) throw new SealBroken('its end is missing')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secrets), sealed.subarray(0, ivLength))
  decipher.setAAD(mark)
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()])
  } catch (error) {
    throw new SealBroken('it is not as it was sealed', { cause: error })
  }
}

async function* asBuffers(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
}

async function* headThenPieces(sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* inLengths(sealed, sealedLength, headLength)
}

/** The same bytes in pieces of one length; the first may have another, and the last is what is left. */
async function* inLengths(
  chunks: AsyncIterable<Buffer>,
  length: number,
  first = length,
): AsyncGenerator<Buffer> {
  let wanted = first
  let parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    // Whoever gave it may use its memory again.
    parts.push(size < wanted ? Buffer.from(chunk) : chunk)
    if (size < wanted) continue
    let whole = Buffer.concat(parts)
    while (whole.length >= wanted) {
      yield whole.subarray(0, wanted)
      whole = whole.subarray(wanted)
      wanted = length
    }
    parts = whole.length > 0 ? [whole] : []
    size = whole.length
  }
  if (size > 0) yield Buffer.concat(parts)
}
