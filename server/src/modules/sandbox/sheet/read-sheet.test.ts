import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutFfmpeg } from '../../../testing/audio'
import { buildAlbum, buildLyrics, buildMessageTrack } from '../../../testing/build-message'
import {
  type BuiltPackage,
  buildPackage,
  type Materials,
  makeMaterials,
  manifestOf,
  putPackage,
} from '../../../testing/build-package'
import { buildSheet, buildZip } from '../../../testing/build-sheet'
import { judgeBatch } from '../receive-batch'
import { readZip } from './read-zip'

const upc = '123456789012'
const [xmlFile, sheetFile] = [`${upc}/${upc}.xml`, `${upc}/${upc}.xlsx`]
const fields = [
  ...['action', 'upc', 'release_title', 'release_version', 'release_artists', 'label', 'release_date'],
  ...['territories', 'cover_file', 'track_number', 'isrc', 'track_title', 'track_artists', 'duration'],
  ...['audio_file', 'audio_sha256', 'lyric_file'],
]
const columns = fields.map(field => ({ title: `列 ${field}`, field }))
type Row = Record<string, string>

describe.skipIf(withoutFfmpeg())('a release as a table', () => {
  let materials: Materials
  let folder: string
  let built: BuiltPackage
  beforeAll(async () => {
    materials = await makeMaterials()
    folder = await mkdtemp(path.join(tmpdir(), 'tributary-sheet-'))
    const tracks = [buildMessageTrack(1, { lyrics: buildLyrics(1) }), buildMessageTrack(2)]
    built = await buildPackage(buildAlbum(2, { tracks }), materials)
  })
  afterAll(async () => {
    await materials.remove()
    await rm(folder, { recursive: true, force: true })
  })

  const rowsOf = ({ message }: BuiltPackage): Row[] =>
    message.tracks.map((track, index) => ({
      ...{
        action: 'release',
        upc,
        release_title: "'=夏至",
        release_version: '现场',
        release_artists: '林夏',
      },
      ...{ label: '河流音乐', release_date: '2026-12-01', territories: 'Worldwide except CN, US' },
      ...{
        cover_file: message.cover.path,
        track_number: String(index + 1),
        isrc: track.isrc,
        track_title: track.title,
      },
      ...{
        track_artists: '林夏',
        duration: '1',
        audio_file: track.audio.path,
        audio_sha256: track.audio.sha256,
      },
      lyric_file: track.lyrics?.path ?? '',
    }))

  let count = 0
  interface Case {
    rows?: (rows: Row[]) => Row[]
    sheet?: (bytes: Buffer) => Buffer
    files?: (files: Map<string, Buffer>) => void
    columns?: typeof columns | undefined
    completion?: 'empty'
  }
  async function judge(wanted: Case = {}) {
    const rows = (wanted.rows ?? (same => same))(rowsOf(built))
    const table = [
      columns.map(({ title }) => title),
      ...rows.map(row => fields.map(field => row[field] ?? '')),
    ]
    const files = new Map([...built.files].filter(([file]) => file !== xmlFile))
    files.set(sheetFile, (wanted.sheet ?? (same => same))(buildSheet(table)))
    wanted.files?.(files)
    const completion = `BatchComplete_${built.batch}.xml`
    const given = { ...built, files }
    files.set(completion, wanted.completion === 'empty' ? Buffer.alloc(0) : manifestOf(given))
    const place = path.join(folder, String(++count))
    await putPackage(place, given)
    return judgeBatch(
      { folder: place, batch: built.batch },
      { columns: 'columns' in wanted ? wanted.columns : columns },
    )
  }

  it('is taken as it stands in the channel’s columns', async () => {
    expect(await judge()).toMatchObject({
      message: {
        version: 'sheet',
        messageId: 'M-1',
        createdAt: new Date('2026-11-16T08:00:00.000Z'),
        isUpdate: false,
        upc,
        type: 'Album',
        title: '=夏至 (现场)',
        tracks: [{ isrc: 'CNT012600001', title: '第 1 首', seconds: 1 }, { isrc: 'CNT012600002' }],
        deals: [{ from: '2026-12-01', except: ['CN', 'US'] }],
      },
    })
  })

  it('is taken down without files', async () => {
    const bare = { cover_file: '', audio_file: '', audio_sha256: '', lyric_file: '', action: 'takedown' }
    const judged = await judge({
      rows: rows => rows.map(row => ({ ...row, ...bare })),
      files: files => {
        for (const file of files.keys()) if (file.includes('/resources/')) files.delete(file)
      },
    })
    expect(judged).toMatchObject({
      message: { isUpdate: true, deals: [], tracks: [{ deals: [] }, { deals: [] }] },
    })
  })

  const change = (row: Row) => (rows: Row[]) => rows.map(one => ({ ...one, ...row }))
  it.each<[string, string, Case]>([
    ['the channel takes no tables', 'unknownFormat', { columns: undefined }],
    ['it has no manifest', 'missing', { completion: 'empty' }],
    [
      'a column has another title',
      'missing',
      { columns: columns.map(one => ({ ...one, title: one.field })) },
    ],
    ['it has a column too many', 'badSheet', { columns: columns.slice(0, -1) }],
    ['it is no archive', 'badSheet', { sheet: () => Buffer.from('not an archive, and far too short') }],
    ['it is cut off', 'badSheet', { sheet: bytes => bytes.subarray(0, bytes.length - 30) }],
    ['it is damaged', 'badSheet', { sheet: bytes => bytes.fill(0, 200, 220) }],
    ['its sheet has another name', 'badSheet', { sheet: () => buildSheet([['a']], 'Sheet1') }],
    [
      'it has a document type',
      'documentType',
      { sheet: () => buildZip({ 'xl/workbook.xml': '<!DOCTYPE a><workbook/>' }) },
    ],
    ['it has no tracks', 'missing', { rows: () => [] }],
    ['a value is missing', 'missing', { rows: change({ track_artists: ' ' }) }],
    ['its tracks have gaps', 'wrongOrder', { rows: change({ track_number: '2' }) }],
    [
      'its rows differ about the release',
      'badValue',
      { rows: ([one, two]) => [one as Row, { ...two, release_title: '冬至' }] },
    ],
    ['its action is unknown', 'badValue', { rows: change({ action: 'delete' }) }],
    ['a length is none', 'badValue', { rows: change({ duration: '1:01' }) }],
    ['a length is another one', 'wrongDuration', { rows: change({ duration: '9' }) }],
    ['a hash is another one', 'wrongHash', { rows: change({ audio_sha256: 'a'.repeat(64) }) }],
    ['a file is missing', 'noFile', { rows: change({ lyric_file: 'resources/x.lrc' }) }],
    ['a country is none', 'badTerritory', { rows: change({ territories: 'CN, XQ' }) }],
    ['its code is wrong', 'badIsrc', { rows: change({ isrc: 'CNT01260000A' }) }],
  ])('is refused when %s', async (_, key, wanted) => {
    expect(await judge(wanted)).toMatchObject({ refused: { key: `sandbox.${key}` } })
  })
})

describe('an archive', () => {
  it('gives back what was put in', () => {
    expect(readZip(buildZip({ a: 'one', 'b/c': '二' }))).toEqual(
      new Map([
        ['a', Buffer.from('one')],
        ['b/c', Buffer.from('二')],
      ]),
    )
  })

  it('is refused when it unfolds to far more than it is', () => {
    const bomb = buildZip({ a: Buffer.alloc(60_000_000) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(() => readZip(bomb)).toThrow('can’t be read')
  })

  it('is refused when it says it is small and is not', () => {
    const bomb = buildZip({ a: Buffer.alloc(60_000_000) })
    const listed = bomb.lastIndexOf(Buffer.from('504b0102', 'hex'))
    bomb.writeUInt32LE(10, listed + 24)
    expect(() => readZip(bomb)).toThrow('can’t be read')
  })
})
