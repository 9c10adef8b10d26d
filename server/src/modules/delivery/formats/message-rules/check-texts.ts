import { itemsOf } from '../message-items'
import type { NamedArtist, ReleaseMessage } from '../release-message'
import { fault, faultIf, type MessageFault } from './fault'

/** What XML 1.0 has no way to write, and the carriage return, which would not come back as it was sent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unwritable = /[\0-\x08\x0b-\x1f\ufffe\uffff]|\p{Surrogate}/gu

export function checkTexts(message: ReleaseMessage): MessageFault[] {
  const texts = [...new Set(textsIn(message))].filter(text => text.search(unwritable) >= 0)
  return [
    ...texts.map(text => fault('distribution.unwritableText', { text: text.replace(unwritable, '\ufffd') })),
    ...checkRelease(message),
    ...checkTracks(message),
    ...checkLanguages(message),
  ]
}

/** Every text, wherever it stands, so that none is forgotten. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value instanceof Date || typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

function checkRelease({ release, sender, recipient, ...message }: ReleaseMessage): MessageFault[] {
  const named = [
    release.label,
    release.genre,
    release.pLine.owner,
    release.cLine.owner,
    sender.name,
    recipient.name,
  ]
  const count = release.kind === 'video' ? message.videos.length : message.tracks.length
  const others = release.kind === 'video' ? message.tracks.length : message.videos.length
  return [
    ...faultIf(
      count === 0 || others > 0 || (release.kind === 'single' && count > 1),
      'distribution.wrongTracks',
    ),
    ...faultIf(isBlank(release.title), 'distribution.noTitle'),
    ...faultIf(named.some(isBlank), 'distribution.incompleteRelease'),
    ...faultIf(!hasMainArtist(release.artists), 'distribution.noMainArtist'),
  ]
}

function checkTracks(message: ReleaseMessage): MessageFault[] {
  return itemsOf(message).flatMap((item, place) => {
    const names = [...item.artists, ...item.contributors].map(({ name }) => name)
    const isNamed = ![
      item.title,
      item.pLine.owner,
      ...names,
      ...item.otherTitles.map(({ text }) => text),
    ].some(isBlank)
    return [
      ...faultIf(!isNamed, 'distribution.incompleteTrack', { number: place + 1 }),
      ...faultIf(!hasMainArtist(item.artists), 'distribution.trackWithoutMainArtist', { number: place + 1 }),
    ]
  })
}

function checkLanguages(message: ReleaseMessage): MessageFault[] {
  const items = itemsOf(message)
  const titles = [message.release, ...items].flatMap(titled => titled.otherTitles)
  const languages = [message.release, ...items, ...titles].map(({ language }) => language)
  const lyrics = message.tracks.flatMap(track => track.lyrics?.language ?? [])
  return [
    ...[...languages, ...lyrics]
      .filter(language => !/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(language))
      .map(language => fault('distribution.badLanguage', { language })),
    ...titles
      .filter(({ script }) => !/^[A-Z][a-z]{3}$/.test(script))
      .map(({ script }) => fault('distribution.badLanguage', { language: script })),
  ]
}

const hasMainArtist = (artists: NamedArtist[]) =>
  artists.some(artist => artist.role === 'main') && !artists.some(artist => isBlank(artist.name))

const isBlank = (text: string) => text.trim() === ''
