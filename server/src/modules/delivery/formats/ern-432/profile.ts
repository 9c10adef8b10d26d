import { numberParts } from '../message-items'
import type { ReleaseMessage } from '../release-message'

interface Profile {
  id: string
  releaseType: string
  /** The simple profiles know one recording and one picture, and no releases of tracks. */
  isSimple: boolean
}

export function profileOf(message: ReleaseMessage): Profile {
  const { items, lyrics } = numberParts(message)
  const isSimple = items.length === 1 && lyrics.length === 0
  switch (message.release.kind) {
    case 'single':
      return { id: isSimple ? 'SimpleAudioSingle' : 'Audio', releaseType: 'Single', isSimple }
    case 'album':
      return { id: 'Audio', releaseType: 'Album', isSimple: false }
    case 'video':
      return { id: isSimple ? 'SimpleVideoSingle' : 'Video', releaseType: 'VideoSingle', isSimple }
  }
}
