import { describe, expect, it } from 'vitest'
import {
  buildAlbum,
  buildDeal,
  buildLyrics,
  buildMessage,
  buildMessageTrack,
  buildMessageVideo,
} from '../../../../testing/build-message'
import { readXml } from '../../../../testing/read-xml'
import type { ReleaseMessage } from '../release-message'
import { writeErn382 } from './write-ern-382'

const read = (message: ReleaseMessage, path: string) => readXml(writeErn382(message), xml => xml.all(path))
const main = '//Release[@IsMainRelease="true"]'

describe('an ERN 3.8.2 message', () => {
  it.each([
    ['release', 'OriginalMessage'],
    ['update', 'UpdateMessage'],
    ['takedown', 'UpdateMessage'],
  ] as const)('says of a %s whether the channel knows the release: %s', (kind, indicator) => {
    expect(read(buildMessage({ kind }), '//UpdateIndicator')).toEqual([indicator])
  })

  it.each([
    ['a single', buildMessage(), 'AudioSingle', ['Single', 'TrackRelease']],
    ['an album', buildAlbum(2), 'AudioAlbumMusicOnly', ['Album', 'TrackRelease', 'TrackRelease']],
    [
      'a video',
      buildMessage({ release: { kind: 'video' } }),
      'VideoSingle',
      ['VideoSingle', 'VideoTrackRelease'],
    ],
  ])('goes by the profile of %s', (_, message, profile, types) => {
    expect(read(message, '/*/@ReleaseProfileVersionId')).toEqual([`CommonReleaseTypes/13/${profile}`])
    expect(read(message, '//Release/ReleaseType')).toEqual(types)
  })

  it('names the resources of the release and of each track', () => {
    const message = buildAlbum(2, {
      tracks: [buildMessageTrack(1, { lyrics: buildLyrics() }), buildMessageTrack(2)],
    })
    const list = 'ReleaseResourceReferenceList/ReleaseResourceReference'
    expect(read(message, `${main}/${list}[@ReleaseResourceType="PrimaryResource"]`)).toEqual(['A1', 'A2'])
    expect(read(message, `${main}/${list}[@ReleaseResourceType="SecondaryResource"]`)).toEqual(['A3', 'A4'])
    expect(read(message, `//Release[ReleaseReference="R2"]/${list}`)).toEqual(['A2'])
    expect(read(message, `${main}//LinkedReleaseResourceReference`)).toEqual(['A4'])
    expect(read(message, '//Text[ResourceReference="A4"]//FileName')).toEqual(['001.lrc'])
  })

  it('numbers the tracks and leaves the cover without a number', () => {
    const group = `${main}/ReleaseDetailsByTerritory/ResourceGroup`
    expect(read(buildAlbum(3), `${group}/ResourceGroup/ResourceGroupContentItem/SequenceNumber`)).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(read(buildAlbum(3), `${group}/ResourceGroupContentItem/SequenceNumber`)).toEqual([])
    expect(read(buildAlbum(3), `${group}/ResourceGroupContentItem/ReleaseResourceReference`)).toEqual(['A4'])
  })

  it('says which kind of barcode it is', () => {
    const isEan = (upc: string) => read(buildMessage({ release: { upc } }), `${main}/ReleaseId/ICPN/@IsEan`)
    expect([isEan('123456789012'), isEan('6901234567892')]).toEqual([['false'], ['true']])
  })

  it('names titles for reference, for display and in other languages', () => {
    const message = buildMessage({
      release: { version: 'Live', otherTitles: [{ text: 'Xiàzhì', language: 'zh', script: 'Latn' }] },
    })
    expect(read(message, `${main}/ReferenceTitle/SubTitle`)).toEqual(['Live'])
    const title = (type: string) => read(message, `${main}//Title[@TitleType="${type}"]/TitleText`)
    expect([title('FormalTitle'), title('DisplayTitle'), title('AlternativeTitle')]).toEqual([
      ['夏至'],
      ['夏至 (Live)'],
      ['Xiàzhì'],
    ])
    expect(read(message, `${main}//Title/@LanguageAndScriptCode`)).toEqual(['zh-Latn'])
  })

  it('names artists with their roles, and the artist of a track only where it is another one', () => {
    const artists = [
      { name: '林夏', role: 'main' as const, channelId: 'artist-7' },
      { name: 'Wei', role: 'featured' as const },
      { name: 'DJ Q', role: 'remixer' as const },
    ]
    const album = buildAlbum(2, { tracks: [buildMessageTrack(1), buildMessageTrack(2, { artists })] })
    const second = '//SoundRecording[2]/SoundRecordingDetailsByTerritory'
    expect(read(album, '//SoundRecording//DisplayArtistName')).toEqual(['林夏 feat. Wei'])
    expect(read(album, `${second}/DisplayArtist/ArtistRole`)).toEqual([
      'MainArtist',
      'FeaturedArtist',
      'UserDefined',
    ])
    expect(read(album, `${second}/DisplayArtist/ArtistRole/@UserDefinedValue`)).toEqual(['Remixer'])
    expect(read(album, `${second}/DisplayArtist/PartyId`)).toEqual(['artist-7'])
    expect(read(album, `${second}/DisplayArtist/@SequenceNumber`)).toEqual(['1', '2', '3'])
  })

  it('keeps those who made the song apart from those who recorded it, each named once', () => {
    const contributors = (['lyricist', 'composer', 'arranger', 'producer', 'performer'] as const).map(
      role => ({
        name: '周远',
        role,
      }),
    )
    const message = buildMessage({ tracks: [buildMessageTrack(1, { contributors })] })
    expect(read(message, '//IndirectResourceContributor')).toHaveLength(1)
    expect(read(message, '//IndirectResourceContributorRole')).toEqual(['Lyricist', 'Composer', 'Arranger'])
    expect(read(message, '//ResourceContributor')).toHaveLength(1)
    expect(read(message, '//ResourceContributorRole')).toEqual(['Producer', 'UserDefined'])
  })

  it.each([
    ['zh', ['zh']],
    ['yue', ['zh']],
    ['zh-Hans', ['zh']],
    ['mul', []],
    ['zxx', []],
  ])('says that %s is sung in the words of its list', (language, found) => {
    const message = buildMessage({ tracks: [buildMessageTrack(1, { language })] })
    expect(read(message, '//SoundRecording/LanguageOfPerformance')).toEqual(found)
  })

  it('describes the files as they lie in the package', () => {
    const message = buildMessage()
    readXml(writeErn382(message), xml => {
      const details = '//TechnicalSoundRecordingDetails'
      expect(xml.one(`${details}/AudioCodecType`)).toBe('FLAC')
      expect(xml.one(`${details}/BitsPerSample`)).toBe('24')
      expect(xml.one(`${details}/File/FileName`)).toBe('001.flac')
      expect(xml.one(`${details}/File/FilePath`)).toBe('resources/')
      expect(xml.one(`${details}/File/HashSum/HashSum`)).toBe(message.tracks[0]?.audio.md5)
      expect(xml.one(`${details}/File/HashSum/HashSumAlgorithmType`)).toBe('MD5')
      expect(xml.one('//TechnicalImageDetails/File/FileName')).toBe('cover.jpg')
    })
  })

  it('describes a video and its file', () => {
    const message = buildMessage({ release: { kind: 'video' }, videos: [buildMessageVideo(1)] })
    readXml(writeErn382(message), xml => {
      expect(xml.one('//Video/VideoId/ISRC')).toBe('CNT012600001')
      expect(xml.one('//Video/Duration')).toBe('PT3M35S')
      expect(xml.one('//TechnicalVideoDetails/VideoCodecType')).toBe('AVC')
      expect(xml.one('//TechnicalVideoDetails/File/FileName')).toBe('001.mp4')
      expect(xml.all('//ResourceGroupContentItem/ResourceType')).toEqual(['Video', 'Image', 'Video'])
    })
  })

  it('describes the release: lines, dates, genre, label, warning', () => {
    const message = buildMessage({
      release: { warning: 'explicit', originalReleaseDate: '2020-02-29', subGenre: 'Mandopop' },
    })
    readXml(writeErn382(message), xml => {
      expect(xml.one(`${main}/PLine/PLineText`)).toBe('(P) 2026 河流音乐')
      expect(xml.one(`${main}/CLine/CLineText`)).toBe('(C) 2026 河流音乐')
      expect(xml.one(`${main}//ReleaseDate`)).toBe('2026-12-01')
      expect(xml.one(`${main}//OriginalReleaseDate`)).toBe('2020-02-29')
      expect(xml.one(`${main}//LabelName`)).toBe('河流音乐')
      expect(xml.one(`${main}//Genre/SubGenre`)).toBe('Mandopop')
      expect(xml.one(`${main}//ParentalWarningType`)).toBe('Explicit')
      expect(xml.one(`${main}/Duration`)).toBe('PT3M21S')
    })
  })
})

describe('the deals of an ERN 3.8.2 message', () => {
  it('name territory, period, models, uses, price and announcement', () => {
    const deal = buildDeal({
      priceCode: 'T2',
      until: '2027-11-30',
      visibleFrom: '2026-11-20',
      territory: { worldwide: true, except: ['US'] },
    })
    readXml(writeErn382(buildMessage({ deals: [deal] })), xml => {
      expect(xml.one('//DealTerms/ExcludedTerritoryCode')).toBe('US')
      expect(xml.one('//ValidityPeriod/StartDate')).toBe('2026-12-01')
      expect(xml.one('//ValidityPeriod/EndDate')).toBe('2027-11-30')
      expect(xml.all('//CommercialModelType')).toEqual(['SubscriptionModel', 'AdvertisementSupportedModel'])
      expect(xml.all('//Usage/UseType')).toEqual(['OnDemandStream', 'ConditionalDownload'])
      expect(xml.one('//PriceInformation/PriceType')).toBe('T2')
      expect(xml.one('//ReleaseDisplayStartDate')).toBe('2026-11-20')
      expect(xml.one('//TrackListingPreviewStartDate')).toBe('2026-11-20')
    })
  })

  it('stand behind the release and its tracks', () => {
    expect(read(buildMessage(), '//DealReleaseReference')).toEqual(['R0', 'R1'])
  })

  it('are left out of a takedown, which brings no files', () => {
    const message = buildMessage({ kind: 'takedown' })
    expect(read(message, '//DealList | //Deal | //File')).toEqual([])
    expect(read(message, '//SoundRecording/ResourceReference')).toEqual(['A1'])
  })

  it('say only when they ended where they are revoked', () => {
    const ended = buildDeal({ from: '2026-11-14', until: '2026-11-14', isRevoked: true })
    const message = buildMessage({ kind: 'takedown', deals: [ended] })
    expect(read(message, '//ValidityPeriod/StartDate')).toEqual([])
    expect(read(message, '//ValidityPeriod/EndDate')).toEqual(['2026-11-14'])
    expect(read(message, '//ReleaseDisplayStartDate')).toEqual([])
    expect(read(message, '//File')).toEqual([])
  })
})
