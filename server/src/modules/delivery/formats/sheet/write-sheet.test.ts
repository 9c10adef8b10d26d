import exceljs from 'exceljs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ChannelProfile, sheetFields } from '#contract/distribution/channel-profile'
import {
  buildAlbum,
  buildDeal,
  buildLyrics,
  buildMessage,
  buildMessageTrack,
} from '../../../../testing/build-message'
import { writeSheet } from './write-sheet'
import { writeWorkbook } from './write-workbook'

const everyColumn: ChannelProfile['sheet_columns'] = sheetFields.map(field => ({ title: field, field }))
const columns = (...fields: ChannelProfile['sheet_columns'][number]['field'][]) =>
  fields.map(field => ({ title: `<${field}>`, field }))

afterEach(() => vi.useRealTimers())

describe('a release as a table', () => {
  it('has the titles of the channel above, and a row for each track in its order', () => {
    const rows = writeSheet(buildAlbum(3), columns('isrc', 'track_number', 'release_title'))
    expect(rows).toEqual([
      ['<isrc>', '<track_number>', '<release_title>'],
      ['CNT012600001', '1', '夏至'],
      ['CNT012600002', '2', '夏至'],
      ['CNT012600003', '3', '夏至'],
    ])
  })

  it('says in every column what the channel can ask for', () => {
    const track = buildMessageTrack(1, { lyrics: buildLyrics(), warning: 'explicit' })
    const [, row] = writeSheet(buildMessage({ tracks: [track] }), everyColumn)
    const said = Object.fromEntries(sheetFields.map((field, index) => [field, row?.[index]]))
    expect(said).toEqual({
      upc: '123456789012',
      release_title: '夏至',
      release_version: '',
      release_artists: '林夏',
      label: '河流音乐',
      genre: 'Pop',
      sub_genre: '',
      release_date: '2026-12-01',
      original_release_date: '2026-12-01',
      territories: 'Worldwide',
      p_line: '2026 河流音乐',
      c_line: '2026 河流音乐',
      cover_file: 'resources/cover.jpg',
      track_number: '1',
      isrc: 'CNT012600001',
      track_title: '第 1 首',
      track_version: '',
      track_artists: '林夏',
      lyricists: '林夏',
      composers: '周远',
      arrangers: '',
      producers: '',
      language: 'zh',
      explicit: 'Y',
      instrumental: 'N',
      duration: '201',
      audio_file: 'resources/001.flac',
      audio_sha256: track.audio.sha256,
      lyric_file: 'resources/001.lrc',
      action: 'release',
      off: 'N',
    })
  })

  it('names no files in a takedown', () => {
    const message = buildMessage({ kind: 'takedown' })
    const fields = columns('cover_file', 'audio_file', 'audio_sha256', 'lyric_file', 'action')
    expect(writeSheet(message, fields)[1]).toEqual(['', '', '', '', 'takedown'])
  })

  it('says which tracks go, in a column of its own or in the action', () => {
    const deals = [buildDeal({ tracks: [0] })]
    const message = buildAlbum(2, { kind: 'update', deals, withdrawn: [1] })
    expect(writeSheet(message, columns('action', 'off')).slice(1)).toEqual([
      ['update', 'N'],
      ['update', 'Y'],
    ])
    expect(writeSheet(message, columns('action')).slice(1)).toEqual([['update'], ['takedown']])
    const takedown = buildAlbum(2, { kind: 'takedown' })
    expect(writeSheet(takedown, columns('off', 'territories')).slice(1)).toEqual([
      ['Y', ''],
      ['Y', ''],
    ])
  })

  it('leaves a track on sale on the last day of its licence', () => {
    const message = buildMessage({ deals: [buildDeal({ from: '2026-11-01', until: '2026-11-16' })] })
    expect(writeSheet(message, columns('off'))[1]).toEqual(['N'])
  })

  it.each(['=1+1', '+86', '-1', '@home', '＝1', '＋1', '－1', '＠1'])('takes %s for text', title => {
    const message = buildMessage({ release: { title } })
    expect(writeSheet(message, columns('release_title'))[1]).toEqual([`'${title}`])
  })
})

describe('the file of a table', () => {
  it('is read back as it was written, as text alone', async () => {
    const rows = writeSheet(buildAlbum(50), everyColumn)
    const book = new exceljs.Workbook()
    await book.xlsx.load((await writeWorkbook(rows)) as unknown as ArrayBuffer)
    expect(book.worksheets.map(({ name }) => name)).toEqual(['release'])
    const read = book.worksheets[0]?.getSheetValues().slice(1) as string[][]
    // An empty cell is none.
    expect(read.map(row => Array.from(row.slice(1), cell => cell ?? ''))).toEqual(rows)
  })

  it('has the same bytes whenever it is written', async () => {
    const rows = writeSheet(buildAlbum(3), everyColumn)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T08:00:00Z') })
    const first = await writeWorkbook(rows)
    vi.setSystemTime(new Date('2027-03-01T21:45:10Z'))
    expect((await writeWorkbook(rows)).equals(first)).toBe(true)
  })
})
