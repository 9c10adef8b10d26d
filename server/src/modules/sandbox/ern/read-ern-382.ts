import { elements, maybeText, named, texts, type XmlTree } from '../../../platform/xml/xml-tree'
import { refuse, refuseIf } from '../package-fault'
import { element, text, wholeNumber } from '../xml/required'
import { checkArtists, day, inSequence, moment, oneOf, readDeals, seconds } from './ern-values'
import { hashOf } from './hash-of'
import type { ReadAudio, ReadFile, ReadMessage, ReadPicture, ReadTrack } from './read-message'

const details = 'ReleaseDetailsByTerritory'

export function readErn382(message: XmlTree): ReadMessage {
  const releases = elements(message, 'ReleaseList/Release')
  const isMain = (release: XmlTree) => release.attributes.IsMainRelease === 'true'
  const main = releases.find(isMain) ?? refuse('sandbox.missing', { element: 'Release/@IsMainRelease' })
  const resources = element(message, 'ResourceList').children
  const resource = (reference: string) =>
    resources.find(one => text(one, 'ResourceReference') === reference) ??
    refuse('sandbox.unknownReference', { reference })
  const deals = readDeals(message, 'Usage/UseType')
  /** A track is a release of its own that has this recording and no other. */
  const ownRelease = (reference: string) => {
    const own = releases.filter(one => !isMain(one) && listedIn(one).join() === reference)
    const [release] = own
    if (!release || own.length > 1) return refuse('sandbox.unknownReference', { reference })
    inSequence(named(release, 'ResourceGroupContentItem'))
    return release
  }
  const group = element(main, `${details}/ResourceGroup`)
  const items = named(group, 'ResourceGroupContentItem')
  const isCover = (item: XmlTree) => text(item, 'ResourceType') === 'Image'
  checkListed(main, items)
  const tracks = inSequence(items.filter(item => !isCover(item))).map((item): ReadTrack => {
    const reference = text(item, 'ReleaseResourceReference')
    const release = ownRelease(reference)
    const lyrics = texts(item, 'LinkedReleaseResourceReference').map(resource)[0]
    const recording = readRecording(resource(reference))
    refuseIf(text(release, 'ReleaseId/ISRC') !== recording.isrc, 'sandbox.badIsrc', {
      code: text(release, 'ReleaseId/ISRC'),
    })
    return {
      ...recording,
      ...shownOf(release),
      lyrics: lyrics && readFile(lyrics),
      deals: deals.get(text(release, 'ReleaseReference')) ?? [],
    }
  })
  const coverItem = items.find(isCover) ?? refuse('sandbox.missing', { element: 'Image' })
  const cover = resource(text(coverItem, 'ReleaseResourceReference'))
  day(text(main, `${details}/ReleaseDate`), 'ReleaseDate')
  const update = oneOf(
    text(message, 'UpdateIndicator'),
    ['OriginalMessage', 'UpdateMessage'],
    'UpdateIndicator',
  )
  return {
    version: '3.8.2',
    messageId: text(message, 'MessageHeader/MessageId'),
    createdAt: moment(message, 'MessageHeader/MessageCreatedDateTime'),
    sender: text(message, 'MessageHeader/MessageSender/PartyId'),
    recipient: text(message, 'MessageHeader/MessageRecipient/PartyId'),
    isUpdate: update === 'UpdateMessage',
    upc: text(main, 'ReleaseId/ICPN'),
    type: text(main, 'ReleaseType'),
    ...shownOf(main),
    label: text(main, `${details}/LabelName`),
    seconds: seconds(main),
    tracks,
    cover: readPicture(cover, 'ImageDetailsByTerritory/TechnicalImageDetails', 'ImageCodecType'),
    deals: deals.get(text(main, 'ReleaseReference')) ?? [],
  }
}

const listedIn = (release: XmlTree) => texts(release, 'ReleaseResourceReferenceList/ReleaseResourceReference')

/** The list of a release and its groups speak of the same resources. */
function checkListed(release: XmlTree, items: XmlTree[]): void {
  const grouped = items.flatMap(item => [
    ...texts(item, 'ReleaseResourceReference'),
    ...texts(item, 'LinkedReleaseResourceReference'),
  ])
  const listed = listedIn(release)
  for (const reference of listed)
    refuseIf(!grouped.includes(reference), 'sandbox.unusedReference', { reference })
  for (const reference of grouped)
    refuseIf(!listed.includes(reference), 'sandbox.unknownReference', { reference })
}

function readRecording(resource: XmlTree) {
  const kind = resource.name === 'Video' ? ('video' as const) : ('audio' as const)
  const name = kind === 'video' ? 'Video' : 'SoundRecording'
  const technical = `${name}DetailsByTerritory/Technical${name}Details`
  return {
    kind,
    isrc: text(resource, `${name}Id/ISRC`),
    seconds: seconds(resource),
    audio: kind === 'audio' ? readAudio(resource, technical) : undefined,
    video: kind === 'video' ? readPicture(resource, technical, 'VideoCodecType') : undefined,
  }
}

function shownOf(release: XmlTree): { title: string; artists: string } {
  const where = element(release, details)
  const titles = elements(where, 'Title')
  const shown =
    titles.find(one => one.attributes.TitleType === 'DisplayTitle') ?? element(release, 'ReferenceTitle')
  const title = text(shown, 'TitleText')
  const artists = text(where, 'DisplayArtistName')
  const main = elements(where, 'DisplayArtist').filter(one => text(one, 'ArtistRole') === 'MainArtist')
  checkArtists(
    title,
    artists,
    main.map(one => text(one, 'PartyName/FullName')),
  )
  return { title, artists }
}

function readAudio(resource: XmlTree, path: string): ReadAudio | undefined {
  const [technical] = elements(resource, path)
  return (
    technical && {
      ...fileOf(element(technical, 'File')),
      codec: text(technical, 'AudioCodecType'),
      channels: wholeNumber(technical, 'NumberOfChannels'),
      sampleRate: wholeNumber(technical, 'SamplingRate'),
      bits:
        maybeText(technical, 'BitsPerSample') === undefined
          ? undefined
          : wholeNumber(technical, 'BitsPerSample'),
    }
  )
}

function readPicture(resource: XmlTree, path: string, codec: string): ReadPicture | undefined {
  const [technical] = elements(resource, path)
  return (
    technical && {
      ...fileOf(element(technical, 'File')),
      codec: text(technical, codec),
      width: wholeNumber(technical, 'ImageWidth'),
      height: wholeNumber(technical, 'ImageHeight'),
    }
  )
}

function readFile(resource: XmlTree): ReadFile | undefined {
  const [file] = elements(resource, 'TextDetailsByTerritory/TechnicalTextDetails/File')
  return file && fileOf(file)
}

const fileOf = (file: XmlTree): ReadFile => ({
  path: `${maybeText(file, 'FilePath') ?? ''}${text(file, 'FileName')}`,
  ...hashOf(text(file, 'HashSum/HashSumAlgorithmType'), texts(file, 'HashSum/HashSum')),
})
