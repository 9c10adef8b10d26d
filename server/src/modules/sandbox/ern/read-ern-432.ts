import { elements, maybeText, named, texts, type XmlTree } from '../../../platform/xml/xml-tree'
import { refuse, refuseIf } from '../package-fault'
import { element, text, wholeNumber } from '../xml/required'
import { checkArtists, day, inSequence, moment, readDeals, seconds } from './ern-values'
import { hashOf } from './hash-of'
import type { ReadAudio, ReadFile, ReadMessage, ReadPicture, ReadTrack } from './read-message'

export function readErn432(message: XmlTree): ReadMessage {
  const release = element(message, 'ReleaseList/Release')
  const resources = element(message, 'ResourceList').children
  const resource = (reference: string) =>
    resources.find(one => text(one, 'ResourceReference') === reference) ??
    refuse('sandbox.unknownReference', { reference })
  const deals = readDeals(message, 'UseType')
  const ownDeals = deals.get(text(release, 'ReleaseReference')) ?? []
  const trackReleases = elements(message, 'ReleaseList/TrackRelease')
  const dealsOf = (reference: string) => {
    if (trackReleases.length === 0) return ownDeals
    const own = trackReleases.filter(track => text(track, 'ReleaseResourceReference') === reference)
    refuseIf(own.length !== 1, 'sandbox.unknownReference', { reference })
    return own.flatMap(track => deals.get(text(track, 'ReleaseReference')) ?? [])
  }
  const group = element(release, 'ResourceGroup')
  const tracks = inSequence(elements(group, 'ResourceGroupContentItem')).map((item): ReadTrack => {
    const reference = text(item, 'ReleaseResourceReference')
    const lyrics = linked(item, 'Lyrics').map(resource)[0]
    return {
      ...readRecording(resource(reference), message),
      lyrics: lyrics && readFile(lyrics),
      deals: dealsOf(reference),
    }
  })
  const covers = named(group, 'LinkedReleaseResourceReference').filter(isLink('CoverArt'))
  const cover = resource(covers[0]?.text ?? refuse('sandbox.missing', { element: 'CoverArt' }))
  day(text(release, 'ReleaseDate'), 'ReleaseDate')
  return {
    version: '4.3.2',
    messageId: text(message, 'MessageHeader/MessageId'),
    createdAt: moment(message, 'MessageHeader/MessageCreatedDateTime'),
    sender: text(message, 'MessageHeader/MessageSender/PartyId'),
    recipient: text(message, 'MessageHeader/MessageRecipient/PartyId'),
    upc: text(release, 'ReleaseId/ICPN'),
    type: text(release, 'ReleaseType'),
    ...shownOf(release, message),
    label: nameOf(text(release, 'ReleaseLabelReference'), message),
    seconds: seconds(release),
    tracks,
    cover: readPicture(cover, 'TechnicalDetails', 'TechnicalDetails/File'),
    deals: ownDeals,
  }
}

const isLink = (description: string) => (one: XmlTree) => one.attributes.LinkDescription === description

const linked = (item: XmlTree, description: string) =>
  elements(item, 'LinkedReleaseResourceReference')
    .filter(isLink(description))
    .map(one => one.text)

function readRecording(resource: XmlTree, message: XmlTree) {
  const kind = resource.name === 'Video' ? ('video' as const) : ('audio' as const)
  const edition = element(resource, kind === 'video' ? 'VideoEdition' : 'SoundRecordingEdition')
  const file = 'TechnicalDetails/DeliveryFile'
  const [delivered] = elements(edition, file)
  const stated = delivered && maybeText(delivered, 'Duration')
  const isOther = delivered && stated !== undefined && seconds(delivered) !== seconds(resource)
  if (isOther) refuse('sandbox.badValue', { element: 'DeliveryFile/Duration', value: stated })
  return {
    kind,
    isrc: text(edition, 'ResourceId/ISRC'),
    ...shownOf(resource, message),
    seconds: seconds(resource),
    audio: kind === 'audio' ? readAudio(edition, file) : undefined,
    video: kind === 'video' ? readPicture(edition, file, `${file}/File`, 'VideoCodecType') : undefined,
  }
}

function shownOf(tree: XmlTree, message: XmlTree): { title: string; artists: string } {
  const shown = { title: text(tree, 'DisplayTitleText'), artists: text(tree, 'DisplayArtistName') }
  const main = elements(tree, 'DisplayArtist').filter(one => text(one, 'DisplayArtistRole') === 'MainArtist')
  checkArtists(
    shown.title,
    shown.artists,
    main.map(one => nameOf(text(one, 'ArtistPartyReference'), message)),
  )
  return shown
}

function nameOf(reference: string, message: XmlTree): string {
  const party = elements(message, 'PartyList/Party').find(one => text(one, 'PartyReference') === reference)
  return party ? text(party, 'PartyName/FullName') : refuse('sandbox.unknownReference', { reference })
}

function readAudio(edition: XmlTree, path: string): ReadAudio | undefined {
  const [details] = elements(edition, path)
  return (
    details && {
      ...fileOf(element(details, 'File')),
      codec: text(details, 'AudioCodecType'),
      channels: wholeNumber(details, 'NumberOfChannels'),
      sampleRate: wholeNumber(details, 'SamplingRate'),
      bits:
        maybeText(details, 'BitsPerSample') === undefined ? undefined : wholeNumber(details, 'BitsPerSample'),
    }
  )
}

function readPicture(
  owner: XmlTree,
  path: string,
  file: string,
  codec = 'ImageCodecType',
): ReadPicture | undefined {
  const [details] = elements(owner, path)
  return (
    details && {
      ...fileOf(element(owner, file)),
      codec: text(details, codec),
      width: wholeNumber(details, 'ImageWidth'),
      height: wholeNumber(details, 'ImageHeight'),
    }
  )
}

function readFile(resource: XmlTree): ReadFile | undefined {
  const [file] = elements(resource, 'TechnicalDetails/File')
  return file && fileOf(file)
}

/** Sizes are in kilobytes of a thousand, to the byte. */
function fileOf(file: XmlTree): ReadFile {
  const size = text(file, 'FileSize')
  if (!/^\d{1,12}(\.\d{1,3})?$/.test(size)) refuse('sandbox.badValue', { element: 'FileSize', value: size })
  return {
    path: text(file, 'URI'),
    ...hashOf(text(file, 'HashSum/Algorithm'), texts(file, 'HashSum/HashSumValue')),
    size: Math.round(Number(size) * 1000),
  }
}
