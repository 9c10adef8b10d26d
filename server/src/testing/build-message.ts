import { createHash } from 'node:crypto'
import type {
  MessageDeal,
  MessageRelease,
  MessageTrack,
  MessageVideo,
  PackedFile,
  PackedText,
  ReleaseMessage,
} from '../modules/delivery/formats/release-message'

const hash = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex')

const buildPackedFile = (path: string): PackedFile => ({
  path,
  size: 1_234_567,
  md5: hash('md5', path),
  sha256: hash('sha256', path),
})

const threeDigits = (number: number) => String(number).padStart(3, '0')

export function buildMessageTrack(number = 1, changes: Partial<MessageTrack> = {}): MessageTrack {
  return {
    isrc: `CNT0126${String(number).padStart(5, '0')}`,
    title: `第 ${number} 首`,
    version: '',
    otherTitles: [],
    artists: [{ name: '林夏', role: 'main' }],
    contributors: [
      { name: '林夏', role: 'lyricist' },
      { name: '周远', role: 'composer' },
    ],
    language: 'zh',
    isInstrumental: false,
    warning: 'none',
    pLine: { year: 2026, owner: '河流音乐' },
    audio: {
      ...buildPackedFile(`resources/${threeDigits(number)}.flac`),
      codec: 'flac',
      seconds: 200 + number,
      sampleRate: 48_000,
      bitsPerSample: 24,
      channels: 2,
    },
    ...changes,
  }
}

export const buildLyrics = (number = 1, isTimed = true): PackedText => ({
  ...buildPackedFile(`resources/${threeDigits(number)}.${isTimed ? 'lrc' : 'txt'}`),
  language: 'zh',
  isTimed,
})

export function buildMessageVideo(number = 1, changes: Partial<MessageVideo> = {}): MessageVideo {
  const { audio: _, lyrics: __, ...track } = buildMessageTrack(number)
  return {
    ...track,
    video: {
      ...buildPackedFile(`resources/${threeDigits(number)}.mp4`),
      container: 'mp4',
      codec: 'h264',
      seconds: 215,
      width: 1920,
      height: 1080,
    },
    ...changes,
  }
}

export function buildDeal(changes: Partial<MessageDeal> = {}): MessageDeal {
  return {
    territory: { worldwide: true, except: [] },
    commercialModels: ['SubscriptionModel', 'AdvertisementSupportedModel'],
    useTypes: ['OnDemandStream', 'ConditionalDownload'],
    from: '2026-12-01',
    ...changes,
  }
}

const release: MessageRelease = {
  kind: 'single',
  upc: '123456789012',
  title: '夏至',
  version: '',
  otherTitles: [],
  artists: [{ name: '林夏', role: 'main' }],
  label: '河流音乐',
  genre: 'Pop',
  language: 'zh',
  warning: 'none',
  releaseDate: '2026-12-01',
  pLine: { year: 2026, owner: '河流音乐' },
  cLine: { year: 2026, owner: '河流音乐' },
  aiUse: { music: false, lyrics: false, vocals: false, cover: false },
}

type Changes = Partial<Omit<ReleaseMessage, 'release'>> & { release?: Partial<MessageRelease> }

/** A single that nothing is wrong with. */
export function buildMessage({ release: releaseChanges, ...changes }: Changes = {}): ReleaseMessage {
  return {
    messageId: 'M-1',
    threadId: 'T-1',
    createdAt: new Date('2026-11-16T08:00:00Z'),
    kind: 'release',
    sender: { name: '河流发行', partyId: 'PADPIDA2026010101T' },
    recipient: { name: 'Sandbox', partyId: 'PADPIDA2026010102S' },
    release: { ...release, ...releaseChanges },
    tracks: releaseChanges?.kind === 'video' ? [] : [buildMessageTrack()],
    videos: releaseChanges?.kind === 'video' ? [buildMessageVideo()] : [],
    cover: { ...buildPackedFile('resources/cover.jpg'), codec: 'jpeg', width: 3000, height: 3000 },
    deals: changes.kind === 'takedown' ? [] : [buildDeal()],
    withdrawn: [],
    ...changes,
  }
}

export function buildAlbum(tracks: number, changes: Changes = {}): ReleaseMessage {
  return buildMessage({
    tracks: Array.from({ length: tracks }, (_, index) => buildMessageTrack(index + 1)),
    ...changes,
    release: { kind: 'album', ...changes.release },
  })
}
