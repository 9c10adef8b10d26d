import sharp from 'sharp'

/** A real picture, drawn for the test. */
export function picture(format: 'png' | 'jpeg' | 'gif', side = 400): Promise<Buffer> {
  const canvas = sharp({ create: { width: side, height: side, channels: 3, background: '#b8402a' } })
  return canvas.toFormat(format).toBuffer()
}
