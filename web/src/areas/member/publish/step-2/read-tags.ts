import type { KnownFile } from './plan-files'

/** Only the beginning is read: tags stand there, and a folder may hold gigabytes. */
const headBytes = 1_048_576

/** What a file says about itself. A file without tags, or with broken ones, is known by its name. */
export async function readTags(file: File): Promise<KnownFile> {
  const { parseBlob } = await import('music-metadata')
  try {
    const { common } = await parseBlob(file.slice(0, headBytes, file.type), {
      skipCovers: true,
      duration: false,
    })
    return { file, title: common.title, trackNumber: common.track.no ?? undefined }
  } catch {
    return { file }
  }
}
