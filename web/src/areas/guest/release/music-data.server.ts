// A release in the words of schema.org.
import type { ShownRelease } from '#contract/release-pages/calls'
import type { AboutPage } from '../page-meta.server'

export function musicAlbum({ origin, url, picture }: AboutPage, release: ShownRelease) {
  const { title, artists, release_date, tracks, cover, kind, label } = release
  const byArtist = (name: string) => ({ '@type': 'MusicGroup', name })
  return {
    '@type': 'MusicAlbum',
    '@id': url,
    url,
    name: title,
    byArtist: byArtist(artists),
    image: cover ? origin + cover : picture,
    datePublished: release_date ?? undefined,
    albumReleaseType: `https://schema.org/${kind === 'single' ? 'SingleRelease' : 'AlbumRelease'}`,
    recordLabel: label ? { '@type': 'Organization', name: label } : undefined,
    numTracks: tracks.length,
    track: tracks.map(track => ({
      '@type': 'MusicRecording',
      position: track.position,
      name: track.title,
      alternateName: track.other_title || undefined,
      byArtist: byArtist(track.artists || artists),
      isrcCode: track.isrc ?? undefined,
      duration: track.seconds > 0 ? isoDuration(track.seconds) : undefined,
    })),
  }
}

/** 192.4 → PT3M12S */
function isoDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`
}
