// An archive says of each of its files when it was written. Here that is always the first day an archive can name.

const firstDay = 0x0021
const endSign = 0x06054b50
const fileSign = 0x02014b50
const endBytes = 22

/** Changes the given bytes. */
export function steadyZip(archive: Buffer): Buffer {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0 || end + endBytes > archive.length || archive.readUInt32LE(end) !== endSign) {
    throw new RangeError('this is no archive')
  }
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== fileSign) throw new RangeError('this archive has no list of its files')
    setDay(archive, at + 12)
    setDay(archive, archive.readUInt32LE(at + 42) + 10)
    const lengths = [28, 30, 32].map(offset => archive.readUInt16LE(at + offset))
    at += 46 + lengths.reduce((sum, length) => sum + length)
  }
  return archive
}

function setDay(archive: Buffer, at: number) {
  archive.writeUInt16LE(0, at)
  archive.writeUInt16LE(firstDay, at + 2)
}
