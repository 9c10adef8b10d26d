// Uploads that were begun survive a reload and a closed browser: where the bytes went and the grant for them are kept here, the
// file itself has to be chosen again.
import type { OutputOf } from '#contract/call'
import type { uploadGrant } from '#contract/works/calls'

/** Leave to send one file, as the server gives it. */
export interface UploadGrant {
  uploadId: string
  endpoint: string
  grant: string
  expiresAt: string
  /** How the file is cut where its parts may go straight to the bucket. */
  direct?: DirectWay | null
}

export interface DirectWay {
  /** Of every part but the last one. */
  partBytes: number
  partCount: number
  mostAtOnce: number
}

type Granted = Pick<
  OutputOf<typeof uploadGrant>,
  'upload_id' | 'endpoint' | 'grant' | 'expires_at' | 'direct'
>

/** As a call of a member answers it. */
export function grantOf({ upload_id, endpoint, grant, expires_at, direct }: Granted): UploadGrant {
  const way = direct && {
    ...{ partBytes: direct.part_bytes, partCount: direct.part_count },
    mostAtOnce: direct.most_at_once,
  }
  return { uploadId: upload_id, endpoint, grant, expiresAt: expires_at, direct: way }
}

/** What is sent belongs somewhere: to a track, to a payer. */
export type KeptUpload<Place> = Place &
  UploadGrant & {
    fingerprint: string
    fileName: string
    size: number
    /** Empty until the server has made a place for the bytes. */
    url: string
  }

/** The same file for the same place; what it is called and when it was changed is as good as looking at every byte. */
export function fingerprintOf(file: File, place: string): string {
  return [place, file.name, file.size, file.lastModified].join('|')
}

export class KeptUploads<Place> {
  constructor(private readonly storageKey: string) {}

  all(now = new Date()): KeptUpload<Place>[] {
    try {
      const kept = JSON.parse(localStorage.getItem(this.storageKey) ?? '[]') as KeptUpload<Place>[]
      return kept.filter(({ expiresAt }) => new Date(expiresAt) > now)
    } catch {
      // Private modes may refuse storage: then an upload starts from the beginning after a reload.
      return []
    }
  }

  keep(upload: KeptUpload<Place>) {
    this.write([...this.all().filter(({ fingerprint }) => fingerprint !== upload.fingerprint), upload])
  }

  forget(fingerprint: string) {
    this.write(this.all().filter(kept => kept.fingerprint !== fingerprint))
  }

  private write(uploads: KeptUpload<Place>[]) {
    try {
      localStorage.setItem(this.storageKey, JSON.stringify(uploads))
    } catch {
      // As above.
    }
  }
}
