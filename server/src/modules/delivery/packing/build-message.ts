// From a work as it was signed to what a channel is told about it. Asks nobody: the same inputs are the same message.
import { todayInChina } from '#contract/identity/age'
import { emptyAiUse, type ReleaseDetails } from '#contract/works/work'
import type {
  MessageParty,
  MessageRelease,
  MessageTrack,
  ReleaseMessage,
  RightsLine,
} from '../formats/release-message'
import { dealsFor, withdrawnPlaces } from './message-deals'
import { genreFor } from './message-genre'
import type { DeliveredTrack, DeliveryInputs, PackedParts } from './message-inputs'
import { artistsFor, contributorsOf } from './message-people'

export function buildMessage(inputs: DeliveryInputs, packed: PackedParts): ReleaseMessage {
  const { delivery, sender } = inputs
  const tracks = deliveredTracks(inputs)
  const [first] = tracks
  const { video } = packed
  return {
    messageId: delivery.messageId,
    threadId: delivery.threadId,
    createdAt: delivery.createdAt,
    kind: delivery.kind,
    sender,
    recipient: recipientOf(inputs),
    release: delivery.video && first ? videoRelease(inputs, first) : wholeRelease(inputs),
    tracks: delivery.video ? [] : tracks.flatMap(track => soundTrack(track, inputs, packed)),
    videos: tracks.flatMap(track =>
      delivery.video && video ? [{ ...aboutTrack(track, inputs), isrc: delivery.video.isrc, video }] : [],
    ),
    cover: packed.cover,
    deals: tracks.length > 0 ? dealsFor(inputs, tracks) : [],
    withdrawn: withdrawnPlaces(tracks),
  }
}

/** All of them, or the one whose video goes out. */
export function deliveredTracks({ tracks, delivery: { video } }: DeliveryInputs): readonly DeliveredTrack[] {
  return video ? tracks.filter(({ id }) => id === video.trackId) : tracks
}

function recipientOf({ channel: { profile } }: DeliveryInputs): MessageParty {
  return { partyId: profile.party_id, name: profile.party_name || profile.name.en || profile.name['zh-CN'] }
}

function wholeRelease({ work, tracks, channel, delivery }: DeliveryInputs): MessageRelease {
  const { details, scope } = work
  const isExplicit = details.explicit || tracks.some(track => track.details.explicit)
  const today = todayInChina(delivery.createdAt)
  return {
    kind: work.kind,
    upc: work.upc ?? '',
    title: details.title,
    version: details.version,
    otherTitles: writtenTitles(details),
    artists: artistsFor(details.artists, channel),
    // Who has no label publishes under their own name.
    label: details.label || details.p_line.owner,
    ...genreFor(details, channel.profile.genres),
    language: details.language ?? 'und',
    warning: isExplicit ? 'explicit' : 'none',
    ...(details.original_release_date && { originalReleaseDate: details.original_release_date }),
    releaseDate: scope.release_date ?? (delivery.kind === 'takedown' ? today : ''),
    pLine: rightsLine(details.p_line),
    cLine: rightsLine(details.c_line),
    aiUse: details.ai_use ?? emptyAiUse,
  }
}

function videoRelease(inputs: DeliveryInputs, track: DeliveredTrack): MessageRelease {
  const { title, version, artists, language, warning } = aboutTrack(track, inputs)
  const upc = inputs.delivery.video?.upc ?? ''
  return { ...wholeRelease(inputs), kind: 'video', upc, title, version, artists, language, warning }
}

function soundTrack(track: DeliveredTrack, inputs: DeliveryInputs, packed: PackedParts): MessageTrack[] {
  const audio = packed.audio.get(track.id)
  if (!audio) return []
  const about = aboutTrack(track, inputs)
  const lyrics = packed.lyrics.get(track.id)
  return [{ ...about, audio, ...(lyrics && { lyrics: { ...lyrics, language: about.language } }) }]
}

/** A line that was opened and left empty says nothing. */
const writtenTitles = ({ other_titles }: Pick<ReleaseDetails, 'other_titles'>) =>
  other_titles.filter(({ text }) => text !== '')

/** What a track leaves open is as the release says. */
function aboutTrack({ isrc, details }: DeliveredTrack, { work, channel }: DeliveryInputs) {
  const { artists, language, explicit, instrumental } = details
  return {
    isrc: isrc ?? '',
    title: details.title,
    version: details.version,
    otherTitles: writtenTitles(details),
    artists: artistsFor(artists.length > 0 ? artists : work.details.artists, channel),
    contributors: contributorsOf(details),
    language: instrumental ? 'zxx' : (language ?? work.details.language ?? 'und'),
    isInstrumental: instrumental,
    warning: (explicit ?? work.details.explicit) ? ('explicit' as const) : ('none' as const),
    pLine: rightsLine(work.details.p_line),
  }
}

const rightsLine = ({ year, owner }: ReleaseDetails['p_line']): RightsLine => ({ year: year ?? 0, owner })
