// What a message of another distributor says about one release, whichever version it is in. What it leaves out stays empty: the member
// sees it in the preview, and nothing is refused that can be put right there.
import type { XmlTree } from '../../../platform/xml/xml-tree'

export interface ErnFile {
  /** From the folder of the message. */
  path: string
  sha256?: string
  md5?: string
}

export interface ErnArtist {
  name: string
  role: 'main' | 'featured' | 'remixer'
}

export interface ErnTrack {
  isrc: string
  title: string
  version: string
  artists: ErnArtist[]
  credits: Record<'composers' | 'lyricists' | 'performers' | 'arrangers' | 'producers', string[]>
  explicit: string
  instrumental: string
  language: string
  audio?: ErnFile
  lyrics?: ErnFile
}

export interface ErnRelease {
  createdAt: string
  upc: string
  title: string
  version: string
  artists: ErnArtist[]
  label: string
  genre: string
  originalDate: string
  pLine: string
  cLine: string
  cover?: ErnFile
  tracks: ErnTrack[]
}

export type ReadErn = (message: XmlTree) => ErnRelease | undefined
