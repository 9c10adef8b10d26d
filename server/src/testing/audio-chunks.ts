// Audio files put together byte by byte, for what no encoder can be asked to write.

/** A part of a WAV file, with the byte that fills up an odd length. */
export function riffChunk(name: string, body: Buffer, stated = body.length): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(stated, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/** The same for AIFF, which counts the other way round. */
export function formChunk(name: string, body: Buffer): Buffer {
  const chunk = riffChunk(name, body)
  chunk.writeUInt32BE(body.length, 4)
  return chunk
}

export function wavOf(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WAVE'), ...chunks])
  return riffChunk('RIFF', body)
}

/** Of a WAV file: what says how the samples are written, and the samples. */
export function wavParts(file: Buffer): { format: Buffer; samples: Buffer } {
  return { format: partOf(file, 'fmt '), samples: partOf(file, 'data') }
}

function partOf(file: Buffer, name: string): Buffer {
  let at = 12
  while (at + 8 <= file.length) {
    const length = file.readUInt32LE(at + 4)
    if (file.toString('latin1', at, at + 4) === name) return file.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
  throw new Error(`there is no ${name}`)
}

/** An AIFF file with one more part. */
export function withFormChunk(aiff: Buffer, chunk: Buffer): Buffer {
  const file = Buffer.concat([aiff, chunk])
  file.writeUInt32BE(file.length - 8, 4)
  return file
}

/** A tag with a picture, as players write it. */
export function id3WithPicture(picture: Buffer, mediaType = 'image/jpeg'): Buffer {
  const body = Buffer.concat([Buffer.from(`\0${mediaType}\0\x03\0`, 'latin1'), picture])
  const frame = Buffer.alloc(10)
  frame.write('APIC', 0)
  frame.writeUInt32BE(body.length, 4)
  return id3Tag(Buffer.concat([frame, body]))
}

function id3Tag(frames: Buffer): Buffer {
  const head = Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1')
  const sevenBits = [21, 14, 7, 0].map(shift => (frames.length >> shift) & 0x7f)
  head.set(sevenBits, 6)
  return Buffer.concat([head, frames])
}

/** A FLAC file with one more block behind its stream info; kind 6 is a picture. */
export function withFlacBlock(flac: Buffer, kind: number, body: Buffer): Buffer {
  const infoEnd = 4 + 4 + 34
  const head = Buffer.alloc(4)
  head.writeUInt32BE(body.length)
  head[0] = kind
  const isLast = ((flac[4] as number) & 0x80) !== 0
  if (isLast) head[0] = kind | 0x80
  const start = Buffer.from(flac.subarray(0, infoEnd))
  start[4] = 0
  return Buffer.concat([start, head, body, flac.subarray(infoEnd)])
}

export function flacPicture(picture: Buffer, mediaType = 'image/jpeg', stated = picture.length): Buffer {
  const number = (value: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return bytes
  }
  const name = Buffer.from(mediaType)
  const front = 3
  return Buffer.concat([
    ...[number(front), number(name.length), name, number(0)],
    ...[number(0), number(0), number(0), number(0), number(stated), picture],
  ])
}
