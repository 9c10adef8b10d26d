// Uploads that were begun survive a reload and a closed browser: where the bytes went and the grant for them are kept here, the
// file itself has to be chosen again.
import type { MaterialType } from '#contract/works/material'

export interface Place {
  workId: number
  trackId: number | null
  type: MaterialType
}

export interface KeptUpload extends Place {
  fingerprint: string
  fileName: string
  size: number
  uploadId: string
  endpoint: string
  /** Empty until the server has made a place for the bytes. */
  url: string
  grant: string
  expiresAt: string
}

const storageKey = 'uploads'

/** The same file for the same place; what it is called and when it was changed is as good as looking at every byte. */
export function fingerprintOf(file: File, { workId, trackId, type }: Place): string {
  return [workId, trackId ?? '', type, file.name, file.size, file.lastModified].join('|')
}

export function keptUploads(now = new Date()): KeptUpload[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as KeptUpload[]
    return kept.filter(({ expiresAt }) => new Date(expiresAt) > now)
  } catch {
    // Private modes may refuse storage: then an upload starts from the beginning after a reload.
    return []
  }
}

export function keepUpload(upload: KeptUpload) {
  write([...keptUploads().filter(({ fingerprint }) => fingerprint !== upload.fingerprint), upload])
}

export function forgetUpload(fingerprint: string) {
  write(keptUploads().filter(kept => kept.fingerprint !== fingerprint))
}

function write(uploads: KeptUpload[]) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(uploads))
  } catch {
    // As above.
  }
}
