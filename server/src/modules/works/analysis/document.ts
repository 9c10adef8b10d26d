import { readFile } from 'node:fs/promises'
import { sharp } from '../../../platform/picture'

export interface DocumentAnalysis {
  format: 'pdf' | 'jpeg' | 'png'
  /** Absent: it opens. */
  problem?: 'cutOff' | 'locked' | 'tooLarge'
  width?: number
  height?: number
}

const mostPixels = 120_000_000

export async function analyseDocument(
  path: string,
  format: DocumentAnalysis['format'],
): Promise<DocumentAnalysis> {
  return format === 'pdf' ? analysePdf(await readFile(path)) : analyseScan(path, format)
}

function analysePdf(bytes: Buffer): DocumentAnalysis {
  const text = bytes.toString('latin1')
  const isWhole = /startxref\s+\d+\s+%%EOF/.test(text.slice(-4096))
  if (!isWhole) return { format: 'pdf', problem: 'cutOff' }
  const isLocked = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text)
  return isLocked ? { format: 'pdf', problem: 'locked' } : { format: 'pdf' }
}

async function analyseScan(path: string, format: 'jpeg' | 'png'): Promise<DocumentAnalysis> {
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!header) return { format, problem: 'cutOff' }
  const { width, height } = header
  if (width * height > mostPixels) return { format, width, height, problem: 'tooLarge' }
  // Decoded to the end: a file that was cut off is found now, not when an operator opens it.
  const isWhole = await sharp(path, { failOn: 'truncated', limitInputPixels: mostPixels })
    .resize(32)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
  return isWhole ? { format, width, height } : { format, width, height, problem: 'cutOff' }
}
