import { describe, expect, it } from 'vitest'
import {
  buildAlbum,
  buildLyrics,
  buildMessage,
  buildMessageTrack,
  buildMessageVideo,
} from '../../../../testing/build-message'
import { readXml } from '../../../../testing/read-xml'
import type { ReleaseMessage } from '../release-message'
import { writeErn432 } from './write-ern-432'

const read = (message: ReleaseMessage, path: string) => readXml(writeErn432(message), xml => xml.all(path))

describe('an ERN 4.3.2 message', () => {
  it('says who sends what to whom, in which thread and when', () => {
    const header = readXml(writeErn432(buildMessage()), xml => ({
      thread: xml.one('//MessageHeader/MessageThreadId'),
      id: xml.one('//MessageHeader/MessageId'),
      sender: xml.one('//MessageSender/PartyId'),
      recipient: xml.one('//MessageRecipient/PartyName/FullName'),
      at: xml.one('//MessageCreatedDateTime'),
    }))
    expect(header).toMatchObject({
      thread: 'T-1',
      id: 'M-1',
      sender: 'PADPIDA2026010101T',
      recipient: 'Sandbox',
      at: '2026-11-16T08:00:00.000Z',
    })
  })

  it.each([
    ['a single', buildMessage(), 'SimpleAudioSingle', 'Single', 0],
    ['a single with lyrics', buildMessage({ tracks: [withLyrics()] }), 'Audio', 'Single', 1],
    ['an album', buildAlbum(3), 'Audio', 'Album', 3],
    ['a video', buildMessage({ release: { kind: 'video' } }), 'SimpleVideoSingle', 'VideoSingle', 0],
    ['two videos', twoVideos(), 'Video', 'VideoSingle', 2],
  ])('goes by the profile of %s', (_, message, profile, type, trackReleases) => {
    expect(read(message, '/*/@ReleaseProfileVersionId')).toEqual([profile])
    expect(read(message, '//Release/ReleaseType')).toEqual([type])
    expect(read(message, '//TrackRelease/ReleaseReference')).toHaveLength(trackReleases)
  })

  it('links the cover to the only recording of a simple single, and to the release otherwise', () => {
    expect(read(buildMessage(), '//ResourceGroupContentItem/LinkedReleaseResourceReference')).toEqual(['A2'])
    expect(read(buildMessage(), '//ResourceGroup/LinkedReleaseResourceReference')).toEqual([])
    const album = buildAlbum(2)
    expect(read(album, '//ResourceGroup/LinkedReleaseResourceReference')).toEqual(['A3'])
    expect(read(album, '//ResourceGroupContentItem/LinkedReleaseResourceReference')).toEqual([])
  })

  it('links lyrics to their own track', () => {
    const album = buildAlbum(2, { tracks: [buildMessageTrack(1), withLyrics(2)] })
    const [linked] = read(album, '//ResourceGroupContentItem[2]/LinkedReleaseResourceReference')
    expect(read(album, `//Text[ResourceReference="${linked}"]/TechnicalDetails/File/URI`)).toEqual([
      'resources/002.lrc',
    ])
    expect(read(album, '//Text/TechnicalDetails/TextCodecType')).toEqual(['LRC'])
  })

  it('names title, version and other titles with their languages and scripts', () => {
    const message = buildMessage({
      release: {
        version: 'Live',
        otherTitles: [
          { text: 'Xiàzhì', language: 'zh', script: 'Latn' },
          { text: 'Midsummer', language: 'en', script: 'Latn' },
        ],
      },
    })
    expect(read(message, '//Release/DisplayTitleText')).toEqual(['夏至 (Live)'])
    expect(read(message, '//Release/DisplayTitle/TitleText')).toEqual(['夏至', 'Xiàzhì', 'Midsummer'])
    expect(read(message, '//Release/DisplayTitle/SubTitle')).toEqual(['Live'])
    expect(read(message, '//Release/DisplayTitle/@LanguageAndScriptCode')).toEqual(['zh-Latn', 'en-Latn'])
    expect(read(message, '//Release/DisplayTitle[@IsDefault="true"]/TitleText')).toEqual(['夏至'])
  })

  it('lists everybody once and points at them with their roles', () => {
    const artists = [
      { name: '林夏', role: 'main' as const, channelId: 'artist-7' },
      { name: 'B & C', role: 'featured' as const },
      { name: 'DJ Q', role: 'remixer' as const },
    ]
    const message = buildMessage({ release: { artists }, tracks: [buildMessageTrack(1, { artists })] })
    readXml(writeErn432(message), xml => {
      expect(xml.all('//Party/PartyName/FullName').sort()).toEqual(
        ['林夏', 'B & C', 'DJ Q', '周远', '河流音乐'].sort(),
      )
      const nameOf = (reference: string) =>
        xml.one(`//Party[PartyReference="${reference}"]/PartyName/FullName`)
      expect(xml.all('//SoundRecording/DisplayArtist/ArtistPartyReference').map(nameOf)).toEqual([
        '林夏',
        'B & C',
        'DJ Q',
      ])
      expect(xml.all('//SoundRecording/DisplayArtist/DisplayArtistRole')).toEqual([
        'MainArtist',
        'FeaturedArtist',
        'Artist',
      ])
      expect(xml.one('//SoundRecording/DisplayArtist[3]/ArtisticRole/Value')).toBe('Remixer')
      expect(xml.one('//SoundRecording/DisplayArtistName')).toBe('林夏 feat. B & C')
      expect(xml.one('//Party[PartyName/FullName="林夏"]/PartyId/ProprietaryId')).toBe('artist-7')
      expect(nameOf(xml.one('//Release/ReleaseLabelReference'))).toBe('河流音乐')
    })
  })

  it('keeps two artists of one name apart by their pages at the channel', () => {
    const tracks = [1, 2].map(number =>
      buildMessageTrack(number, { artists: [{ name: 'Echo', role: 'main', channelId: `echo-${number}` }] }),
    )
    const references = read(buildAlbum(2, { tracks }), '//SoundRecording/DisplayArtist/ArtistPartyReference')
    expect(new Set(references).size).toBe(2)
  })

  it('names a person once with everything they did', () => {
    const contributors = (['lyricist', 'composer', 'arranger', 'producer', 'performer'] as const).map(
      role => ({
        name: '周远',
        role,
      }),
    )
    const message = buildMessage({ tracks: [buildMessageTrack(1, { contributors })] })
    expect(read(message, '//Contributor')).toHaveLength(1)
    expect(read(message, '//Contributor/Role/Value')).toEqual([
      'Lyricist',
      'Composer',
      'Arranger',
      'StudioProducer',
      'Performer',
    ])
  })

  it('says once what somebody is named for twice', () => {
    const contributors = [1, 2].map(() => ({ name: '周远', role: 'composer' as const }))
    const message = buildMessage({ tracks: [buildMessageTrack(1, { contributors })] })
    expect(read(message, '//Contributor/Role/Value')).toEqual(['Composer'])
  })

  it('lets nothing be over before it began', () => {
    const { audio } = buildMessageTrack()
    const message = buildMessage({ tracks: [buildMessageTrack(1, { audio: { ...audio, seconds: 0.3 } })] })
    expect(read(message, '//SoundRecording/Duration')).toEqual(['PT0M1S'])
    expect(read(message, '//Release/Duration')).toEqual(['PT0M1S'])
  })

  it('describes a recording: codes, lines, length, language, warning', () => {
    const track = buildMessageTrack(1, { language: 'yue', warning: 'explicit' })
    const message = buildMessage({ tracks: [{ ...track, audio: { ...track.audio, seconds: 3725.4 } }] })
    readXml(writeErn432(message), xml => {
      expect(xml.one('//SoundRecording/SoundRecordingEdition/ResourceId/ISRC')).toBe('CNT012600001')
      expect(xml.one('//SoundRecordingEdition/PLine/PLineText')).toBe('(P) 2026 河流音乐')
      expect(xml.one('//SoundRecording/Duration')).toBe('PT1H2M5S')
      expect(xml.one('//SoundRecording/LanguageOfPerformance')).toBe('yue')
      expect(xml.one('//SoundRecording/ParentalWarningType')).toBe('Explicit')
      expect(xml.one('//SoundRecording/IsInstrumental')).toBe('false')
    })
  })

  it('says of an instrumental that nothing is sung', () => {
    const message = buildMessage({ tracks: [buildMessageTrack(1, { isInstrumental: true })] })
    expect(read(message, '//SoundRecording/LanguageOfPerformance')).toEqual(['zxx'])
    expect(read(message, '//SoundRecording/IsInstrumental')).toEqual(['true'])
  })

  it('describes the release: code, label, genre, lines, dates, length', () => {
    const message = buildAlbum(2, { release: { subGenre: 'Mandopop', originalReleaseDate: '2020-02-29' } })
    readXml(writeErn432(message), xml => {
      expect(xml.one('//Release/ReleaseId/ICPN')).toBe('123456789012')
      expect(xml.one('//Release/DisplayGenre/GenreText')).toBe('Pop')
      expect(xml.one('//Release/DisplayGenre/SubGenre')).toBe('Mandopop')
      expect(xml.one('//Release/CLine/CLineText')).toBe('(C) 2026 河流音乐')
      expect(xml.one('//Release/ReleaseDate')).toBe('2026-12-01')
      expect(xml.one('//Release/OriginalReleaseDate')).toBe('2020-02-29')
      expect(xml.one('//Release/Duration')).toBe('PT6M43S')
      expect(xml.all('//TrackRelease/ReleaseId/ProprietaryId')).toEqual([
        '123456789012_CNT012600001',
        '123456789012_CNT012600002',
      ])
    })
  })

  it('discloses the use of AI where it was used', () => {
    const tracks = [withLyrics(1), buildMessageTrack(2, { isInstrumental: true })]
    const aiUse = { music: false, lyrics: true, vocals: false, cover: true }
    const message = buildAlbum(2, { tracks, release: { aiUse } })
    expect(read(message, '//SoundRecording/ContainsAI')).toEqual(['Partly', 'None'])
    expect(read(message, '//Text/ContainsAI')).toEqual(['Partly'])
    expect(read(message, '//Image/ContainsAI')).toEqual(['Partly'])
    expect(read(message, '//Release/ContainsAI')).toEqual(['Partly'])
    expect(read(buildMessage(), '//ContainsAI')).toEqual(['None', 'None', 'None'])
  })

  it('describes the files as they lie in the package', () => {
    const message = buildMessage()
    const [track] = message.tracks
    readXml(writeErn432(message), xml => {
      const file = '//SoundRecording//DeliveryFile'
      expect(xml.one(`${file}/AudioCodecType`)).toBe('FLAC')
      expect(xml.one(`${file}/SamplingRate`)).toBe('48000')
      expect(xml.one(`${file}/SamplingRate/@UnitOfMeasure`)).toBe('Hz')
      expect(xml.one(`${file}/BitsPerSample`)).toBe('24')
      expect(xml.one(`${file}/NumberOfChannels`)).toBe('2')
      expect(xml.one(`${file}/File/URI`)).toBe('resources/001.flac')
      expect(xml.one(`${file}/File/HashSum/Algorithm`)).toBe('SHA-256')
      expect(xml.one(`${file}/File/HashSum/HashSumValue`)).toBe(track?.audio.sha256)
      expect(xml.one(`${file}/File/FileSize`)).toBe('1234.567')
      expect(xml.one('//Image/TechnicalDetails/ImageWidth')).toBe('3000')
      expect(xml.one('//Image/TechnicalDetails/ImageCodecType')).toBe('JPEG')
    })
  })

  it('describes a video with a codec that the list does not know', () => {
    const video = buildMessageVideo(1)
    const message = buildMessage({
      release: { kind: 'video' },
      videos: [{ ...video, video: { ...video.video, container: 'mov', codec: 'prores' } }],
    })
    expect(read(message, '//Video//VideoCodecType/@UserDefinedValue')).toEqual(['prores'])
    expect(read(message, '//Video//ContainerFormat')).toEqual(['QuickTime'])
    expect(read(message, '//Video//ImageHeight')).toEqual(['1080'])
  })
})

function withLyrics(number = 1) {
  return buildMessageTrack(number, { lyrics: buildLyrics(number) })
}

function twoVideos() {
  return buildMessage({ release: { kind: 'video' }, videos: [buildMessageVideo(1), buildMessageVideo(2)] })
}
