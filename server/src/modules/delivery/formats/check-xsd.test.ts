import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { diag } from 'libxml2-wasm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMessage } from '../../../testing/build-message'
import { hasSchemas, readSamples, schemaFolder } from '../../../testing/ddex'
import { openSchemas, type Schemas } from './check-xsd'
import { writeErn432 } from './ern-432/write-ern-432'

const note = (type: string, more = '') => `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:w="urn:words">
  ${more}
  <xs:element name="note" type="${type}"/>
</xs:schema>`
const words = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:words">
  <xs:simpleType name="short"><xs:restriction base="xs:string"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>
</xs:schema>`

async function inFolder<T>(files: Record<string, string>, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'schemas-'))
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function check(files: Record<string, string>, xml: string) {
  return inFolder(files, async folder => {
    const schemas = await openSchemas(folder)
    try {
      return schemas.check(xml)
    } finally {
      schemas.close()
    }
  })
}

const importing = (place: string) => ({
  'release-notification.xsd': note('w:short', `<xs:import namespace="urn:words" schemaLocation="${place}"/>`),
  'words.xsd': words,
})

describe('the schemas of a folder', () => {
  it('may import their neighbours', async () => {
    expect(await check(importing('words.xsd'), '<note>abc</note>')).toEqual({ isValid: true })
    expect(await check(importing('words.xsd'), '<note>abcd</note>')).toMatchObject({ isValid: false })
  })

  it('reach no file elsewhere and no address', async () => {
    await inFolder({ 'words.xsd': words }, async elsewhere => {
      const file = path.join(elsewhere, 'words.xsd')
      const places = [
        file,
        `file://${file}`,
        `../${path.basename(elsewhere)}/words.xsd`,
        'http://127.0.0.1:9/words.xsd',
      ]
      for (const place of places) {
        await expect(check(importing(place), '<note>abc</note>'), place).rejects.toThrow()
      }
    })
  })

  it('must have a first one that is a schema', async () => {
    await expect(check({ 'words.xsd': words }, '<note/>')).rejects.toThrow('release-notification.xsd')
    await expect(check({ 'release-notification.xsd': '<no-schema/>' }, '<note/>')).rejects.toThrow()
    await expect(check({ 'release-notification.xsd': '<xs:schema' }, '<note/>')).rejects.toThrow()
  })
})

describe('a message that is no XML', () => {
  const plain = { 'release-notification.xsd': note('xs:string') }

  it('is refused with its line', async () => {
    expect(await check(plain, '<note>\n\n<b></note>')).toMatchObject({
      isValid: false,
      faults: [{ line: 3 }],
    })
    expect(await check(plain, '')).toMatchObject({ isValid: false })
  })

  it('may have no entities, so that none can blow up', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    )
    const bomb = `<!DOCTYPE note [<!ENTITY e0 "bang">${levels.join('')}]><note>&e12;</note>`
    const start = performance.now()
    expect(await check(plain, bomb)).toMatchObject({ isValid: false })
    expect(performance.now() - start).toBeLessThan(5_000)
    const outside = '<!DOCTYPE note [<!ENTITY e SYSTEM "file:///etc/passwd">]><note>&e;</note>'
    expect(await check(plain, outside)).toMatchObject({ isValid: false })
  })
})

describe.skipIf(!hasSchemas())('the schemas of DDEX (skipped where ../shared/ddex is absent)', () => {
  let schemas: Schemas
  const good = writeErn432(buildMessage())
  beforeAll(async () => {
    schemas = await openSchemas(schemaFolder('432'))
  })
  afterAll(() => schemas.close())

  const hasSamples = readSamples('432').length > 0
  it.skipIf(!hasSamples).each(['432', '382'] as const)('take their own samples of %s', async version => {
    const own = await openSchemas(schemaFolder(version))
    const samples = readSamples(version)
    expect(samples.length).toBeGreaterThan(0)
    for (const { name, xml } of samples) expect(own.check(xml), name).toEqual({ isValid: true })
    own.close()
  })

  it('say in which line what is wrong', () => {
    const line = good.split('\n').findIndex(text => text.includes('<ReleaseType>')) + 1
    const result = schemas.check(good.replace('<ReleaseType>Single', '<ReleaseType>Sinlge'))
    expect(result).toMatchObject({
      isValid: false,
      faults: [{ line, reason: expect.stringContaining('Sinlge') }],
    })
  })

  it('leave nothing in memory, whatever they are given', () => {
    const inputs = [good, good.replace('<ReleaseType>Single', '<ReleaseType>Sinlge'), good.slice(0, 900)]
    const round = (count: number) => {
      for (let turn = 0; turn < count; turn++) for (const xml of inputs) schemas.check(xml)
    }
    round(30)
    diag.configure({ enabled: true })
    const before = process.memoryUsage().external
    round(150)
    const kept = diag.report()
    diag.configure({ enabled: false })
    expect(kept).toEqual({})
    expect(process.memoryUsage().external - before).toBeLessThan(1_000_000)
  })
})
