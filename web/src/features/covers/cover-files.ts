// The files a cover is taken away as, on the smart page and in the editor alike.
import type { ExportWish } from './cover-jobs'

export const files = {
  jpeg: { width: 3000, height: 3000, format: 'jpeg' },
  png: { width: 3000, height: 3000, format: 'png' },
  middle: { width: 1500, height: 1500, format: 'jpeg' },
  small: { width: 640, height: 640, format: 'jpeg' },
  story: { width: 1080, height: 1920, format: 'jpeg' },
} as const satisfies Record<string, ExportWish>

export type FileKind = keyof typeof files
export const fileKinds = Object.keys(files) as FileKind[]

/** Without what no file system takes. */
export function fileName(name: string, kind: FileKind): string {
  const { width, height, format } = files[kind]
  const stem = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'cover'
  const size = kind === 'jpeg' || kind === 'png' ? '' : ` ${width === height ? width : `${width}x${height}`}`
  return `${stem}${size}.${format === 'png' ? 'png' : 'jpg'}`
}

/** Onto one's own disk. */
export function saveFile(file: File) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
