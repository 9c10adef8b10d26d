import { describe, expect, it } from 'vitest'
import type { ReadDeal, ReadMessage } from './ern/read-message'
import { type HeldRelease, holdRelease, onDay } from './held-release'

const deal = (changes: Partial<ReadDeal> = {}): ReadDeal => ({
  except: [],
  models: ['SubscriptionModel'],
  uses: ['OnDemandStream'],
  from: '2026-12-01',
  ...changes,
})
const audio = (path: string) => ({
  path,
  algorithm: 'md5' as const,
  hash: '',
  codec: 'FLAC',
  channels: 2,
  sampleRate: 44_100,
})

function message(changes: Partial<ReadMessage> = {}): ReadMessage {
  const deals = changes.deals ?? [deal()]
  const track = { isrc: 'CNT012600001', title: '夏至', artists: '林夏', seconds: 200, kind: 'audio' as const }
  return {
    version: '3.8.2',
    messageId: 'M-1',
    createdAt: new Date('2026-11-16T08:00:00Z'),
    sender: 'PADPIDA2026010101T',
    recipient: 'PADPIDA2026010102S',
    isUpdate: false,
    upc: '123456789012',
    type: 'Single',
    title: '夏至',
    artists: '林夏',
    label: '河流音乐',
    seconds: 200,
    tracks: [{ ...track, audio: audio('resources/1.flac'), deals }],
    cover: { ...audio('resources/cover.jpg'), width: 300, height: 300 },
    deals,
    ...changes,
  }
}

const later = (day: number) => new Date(Date.UTC(2026, 10, day, 8))
const hold = (held: HeldRelease | undefined, changes: Partial<ReadMessage> = {}, today = '2026-11-16') =>
  holdRelease(held, message(changes), '20261116080000000', today)
const takedown = (day: number): Partial<ReadMessage> => ({
  messageId: `M-down-${day}`,
  isUpdate: true,
  createdAt: later(day),
  deals: [],
  tracks: message().tracks.map(({ audio: _, ...track }) => ({ ...track, deals: [] })),
  cover: undefined,
})
const ended = (day: number, deals: ReadDeal[]): Partial<ReadMessage> => ({
  ...takedown(day),
  deals,
  tracks: message().tracks.map(({ audio: _, ...track }) => ({ ...track, deals })),
})

describe('what is held of a release', () => {
  it('is what its message says, with its files in the batch they came in', () => {
    expect(hold(undefined)).toMatchObject({
      messageId: 'M-1',
      title: '夏至',
      state: 'held',
      cover: '20261116080000000/123456789012/resources/cover.jpg',
      tracks: [{ path: '20261116080000000/123456789012/resources/1.flac' }],
    })
  })

  it('stays as it is when the same message comes again', () => {
    const held = hold(undefined)
    expect(hold(held, { title: 'never looked at' })).toBe(held)
  })

  it('becomes what an update says', () => {
    const held = hold(undefined)
    const next = hold(held, { messageId: 'M-2', isUpdate: true, createdAt: later(17), title: '冬至' })
    expect(next).toMatchObject({ messageId: 'M-2', title: '冬至', state: 'held' })
  })

  it('does not go back to an older message', () => {
    const held = hold(undefined)
    expect(() => hold(held, { messageId: 'M-0', createdAt: later(15) })).toThrow('A newer message')
  })

  it.each([
    ['update', { isUpdate: true }],
    ['takedown', takedown(16)],
  ])('does not begin with an %s', (_, changes) => {
    expect(() => hold(undefined, changes)).toThrow('doesn’t have this release')
  })

  it('goes down with a takedown and keeps where its files are', () => {
    const live = onDay(hold(undefined), '2026-12-01')
    const down = hold(live, takedown(17))
    expect(down).toMatchObject({ state: 'down', liveOn: '2026-12-01', cover: live.cover })
    expect(down.tracks[0]?.path).toBe(live.tracks[0]?.path)
    expect(onDay(down, '2027-01-01').state).toBe('down')
  })

  it('goes down before its first day, and is not on sale for a day', () => {
    const down = hold(hold(undefined), takedown(17), '2026-11-17')
    expect(down.state).toBe('down')
    for (const day of ['2026-11-17', '2026-11-18', '2026-12-01']) expect(onDay(down, day).state).toBe('down')
  })

  it.each([
    ['that began', deal({ from: '2026-11-15', until: '2026-11-15' })],
    ['of which only the end is said', deal({ from: undefined, until: '2026-11-15' })],
  ])('goes down with deals that are over, %s', (_, revoked) => {
    const down = hold(hold(undefined), ended(17, [revoked]), '2026-11-17')
    expect(down.state).toBe('down')
    expect(onDay(down, '2026-12-01').state).toBe('down')
  })

  it('is on sale for the day that a deal begins and ends on', () => {
    const today = [deal({ from: '2026-11-17', until: '2026-11-17' })]
    const oneDay = hold(hold(undefined), { ...ended(17, today), cover: message().cover }, '2026-11-17')
    expect(oneDay.state).toBe('live')
    expect(onDay(oneDay, '2026-11-18').state).toBe('down')
  })

  it('loses a track that has no deal any more, and knows none that never had one', () => {
    const [first] = message().tracks
    if (!first) throw new Error('no track')
    const second = { ...first, isrc: 'CNT012600002' }
    const gone = { ...second, deals: [] }
    const album = hold(undefined, { tracks: [first, second] })
    const next = { messageId: 'M-2', isUpdate: true, createdAt: later(17) }
    expect(hold(album, { ...next, tracks: [first, gone] }).tracks.map(({ deals }) => deals.length)).toEqual([
      1, 0,
    ])
    const unknown = 'doesn’t have this track'
    expect(() => hold(undefined, { tracks: [first, gone] })).toThrow(unknown)
    expect(() => hold(hold(undefined), { ...next, tracks: [first, gone] })).toThrow(unknown)
  })

  it('comes back with a new release', () => {
    const down = hold(hold(undefined), takedown(17))
    const next = { messageId: 'M-3', createdAt: later(18), deals: [deal({ from: '2026-11-18' })] }
    expect(hold(down, next, '2026-11-18')).toMatchObject({ state: 'live', liveOn: '2026-11-18' })
  })
})

describe('a release', () => {
  const held = hold(undefined, { deals: [deal({ until: '2026-12-31' })] })

  it('is live from the first day of a deal to the last', () => {
    const states = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map(day => onDay(held, day).state)
    expect(states).toEqual(['held', 'live', 'live', 'down'])
  })

  it('is live at once when its deal began before it came', () => {
    expect(hold(undefined, { deals: [deal({ from: '2020-01-01' })] })).toMatchObject({
      state: 'live',
      liveOn: '2026-11-16',
    })
  })

  it('remembers its first day while it stays live', () => {
    expect(onDay(onDay(held, '2026-12-01'), '2026-12-20').liveOn).toBe('2026-12-01')
  })

  it('waits between two deals', () => {
    const two = hold(undefined, { deals: [deal({ until: '2026-12-31' }), deal({ from: '2027-02-01' })] })
    expect(onDay(two, '2027-01-15').state).toBe('held')
  })
})
