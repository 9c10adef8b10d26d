// What a message says, whichever version it was written in.

export interface ReadFile {
  /** From the folder of the release. */
  path: string
  algorithm: 'sha256' | 'md5'
  hash: string
  /** ERN 3.8.2 does not say it. */
  size?: number
}

/** A sheet says nothing of what is in its files. */
export interface ReadAudio extends ReadFile {
  codec: string
  channels?: number
  sampleRate?: number
  bits?: number
}

export interface ReadPicture extends ReadFile {
  codec: string
  width?: number
  height?: number
}

export interface ReadDeal {
  /** Absent: everywhere except. */
  countries?: string[]
  except: string[]
  models: string[]
  uses: string[]
  /** Days in Asia/Shanghai. Only a revoked one of ERN 3.8.2 has none. */
  from?: string
  until?: string
}

export interface ReadTrack {
  isrc: string
  title: string
  artists: string
  seconds: number
  kind: 'audio' | 'video'
  audio?: ReadAudio
  video?: ReadPicture
  lyrics?: ReadFile
  deals: ReadDeal[]
}

export interface ReadMessage {
  version: '4.3.2' | '3.8.2' | 'sheet'
  messageId: string
  createdAt: Date
  sender: string
  recipient: string
  /** ERN 4.3.2 says everything anew and does not tell. */
  isUpdate?: boolean
  upc: string
  type: string
  title: string
  artists: string
  label: string
  seconds: number
  tracks: ReadTrack[]
  cover?: ReadPicture
  deals: ReadDeal[]
}

export function filesOf({ tracks, cover }: ReadMessage): ReadFile[] {
  const files = tracks.flatMap(({ audio, video, lyrics }) => [audio, video, lyrics])
  return [...files, cover].filter(file => file !== undefined)
}
