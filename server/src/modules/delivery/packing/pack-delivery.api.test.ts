import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import exceljs from 'exceljs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChannelProfile, sheetFields } from '#contract/distribution/channel-profile'
import type { MaterialType } from '#contract/works/material'
import { makeSound, withoutFfmpeg } from '../../../testing/audio'
import { buildDeliveredTrack, buildInputs, licensed } from '../../../testing/build-delivery'
import { type ErnVersion, hasSchemas, schemaFolder } from '../../../testing/ddex'
import { packingPlace } from '../../../testing/packing-place'
import { readXml } from '../../../testing/read-xml'
import { openSchemas, type Schemas } from '../formats/check-xsd'
import type { DeliveredMaterial } from './delivered-materials'
import type { DeliveryFacts } from './message-inputs'
import { type DeliveryFile, type DeliveryPlace, packDelivery } from './pack-delivery'
import type { PackingInputs } from './pack-parts'

const upc = '123456789012'

describe.skipIf(withoutFfmpeg())('a delivery', () => {
  let base: Awaited<ReturnType<typeof packingPlace>>
  let place: DeliveryPlace
  let materials: DeliveredMaterial[]
  const opened = new Map<string, Schemas>()

  beforeAll(async () => {
    base = await packingPlace()
    place = { ...base, findSchemas: async format => opened.get(format) }
    for (const version of (hasSchemas() ? ['432', '382'] : []) as ErnVersion[]) {
      opened.set(`ern-${[...version].join('.')}`, await openSchemas(schemaFolder(version)))
    }
    const cover = sharp({ create: { width: 300, height: 300, channels: 3, background: '#204060' } })
    materials = [await material('cover', null, await cover.png().toBuffer())]
    for (const number of [1, 2]) {
      const sound = { seconds: 1, seed: number, as: ['-c:a', 'flac', '-sample_fmt', 's16'] }
      const path = await makeSound(base.folder, `${number}.flac`, sound)
      materials.push(await material('music', number, await readFile(path)))
    }
    materials.push(await material('lyric', 1, Buffer.from('[00:01.00]夜航\r\n')))
  })
  afterAll(async () => {
    for (const schemas of opened.values()) schemas.close()
    await base.close()
  })

  async function material(
    type: MaterialType,
    trackId: number | null,
    body: Buffer,
  ): Promise<DeliveredMaterial> {
    const { storageKey, sha256, size } = await base.store(body)
    const facts = type === 'music' ? { duration: 1 } : {}
    const file_name = `${type}-${trackId}`
    return {
      type,
      track_id: trackId,
      sha256,
      size,
      storage_key: storageKey,
      file_name,
      encoding: null,
      analysis: {},
      facts,
    }
  }

  function inputsFor(
    profile: Partial<ChannelProfile> = {},
    delivery: Partial<DeliveryFacts> = {},
  ): PackingInputs {
    const tracks = [buildDeliveredTrack(1), buildDeliveredTrack(2)]
    const { channel } = buildInputs()
    const plain = buildInputs({ tracks, delivery, channel: { profile: { ...channel.profile, ...profile } } })
    return { ...plain, materials }
  }

  const paths = (files: DeliveryFile[]) => files.map(({ path }) => path)
  const resources = ['_cover.jpg', '_01_001.flac', '_01_001.lrc', '_01_002.flac'].map(
    name => `${upc}/resources/${upc}${name}`,
  )
  const last = 'BatchComplete_20261116133804123.xml'

  it.each(['ern-4.3.2', 'ern-3.8.2'] as const)(
    'in %s has its resources, its message and its end',
    async format => {
      const { content, files } = await packDelivery(place, inputsFor({ format }))
      expect(paths(files)).toEqual([...resources, `${upc}/${upc}.xml`, last])
      const message = files.at(-2)
      expect(message?.content?.toString()).toBe(content)
      for (const { packedFileId, content: bytes, size, sha256 } of files) {
        expect(packedFileId === undefined).toBe(bytes !== undefined)
        if (bytes)
          expect([size, sha256]).toEqual([bytes.length, createHash('sha256').update(bytes).digest('hex')])
      }
      readXml(content, xml =>
        expect(xml.all('//SoundRecording//ISRC')).toEqual(['CNT012600001', 'CNT012600002']),
      )
    },
  )

  it('names the files that it holds, with their hashes and what was read from them', async () => {
    const { content, files } = await packDelivery(place, inputsFor())
    readXml(content, xml => {
      const named = xml.all('//File/URI').map(path => `${upc}/${path}`)
      expect(named.toSorted()).toEqual(resources.toSorted())
      const hashes = xml.all('//HashSumValue').toSorted()
      expect(hashes).toEqual(files.flatMap(file => (file.packedFileId ? [file.sha256] : [])).toSorted())
      expect(xml.all('//ImageWidth')).toEqual(['300'])
      expect(xml.all('//SamplingRate')).toEqual(['44100', '44100'])
    })
  })

  it('is the same when it is packed again', async () => {
    const [one, other] = [await packDelivery(place, inputsFor()), await packDelivery(place, inputsFor())]
    expect(other).toEqual(one)
  })

  it('ends with a list of all its files, with an empty file, or with nothing, as the channel wants it', async () => {
    const { files } = await packDelivery(place, inputsFor())
    readXml(String(files.at(-1)?.content), xml => {
      expect(xml.all('//BatchId')).toEqual(['20261116133804123'])
      expect(xml.all('//MessageSender')).toEqual(['PADPIDA2026010101T'])
      expect(xml.all('//File/Path')).toEqual(paths(files).slice(0, -1))
      expect(xml.all('//File/Sha256')).toEqual(files.slice(0, -1).map(({ sha256 }) => sha256))
      expect(xml.all('//File/Size')).toEqual(files.slice(0, -1).map(({ size }) => String(size)))
    })
    const empty = await packDelivery(place, inputsFor({ completion: 'empty' }))
    expect(empty.files.at(-1)).toMatchObject({ path: last, size: 0 })
    const none = await packDelivery(place, inputsFor({ completion: 'none' }))
    expect(paths(none.files)).not.toContain(last)
  })

  it('is a table for a channel that reads tables, also without numbers of parties', async () => {
    const sheet_columns = sheetFields.map(field => ({ title: field, field }))
    const inputs = inputsFor({ format: 'sheet', sheet_columns, party_id: '' })
    const { content, files } = await packDelivery(place, inputs)
    expect(paths(files)).toEqual([...resources, `${upc}/${upc}.xlsx`, last])
    const book = new exceljs.Workbook()
    await book.xlsx.load(files.at(-2)?.content as unknown as ArrayBuffer)
    const rows: string[][] = JSON.parse(content)
    expect(book.worksheets[0]?.rowCount).toBe(3)
    expect(rows[1]).toContain(`resources/${upc}_01_001.flac`)
  })

  it('takes a work down without any of its files', async () => {
    const inputs = inputsFor({}, { kind: 'takedown' })
    const gone = inputs.materials.map(one => ({ ...one, storage_key: 'originals/gone' }))
    const { files, content } = await packDelivery(place, { ...inputs, materials: gone })
    expect(paths(files)).toEqual([`${upc}/${upc}.xml`, last])
    readXml(content, xml => expect(xml.all('//URI')).toEqual([]))
  })

  it('fails with every rule that it breaks', async () => {
    const inputs = inputsFor()
    const broken = { ...inputs, sender: { name: '', partyId: 'X' } }
    await expect(packDelivery(place, broken)).rejects.toMatchObject({
      faults: [{ key: 'distribution.incompleteRelease' }, { key: 'distribution.badPartyId' }],
    })
  })

  it('fails with the line and the reason where the schema refuses it', async () => {
    const check = () => ({ isValid: false as const, faults: [{ line: 7, reason: 'no such element' }] })
    const strict = { ...place, findSchemas: async () => ({ check, close() {} }) }
    await expect(packDelivery(strict, inputsFor())).rejects.toMatchObject({
      key: 'delivery.schemaFault',
      params: { line: 7, reason: 'no such element' },
    })
  })

  it('fails by name where a file is missing', async () => {
    const inputs = inputsFor()
    const without = (type: MaterialType) => ({
      ...inputs,
      materials: inputs.materials.filter(one => one.type !== type),
    })
    await expect(packDelivery(place, without('music'))).rejects.toMatchObject({
      key: 'delivery.materialMissing',
      params: { title: '第 1 首', part: { en: 'audio' } },
    })
    await expect(packDelivery(place, without('cover'))).rejects.toMatchObject({
      key: 'delivery.materialMissing',
    })
  })

  it('fails where no country is left', async () => {
    const inputs = inputsFor({ territory: { worldwide: false, countries: ['JP'] } })
    const only = licensed({ licence_territory: { worldwide: false, countries: ['CN'] } })
    const tracks = [buildDeliveredTrack(1, only), buildDeliveredTrack(2)]
    await expect(packDelivery(place, { ...inputs, tracks })).rejects.toMatchObject({
      key: 'distribution.noDeals',
    })
  })
})
