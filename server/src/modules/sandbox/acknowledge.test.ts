import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readXml } from '../../testing/read-xml'
import { type Acknowledgement, acknowledge } from './acknowledge'

let folder: string
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'tributary-acknowledge-')), 'acknowledgements')
})
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }))

const accepted: Acknowledgement = {
  messageId: 'M-1',
  batchId: '20261116133804123',
  receivedAt: new Date('2026-11-16T05:40:00Z'),
}
const refused = { ...accepted, reason: '封面 <不是> JPEG & \u0001' }
const later = new Date('2026-11-17T00:00:00Z')
const written = () => readFile(path.join(folder, 'ACK_M-1.xml'), 'utf8')
const fieldsOf = async () => {
  const xml = await written()
  return readXml(xml, ({ names, all }) => [names('/Acknowledgement'), all('/Acknowledgement/*')])
}

describe('an acknowledgement', () => {
  it('says that a message was accepted', async () => {
    expect(await acknowledge(folder, accepted)).toBe('written')
    expect(await fieldsOf()).toEqual([
      ['MessageId', 'BatchId', 'Status', 'ReceivedAt'],
      ['M-1', '20261116133804123', 'Accepted', '2026-11-16T05:40:00.000Z'],
    ])
    expect(await readdir(folder)).toEqual(['ACK_M-1.xml'])
  })

  it('says why one was refused, whatever the sentence quotes', async () => {
    await acknowledge(folder, refused)
    const [, values] = await fieldsOf()
    expect(values).toEqual(expect.arrayContaining(['Refused', '封面 <不是> JPEG & \ufffd']))
    expect(await acknowledge(folder, refused)).toBe('kept')
  })

  it('stays as it is when it is said again', async () => {
    await acknowledge(folder, accepted)
    const before = await written()
    expect(await acknowledge(folder, { ...accepted, receivedAt: later })).toBe('kept')
    expect(await written()).toBe(before)
  })

  it.each([
    ['refused after all', refused],
    ['in another batch', { ...accepted, batchId: '20261116133804999' }],
  ])('is never said differently: %s', async (_, other) => {
    await acknowledge(folder, accepted)
    const before = await written()
    expect(await acknowledge(folder, other)).toBe('differs')
    expect(await written()).toBe(before)
  })

  it('gets a link later, once', async () => {
    await acknowledge(folder, accepted)
    const link = 'https://shop.test/r/1?a=1&b=2'
    expect(await acknowledge(folder, { ...accepted, link, receivedAt: later })).toBe('written')
    const [, values] = await fieldsOf()
    expect(values).toEqual(['M-1', '20261116133804123', 'Accepted', link, '2026-11-16T05:40:00.000Z'])
    expect(await acknowledge(folder, { ...accepted, link: 'https://other.test/' })).toBe('differs')
    expect(await acknowledge(folder, accepted)).toBe('kept')
  })

  it('is written once by two at the same time', async () => {
    const both = await Promise.all([acknowledge(folder, accepted), acknowledge(folder, refused)])
    expect(both.sort()).toEqual(['differs', 'written'])
    expect(await readdir(folder)).toEqual(['ACK_M-1.xml'])
  })
})
