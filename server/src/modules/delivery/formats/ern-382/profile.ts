import type { ReleaseMessage } from '../release-message'

interface Profile {
  id: string
  releaseType: string
  trackReleaseType: string
}

export function profileOf({ release }: ReleaseMessage): Profile {
  switch (release.kind) {
    case 'single':
      return profile('AudioSingle', 'Single', 'TrackRelease')
    case 'album':
      return profile('AudioAlbumMusicOnly', 'Album', 'TrackRelease')
    case 'video':
      return profile('VideoSingle', 'VideoSingle', 'VideoTrackRelease')
  }
}

const profile = (name: string, releaseType: string, trackReleaseType: string): Profile => ({
  id: `CommonReleaseTypes/13/${name}`,
  releaseType,
  trackReleaseType,
})
