// Every small damage that a receiver must see, one at a time. What would change nothing for a reader is not made: a name becomes one
// that nobody has, a hash digit another digit, and an element goes only where it is the last of its kind.
import { XmlDocument, type XmlElement, XmlText } from 'libxml2-wasm'
import type { BuiltPackage } from './build-package'
import { type Chance, chanceFrom } from './chance'
import type { ErnVersion } from './ddex'

export interface Damage {
  name: string
  damaged: BuiltPackage
}

const references = [
  ...['PartyReference', 'ArtistPartyReference', 'ContributorPartyReference', 'ReleaseLabelReference'],
  ...['ResourceReference', 'ReleaseResourceReference', 'LinkedReleaseResourceReference'],
  ...['ReleaseReference', 'DealReleaseReference', 'VisibilityReference', 'ReleaseVisibilityReference'],
]

const header = ['MessageId', 'MessageThreadId', 'MessageSender', 'MessageRecipient', 'MessageCreatedDateTime']
const both = [
  ...header.map(name => `//MessageHeader/${name}`),
  ...['//MessageHeader//PartyId', '//MessageHeader', '//ResourceList', '//ReleaseList', '//DealList'],
  ...['//ResourceReference', '//ISRC', '//ICPN', '//PLine', '//CLine', '//PLine/Year', '//PLineText'],
  ...[
    '//CLineText',
    '//SoundRecording/Duration',
    '//Release/Duration',
    '//SoundRecording//ParentalWarningType',
    '//Release//ParentalWarningType',
  ],
  ...['//ReleaseReference', '//ReleaseType', '//ResourceGroup', '//ResourceGroupContentItem', '//GenreText'],
  ...['//ResourceGroupContentItem/SequenceNumber', '//ReleaseDeal', '//DealReleaseReference', '//DealTerms'],
  ...['//DealTerms/TerritoryCode', '//ValidityPeriod', '//StartDate', '//CommercialModelType', '//UseType'],
  ...['//File', '//HashSum', '//DisplayArtist', '//DisplayArtistName', '//TitleText', '//Image'],
  ...['//ReleaseResourceReference', '//LinkedReleaseResourceReference', '//ReleaseDate', '//AudioCodecType'],
  ...['//NumberOfChannels', '//SamplingRate', '//BitsPerSample', '//ImageWidth', '//ImageHeight'],
]
const required: Record<ErnVersion, string[]> = {
  '432': [
    ...both,
    ...['//PartyList', '//Party', '//PartyList//FullName', '//PartyReference', '//ArtistPartyReference'],
    ...['//DisplayArtistRole', '//DisplayTitleText', '//ReleaseLabelReference', '//DisplayGenre', '//URI'],
    ...[
      '//HashSumValue',
      '//Algorithm',
      '//FileSize',
      '//TechnicalDetails',
      '//TrackRelease',
      '//DeliveryFile',
    ],
    ...['//SoundRecordingEdition', '//OriginalReleaseDate', '//Contributor/ContributorPartyReference'],
    ...['//VisibilityReference', '//ReleaseVisibilityReference', '//TrackRelease/ReleaseId'],
  ],
  '382': [
    ...both,
    ...[
      '//UpdateIndicator',
      '//ReferenceTitle',
      '//SoundRecordingType',
      '//SoundRecordingDetailsByTerritory',
    ],
    ...['//DisplayArtist/PartyName', '//ArtistRole', '//LabelName', '//FileName', '//FilePath', '//Usage'],
    ...['//HashSumAlgorithmType', '//ReleaseDetailsByTerritory', '//TechnicalSoundRecordingDetails'],
    ...['//TechnicalImageDetails', '//ReleaseResourceReferenceList', '//ImageType', '//ReleaseId'],
  ],
}

const flipsEach = 12

export function damagesOf(built: BuiltPackage, version: ErnVersion, seed = 1): Damage[] {
  const chance = chanceFrom(seed)
  return [...flippedFiles(built, chance), ...flippedValues(built, chance), ...removedElements(built, version)]
}

const messageFile = (built: BuiltPackage) => `${built.message.release.upc}/${built.message.release.upc}.xml`

function damaged(built: BuiltPackage, file: string, bytes: Buffer): BuiltPackage {
  return { ...built, files: new Map([...built.files, [file, bytes]]) }
}

function flippedFiles(built: BuiltPackage, chance: Chance): Damage[] {
  const resources = [...built.files].filter(([file]) => file.includes('/resources/'))
  return resources.flatMap(([file, bytes]) =>
    Array.from({ length: flipsEach }, () => {
      const [at, bit] = [chance.below(bytes.length), chance.below(8)]
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
      return { name: `bit ${bit} of byte ${at} in ${file}`, damaged: damaged(built, file, flipped) }
    }),
  )
}

/** `change` is given a document of its own for each of what the path finds. */
function changes(
  built: BuiltPackage,
  path: string,
  change: (element: XmlElement) => string | undefined,
): Damage[] {
  const file = messageFile(built)
  const xml = String(built.files.get(file))
  const count = withDocument(xml, document => document.find(path).length)
  return Array.from({ length: count }, (_, index) =>
    withDocument(xml, document => {
      const name = change(document.find(path)[index] as XmlElement)
      const changed = Buffer.from(document.toString())
      return name === undefined
        ? []
        : [{ name: `${name} (${path} ${index})`, damaged: damaged(built, file, changed) }]
    }),
  ).flat()
}

function withDocument<T>(xml: string, use: (document: XmlDocument) => T): T {
  const document = XmlDocument.fromString(xml)
  try {
    return use(document)
  } finally {
    document.dispose()
  }
}

/** One digit of each. `0x40` makes a letter of it, which no name and no code has there; `1` makes the next digit. */
function flippedValues(built: BuiltPackage, chance: Chance): Damage[] {
  const flip = (path: string, bit: number) =>
    changes(built, path, element => {
      const text = element.firstChild
      if (!(text instanceof XmlText)) throw new Error(`${path} has no text`)
      const value = Buffer.from(text.content)
      const digits = [...value.keys()].filter(at => /\d/.test(String.fromCharCode(value[at] ?? 0)))
      const at = digits[chance.below(digits.length)] ?? 0
      const was = text.content
      value[at] = (value[at] ?? 0) ^ bit
      text.content = String(value)
      return `${was} → ${value}`
    })
  return [
    ...references.flatMap(name => flip(`//${name}`, 0x40)),
    ...flip('//ISRC', 0x40),
    ...flip('//ICPN', 1),
    ...flip('//HashSumValue | //HashSum[not(*)]', 1),
    ...flip('//FileSize | //ImageWidth | //NumberOfChannels | //SamplingRate', 1),
    ...flip('//ResourceGroupContentItem/SequenceNumber', 1),
  ]
}

function removedElements(built: BuiltPackage, version: ErnVersion): Damage[] {
  return required[version].flatMap(path =>
    changes(built, path, element => {
      const siblings = element.parent?.find(`./${element.name}`) ?? []
      if (siblings.length > 1) return undefined
      element.remove()
      return 'without it'
    }),
  )
}
