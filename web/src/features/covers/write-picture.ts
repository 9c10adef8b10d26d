import { acceptedFiles } from '#contract/works/material'
import type { Sheet } from '#covers/draw/surface'
import type { BrowserSheet } from './browser-surface'
import type { ExportFormat } from './cover-jobs'

const qualities = [0.94, 0.88, 0.8, 0.7]

export const pictureOf = (sheet: Sheet, type: string, quality?: number): Promise<Blob> =>
  (sheet as BrowserSheet).canvas.convertToBlob({ type, quality })

/** As large as a release takes, and no larger; nothing, where that cannot be. */
export async function writePicture(sheet: Sheet, format: ExportFormat): Promise<Blob | undefined> {
  for (const quality of format === 'jpeg' ? qualities : [undefined]) {
    const file = await pictureOf(sheet, `image/${format}`, quality)
    if (file.size <= acceptedFiles.cover.maxBytes) return file
  }
  return undefined
}
