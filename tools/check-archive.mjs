#!/usr/bin/env node
// node check-archive.mjs <archive.zip>: is everything in it that its manifest lists, byte for byte? Needs nothing but Node 18 or later.
// Ends with 0: whole. 1: something is missing, wrong or not listed. 2: it cannot be read as an archive. The format: docs/archive-format.md.
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createInflateRaw } from 'node:zlib'

const manifestName = 'manifest.json'
const knownVersion = 1
const mostManifest = 512 * 1024 ** 2

/** @typedef {import('node:fs/promises').FileHandle} FileHandle */
/** @typedef {{ method: number, packed: number, size: number, offset: number }} Entry */

/** What the file is not, in a sentence. */
class NotAnArchive extends Error {}

/** @param {FileHandle} file @param {number} position @param {number} length */
async function readAt(file, position, length) {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, position)
  if (bytesRead < length) throw new NotAnArchive('The file ends too early. Download it again.')
  return bytes
}

/**
 * Where the list of files is: the last thing in a ZIP, in the form for large files if there is one.
 * @param {FileHandle} file @param {number} size
 */
async function findDirectory(file, size) {
  const length = Math.min(size, 65_557)
  const tail = await readAt(file, size - length, length)
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (at < 0) throw new NotAnArchive('This is no ZIP file, or its end is missing. Download it again.')
  const position = size - length + at
  const locator = position >= 20 ? await readAt(file, position - 20, 20) : Buffer.alloc(20)
  if (locator.readUInt32LE(0) !== 0x07064b50) {
    return {
      count: tail.readUInt16LE(at + 10),
      size: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    }
  }
  const end = await readAt(file, Number(locator.readBigUInt64LE(8)), 56)
  if (end.readUInt32LE(0) !== 0x06064b50) throw new NotAnArchive('The end of the ZIP file is damaged.')
  return {
    count: Number(end.readBigUInt64LE(32)),
    size: Number(end.readBigUInt64LE(40)),
    offset: Number(end.readBigUInt64LE(48)),
  }
}

/** @param {FileHandle} file @param {number} size */
async function readDirectory(file, size) {
  const directory = await findDirectory(file, size)
  if (directory.offset + directory.size > size)
    throw new NotAnArchive('The list of files lies outside the file.')
  const bytes = await readAt(file, directory.offset, directory.size)
  /** @type {Map<string, Entry>} */
  const files = new Map()
  let at = 0
  for (let number = 0; number < directory.count; number += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) {
      throw new NotAnArchive('The list of files is damaged.')
    }
    const nameLength = bytes.readUInt16LE(at + 28)
    const extraLength = bytes.readUInt16LE(at + 30)
    const commentLength = bytes.readUInt16LE(at + 32)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const extra = bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
    const entry = {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    }
    readLargeSizes(extra, entry)
    if (files.has(name)) throw new NotAnArchive(`Two files have the name ${name}.`)
    files.set(name, entry)
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}

/**
 * Sizes that do not fit into four bytes stand in a field of their own, in this order.
 * @param {Buffer} extra @param {Entry} entry
 */
function readLargeSizes(extra, entry) {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let place = at + 4
    for (const key of /** @type {const} */ (['size', 'packed', 'offset'])) {
      if (entry[key] !== 0xffffffff) continue
      entry[key] = Number(extra.readBigUInt64LE(place))
      place += 8
    }
  }
}

/** @param {FileHandle} file @param {Entry} entry */
async function* packedBytes(file, entry) {
  const head = await readAt(file, entry.offset, 30)
  if (head.readUInt32LE(0) !== 0x04034b50) throw new Error('its beginning is damaged')
  let position = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const end = position + entry.packed
  while (position < end) {
    const bytes = await readAt(file, position, Math.min(1024 * 1024, end - position))
    position += bytes.length
    yield bytes
  }
}

/** @param {FileHandle} file @param {Entry} entry @returns {AsyncGenerator<Buffer, void>} */
async function* bytesOf(file, entry) {
  if (entry.method === 0) return yield* packedBytes(file, entry)
  if (entry.method !== 8) throw new Error(`it is packed in an unknown way (${entry.method})`)
  const inflate = createInflateRaw()
  const feed = (async () => {
    for await (const bytes of packedBytes(file, entry)) {
      if (!inflate.write(bytes))
        await new Promise(resolve => inflate.once('drain', resolve).once('close', resolve))
      if (inflate.destroyed) return
    }
    inflate.end()
  })().catch(error => inflate.destroy(error))
  for await (const bytes of inflate) yield bytes
  await feed
}

/** @param {FileHandle} file @param {Entry} entry @returns {Promise<{ size: number, sha256: string, problem?: string }>} */
async function measure(file, entry) {
  const hash = createHash('sha256')
  let size = 0
  for await (const bytes of bytesOf(file, entry)) {
    hash.update(bytes)
    size += bytes.length
  }
  return { size, sha256: hash.digest('hex') }
}

/** @param {FileHandle} file @param {Map<string, Entry>} files */
async function readManifest(file, files) {
  const entry = files.get(manifestName)
  if (!entry) throw new NotAnArchive(`There is no ${manifestName} in it.`)
  if (entry.size > mostManifest) throw new NotAnArchive(`Its ${manifestName} is too large.`)
  const pieces = []
  for await (const bytes of bytesOf(file, entry)) pieces.push(bytes)
  const bytes = Buffer.concat(pieces)
  let manifest
  try {
    manifest = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new NotAnArchive(`Its ${manifestName} cannot be read.`)
  }
  if (manifest?.format !== 'tributary-archive' || !Array.isArray(manifest.entries)) {
    throw new NotAnArchive('This is no archive of an account.')
  }
  if (manifest.version !== knownVersion) {
    throw new NotAnArchive(
      `This archive has version ${manifest.version}; this program knows version ${knownVersion}.`,
    )
  }
  return { manifest, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** @param {string} path */
async function check(path) {
  const file = await open(path, 'r')
  try {
    const files = await readDirectory(file, (await file.stat()).size)
    const { manifest, sha256 } = await readManifest(file, files)
    const wrong = []
    let bytes = 0
    for (const listed of manifest.entries) {
      const entry = files.get(listed.path)
      files.delete(listed.path)
      if (!entry) {
        wrong.push(`missing: ${listed.path}`)
        continue
      }
      const found = await measure(file, entry).catch(error => ({
        ...{ size: 0, sha256: '' },
        problem: String(error.message),
      }))
      if (found.problem) wrong.push(`damaged: ${listed.path} (${found.problem})`)
      else if (found.size !== listed.size || found.sha256 !== listed.sha256)
        wrong.push(`changed: ${listed.path}`)
      else bytes += found.size
    }
    files.delete(manifestName)
    for (const name of files.keys()) wrong.push(`not listed: ${name}`)
    return { manifest, sha256, wrong, bytes }
  } finally {
    await file.close()
  }
}

const path = process.argv[2]
if (!path) {
  console.error('node check-archive.mjs <archive.zip>')
  process.exit(2)
}
try {
  const { manifest, sha256, wrong, bytes } = await check(path)
  for (const line of wrong) console.log(line)
  for (const gone of manifest.missing ?? [])
    console.log(`was not there when the archive was made: ${gone.path}`)
  console.log(`manifest ${sha256}`)
  console.log(`${manifest.entries.length} files, ${bytes} bytes, made ${manifest.made_at}`)
  console.log(wrong.length === 0 ? 'Everything listed is here and unchanged.' : `${wrong.length} wrong.`)
  process.exit(wrong.length === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
