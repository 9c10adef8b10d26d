// What the server takes as a scan or a letter, said before anything is sent.
import type { FileRejection } from 'react-dropzone'

export const scanTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'application/pdf': ['.pdf'],
}
export const largestScan = 20 * 1024 * 1024

export function refusalOf(refused: FileRejection[]): 'tooLarge' | 'wrongType' {
  const isTooLarge = refused[0]?.errors.some(({ code }) => code === 'file-too-large')
  return isTooLarge ? 'tooLarge' : 'wrongType'
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
