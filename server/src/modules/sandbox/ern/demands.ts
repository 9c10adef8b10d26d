// What the profiles demand, by the element that must have it. A message that lacks any of it is refused, with schemas or without.

import { elements, type XmlTree } from '../../../platform/xml/xml-tree'
import { refuse } from '../package-fault'

type Demands = Record<string, string[]>

const header = {
  MessageHeader: [
    'MessageThreadId',
    'MessageId',
    'MessageSender/PartyId',
    'MessageRecipient/PartyId',
    'MessageCreatedDateTime',
  ],
}
const lines = { PLine: ['Year', 'PLineText'], CLine: ['Year', 'CLineText'] }
const deals = { ReleaseDeal: ['DealReleaseReference', 'Deal/DealTerms'] }

const shown = ['DisplayTitleText', 'DisplayTitle', 'DisplayArtistName', 'DisplayArtist']
const recording432 = ['ResourceReference', 'Type', ...shown, 'Duration', 'ParentalWarningType']

export const demands432: Demands = {
  ...header,
  ...lines,
  ...deals,
  NewReleaseMessage: [
    ...['@ReleaseProfileVersionId', '@AvsVersionId', 'MessageHeader', 'PartyList/Party'],
    ...['ResourceList/Image', 'ReleaseList/Release'],
  ],
  DealList: ['ReleaseDeal'],
  Party: ['PartyReference', 'PartyName/FullName'],
  SoundRecording: [...recording432, 'SoundRecordingEdition'],
  SoundRecordingEdition: ['ResourceId/ISRC', 'PLine'],
  Video: [...recording432, 'VideoEdition'],
  VideoEdition: ['ResourceId/ISRC', 'PLine'],
  Image: ['ResourceReference', 'Type', 'ResourceId/ProprietaryId'],
  Text: ['ResourceReference', 'Type', 'ResourceId/ProprietaryId'],
  DisplayTitle: ['TitleText'],
  DisplayArtist: ['ArtistPartyReference', 'DisplayArtistRole'],
  Contributor: ['ContributorPartyReference', 'Role/Value'],
  DisplayGenre: ['GenreText'],
  TechnicalDetails: ['TechnicalResourceDetailsReference'],
  DeliveryFile: ['Type', 'File'],
  File: ['URI', 'HashSum/Algorithm', 'HashSum/HashSumValue', 'FileSize'],
  Release: [
    ...['ReleaseReference', 'ReleaseType', 'ReleaseId/ICPN', ...shown, 'ReleaseLabelReference', 'PLine'],
    ...['CLine', 'Duration', 'DisplayGenre', 'ReleaseDate', 'OriginalReleaseDate', 'ParentalWarningType'],
    'ResourceGroup',
  ],
  TrackRelease: [
    ...['ReleaseReference', 'ReleaseId/ProprietaryId', 'ReleaseResourceReference'],
    ...['ReleaseLabelReference', 'DisplayGenre'],
  ],
  ResourceGroup: ['ResourceGroupContentItem'],
  ResourceGroupContentItem: ['SequenceNumber', 'ReleaseResourceReference'],
  DealTerms: ['ValidityPeriod/StartDate', 'CommercialModelType', 'UseType'],
  ReleaseVisibility: ['VisibilityReference', 'ReleaseDisplayStartDateTime'],
}

const recording382 = ['ResourceReference', 'ReferenceTitle', 'Duration']
const details382 = ['TerritoryCode', 'Title', 'DisplayArtist', 'LabelName', 'Genre', 'ParentalWarningType']

export const demands382: Demands = {
  ...header,
  ...lines,
  ...deals,
  NewReleaseMessage: [
    ...['@MessageSchemaVersionId', 'MessageHeader', 'UpdateIndicator'],
    ...['ResourceList/Image', 'ReleaseList/Release'],
  ],
  DealList: ['ReleaseDeal'],
  SoundRecording: [
    'SoundRecordingType',
    'SoundRecordingId/ISRC',
    ...recording382,
    'SoundRecordingDetailsByTerritory',
  ],
  SoundRecordingDetailsByTerritory: [...details382, 'PLine'],
  Video: ['VideoType', 'VideoId/ISRC', ...recording382, 'VideoDetailsByTerritory'],
  VideoDetailsByTerritory: [...details382, 'PLine'],
  Image: ['ImageType', 'ImageId/ProprietaryId', 'ResourceReference', 'ImageDetailsByTerritory'],
  Text: ['TextType', 'TextId/ProprietaryId', 'ResourceReference', 'TextDetailsByTerritory'],
  ImageDetailsByTerritory: ['TerritoryCode', 'ParentalWarningType'],
  TextDetailsByTerritory: ['TerritoryCode', 'ParentalWarningType'],
  ReferenceTitle: ['TitleText'],
  Title: ['TitleText'],
  DisplayArtist: ['PartyName/FullName', 'ArtistRole'],
  Genre: ['GenreText'],
  File: ['FileName', 'HashSum/HashSum', 'HashSum/HashSumAlgorithmType'],
  Release: [
    ...['ReleaseId', 'ReleaseReference', 'ReferenceTitle', 'ReleaseType', 'ReleaseDetailsByTerritory'],
    ...['ReleaseResourceReferenceList/ReleaseResourceReference', 'Duration', 'PLine', 'CLine'],
  ],
  ReleaseDetailsByTerritory: [
    ...[...details382, 'DisplayArtistName', 'ResourceGroup', 'ReleaseDate', 'OriginalReleaseDate'],
  ],
  ResourceGroupContentItem: ['ResourceType', 'ReleaseResourceReference'],
  DealTerms: ['CommercialModelType', 'Usage/UseType', 'ValidityPeriod'],
}

export function checkDemands(tree: XmlTree, demands: Demands): void {
  for (const demand of demands[tree.name] ?? []) {
    if (!isThere(tree, demand)) refuse('sandbox.missing', { element: `${tree.name}/${demand}` })
  }
  for (const child of tree.children) checkDemands(child, demands)
}

function isThere(tree: XmlTree, demand: string): boolean {
  if (demand.startsWith('@')) return (tree.attributes[demand.slice(1)] ?? '') !== ''
  const found = elements(tree, demand)
  return found.length > 0 && found.every(({ text, children }) => children.length > 0 || text.trim() !== '')
}
