import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openSealedStream, SealBroken, sealStream } from './seal-stream'
import { secretsFrom } from './secrets'

const secrets = secretsFrom('a secret that is only used in tests')
const head = 17
const piece = 28 + 65_536

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}
const sealed = (bytes: Buffer, size = 10_000, place = 'place') =>
  collect(sealStream(secrets, place, inChunks(bytes, size)))
const opened = (bytes: Buffer, place = 'place', size = 7_777) =>
  collect(openSealedStream(secrets, place, inChunks(bytes, size)))

describe('a sealed stream', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])('of %i bytes opens again', async length => {
    const bytes = randomBytes(length)
    for (const size of [1_000, 65_536, 400_000]) {
      const file = await sealed(bytes, size)
      expect((await opened(file, 'place', size)).equals(bytes)).toBe(true)
    }
  })

  it('is of what it was given, though the memory of it is used again', async () => {
    const bytes = randomBytes(200_000)
    async function* inOneBuffer() {
      const buffer = Buffer.alloc(10_000)
      for (let at = 0; at < bytes.length; at += buffer.length) {
        bytes.copy(buffer, 0, at)
        yield buffer
      }
    }
    const file = await collect(sealStream(secrets, 'place', inOneBuffer()))
    expect((await opened(file)).equals(bytes)).toBe(true)
  })

  it('shows nothing of what is in it, and looks different every time', async () => {
    const bytes = Buffer.from('6222020200112233446'.repeat(100))
    const [one, other] = [await sealed(bytes), await sealed(bytes)]
    expect(one.equals(other)).toBe(false)
    expect(one.includes('6222')).toBe(false)
  })

  it('does not open elsewhere or with another secret', async () => {
    const file = await sealed(randomBytes(100))
    await expect(opened(file, 'another place')).rejects.toThrow(SealBroken)
    const others = secretsFrom('another secret of enough length')
    await expect(collect(openSealedStream(others, 'place', inChunks(file, 99)))).rejects.toThrow(SealBroken)
  })

  it('is noticed to be changed, cut off, prolonged, reordered or mixed with another', async () => {
    const file = await sealed(randomBytes(65_536 * 3 + 5))
    const other = await sealed(randomBytes(65_536 * 3 + 5))
    const of = (from: Buffer, number: number) =>
      from.subarray(head + number * piece, head + (number + 1) * piece)
    const start = file.subarray(0, head)
    const broken: Record<string, Buffer> = {
      nothing: Buffer.alloc(0),
      'its head alone': start,
      'half a head': file.subarray(0, 5),
      'without its last piece': file.subarray(0, head + 3 * piece),
      'without its last byte': file.subarray(0, -1),
      'with a byte more': Buffer.concat([file, Buffer.from([0])]),
      'with its last piece twice': Buffer.concat([file, of(file, 3)]),
      'two pieces swapped': Buffer.concat([start, of(file, 1), of(file, 0), of(file, 2), of(file, 3)]),
      'a piece left out': Buffer.concat([start, of(file, 0), of(file, 2), of(file, 3)]),
      'a piece of another file': Buffer.concat([start, of(file, 0), of(other, 1), of(file, 2), of(file, 3)]),
      'the head of another file': Buffer.concat([other.subarray(0, head), file.subarray(head)]),
    }
    for (const [name, bytes] of Object.entries(broken)) {
      await expect(opened(bytes), name).rejects.toThrow(SealBroken)
    }
    for (const at of [0, 3, head, head + 12, head + 40, file.length - 1]) {
      const changed = Buffer.from(file)
      changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at)
      await expect(opened(changed), `byte ${at}`).rejects.toThrow(SealBroken)
    }
  })

  it('holds a few pieces at a time, whatever comes', async () => {
    let given = 0
    async function* endless() {
      for (;;) {
        given += 1
        yield Buffer.alloc(65_536)
      }
    }
    const source = sealStream(secrets, 'place', endless())
    for (let taken = 0; taken < 10; taken++) await source.next()
    await source.return(undefined)
    expect(given).toBeLessThan(13)
  })
})
