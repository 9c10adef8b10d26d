import { describe, expect, it } from 'vitest'
import { languages } from '#contract/language'
import { say } from '../../../platform/texts/texts'
import {
  buildAlbum,
  buildDeal,
  buildLyrics,
  buildMessage,
  buildMessageTrack,
  buildMessageVideo,
} from '../../../testing/build-message'
import { checkMessage } from './check-message'
import { messageFaultTexts } from './message-faults.texts'
import type { MessageTrack, ReleaseMessage } from './release-message'

const keys = (message: ReleaseMessage) =>
  checkMessage(message).map(({ key }) => key.replace('distribution.', ''))
const withTrack = (changes: Partial<MessageTrack>) =>
  buildMessage({ tracks: [buildMessageTrack(1, changes)] })
const withAudio = (changes: Partial<MessageTrack['audio']>) =>
  withTrack({ audio: { ...buildMessageTrack().audio, ...changes } })
const withDeal = (...deals: Parameters<typeof buildDeal>[0][]) =>
  buildMessage({ deals: deals.map(buildDeal) })
const takedown = (until?: string) =>
  buildMessage({ kind: 'takedown', deals: [buildDeal({ from: '2026-11-01', until })] })

const broken: [what: string, message: ReleaseMessage, key: string][] = [
  ['a wrong check digit', buildMessage({ release: { upc: '123456789013' } }), 'badUpc'],
  ['a barcode with spaces', buildMessage({ release: { upc: '1 23456 78901 2' } }), 'badUpc'],
  ['a wrong ISRC', withTrack({ isrc: 'CNT01260000' }), 'badIsrc'],
  ['an ISRC with hyphens', withTrack({ isrc: 'CN-T01-26-00001' }), 'badIsrc'],
  ['one ISRC twice', buildAlbum(2, { tracks: twice({ isrc: 'CNT012600001' }) }), 'doubledIsrc'],
  ['a wrong party', buildMessage({ sender: { name: 'A', partyId: 'PA-DPIDA-1' } }), 'badPartyId'],
  ['no number of its own', buildMessage({ messageId: '' }), 'noMessageId'],
  ['one file twice', buildAlbum(2, { tracks: twice({ audio: buildMessageTrack().audio }) }), 'doubledPath'],
  ['a way out of its folder', withAudio({ path: '../001.flac' }), 'badPath'],
  ['an absolute path', withAudio({ path: '/001.flac' }), 'badPath'],
  ['a path of another system', withAudio({ path: 'resources\\001.flac' }), 'badPath'],
  ['an empty file', withAudio({ size: 0 }), 'emptyFile'],
  ['a short MD5', withAudio({ md5: 'abc' }), 'badHash'],
  ['a SHA-256 that is none', withAudio({ sha256: 'z'.repeat(64) }), 'badHash'],
  ['no length', withAudio({ seconds: 0 }), 'noDuration'],
  ['a length that is no number', withAudio({ seconds: Number.NaN }), 'noDuration'],
  ['a cover without a size', buildMessage({ cover: { ...buildMessage().cover, width: 0 } }), 'noPictureSize'],
  ['a day that never was', buildMessage({ release: { releaseDate: '2027-02-29' } }), 'badDate'],
  ['a day with a time', withDeal({ from: '2026-12-01T00:00:00Z' }), 'badDate'],
  ['a year out of reach', withTrack({ pLine: { year: 26, owner: 'A' } }), 'badYear'],
  [
    'a first release after this one',
    buildMessage({ release: { originalReleaseDate: '2026-12-02' } }),
    'originalAfterRelease',
  ],
  ['an end before the start', withDeal({ until: '2026-11-30' }), 'dealEndsBeforeStart'],
  ['an announcement after the start', withDeal({ visibleFrom: '2026-12-02' }), 'dealShownAfterStart'],
  ['a NUL in a title', withTrack({ title: 'a\0b' }), 'unwritableText'],
  [
    'half an emoji in a name',
    withTrack({ contributors: [{ name: 'a\ud83d', role: 'composer' }] }),
    'unwritableText',
  ],
  ['a carriage return in a label', buildMessage({ release: { label: 'a\rb' } }), 'unwritableText'],
  [
    'an escape in another title',
    withTrack({ otherTitles: [{ text: '\x1b[0m', language: 'en', script: 'Latn' }] }),
    'unwritableText',
  ],
  ['no title', buildMessage({ release: { title: ' ' } }), 'noTitle'],
  ['no label', buildMessage({ release: { label: '' } }), 'incompleteRelease'],
  [
    'no main artist',
    buildMessage({ release: { artists: [{ name: 'A', role: 'featured' }] } }),
    'noMainArtist',
  ],
  ['a track without an artist', withTrack({ artists: [] }), 'trackWithoutMainArtist'],
  ['a track without a title', withTrack({ title: '' }), 'incompleteTrack'],
  ['a word as a language', withTrack({ language: 'Chinese' }), 'badLanguage'],
  [
    'a word as a script',
    withTrack({ otherTitles: [{ text: 'A', language: 'en', script: 'latin' }] }),
    'badLanguage',
  ],
  ['a single of two tracks', buildAlbum(2, { release: { kind: 'single' } }), 'wrongTracks'],
  ['an album without tracks', buildAlbum(0), 'wrongTracks'],
  ['a video among tracks', buildMessage({ videos: [buildMessageVideo(2)] }), 'wrongTracks'],
  ['no deals', withDeal(), 'noDeals'],
  ['a track without a deal', buildAlbum(2, { deals: [buildDeal({ tracks: [0] })] }), 'trackWithoutDeal'],
  ['a deal about an unknown track', withDeal({}, { tracks: [1] }), 'dealWithUnknownTrack'],
  ['a deal about no track', withDeal({}, { tracks: [] }), 'dealWithUnknownTrack'],
  ['a deal nowhere', withDeal({ territory: { worldwide: false, countries: [] } }), 'dealNowhere'],
  ['a country that is none', withDeal({ territory: { worldwide: true, except: ['China'] } }), 'badTerritory'],
  ['a deal without a use', withDeal({ useTypes: [] }), 'dealWithoutTerms'],
  ['a takedown without an end', takedown(), 'takedownWithOpenDeal'],
  // "StartDate(Time) and EndDate(Time) are included in the Period": definition of the Period in the schema of ERN 3.8.2.
  ['a takedown that is on sale today', takedown('2026-11-16'), 'takedownWithOpenDeal'],
  ['a withdrawn track on sale', buildAlbum(2, { kind: 'update', withdrawn: [1] }), 'withdrawnTrackWithDeal'],
]

describe('our own rules', () => {
  it.each([
    ['a single', buildMessage()],
    ['an album', buildAlbum(50)],
    ['a video', buildMessage({ release: { kind: 'video' } })],
    ['lyrics', withTrack({ lyrics: buildLyrics() })],
    ['a takedown', buildMessage({ kind: 'takedown' })],
    ['a takedown in deals that are over', takedown('2026-11-15')],
    [
      'a withdrawn track without a deal',
      buildAlbum(2, { kind: 'update', deals: [buildDeal({ tracks: [0] })], withdrawn: [1] }),
    ],
    ['the last day of a licence', withDeal({ from: '2026-11-01', until: '2026-11-16' })],
    ['a barcode of 13 digits', buildMessage({ release: { upc: '6901234567892' } })],
    ['a language with script and region', buildMessage({ release: { language: 'zh-Hant-TW' } })],
  ])('let %s pass', (_, message) => expect(checkMessage(message)).toEqual([]))

  it.each(broken)('find %s', (_, message, key) => {
    expect(keys(message)).toContain(key)
    for (const fault of checkMessage(message)) {
      for (const language of languages) expect(say(fault.key, language, fault.params)).not.toMatch(/[{}]/)
    }
  })

  it('are all tried here', () => {
    const tried = new Set(broken.map(([, , key]) => `distribution.${key}`))
    expect([...tried].sort()).toEqual(Object.keys(messageFaultTexts).sort())
  })

  it('say where it is and show the text without what cannot be shown', () => {
    const album = buildAlbum(3, {
      tracks: [1, 2, 3].map(number =>
        buildMessageTrack(number, number === 2 ? { title: 'a\0', isrc: 'X' } : {}),
      ),
    })
    expect(checkMessage(album)).toEqual([
      { key: 'distribution.unwritableText', params: { text: 'a\ufffd' } },
      { key: 'distribution.badIsrc', params: { code: 'X', number: 2 } },
    ])
  })
})

function twice(changes: Partial<MessageTrack>): MessageTrack[] {
  return [1, 2].map(number => buildMessageTrack(number, changes))
}
