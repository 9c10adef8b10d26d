import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { switchChannel } from '#contract/distribution/channel-calls'
import {
  listSchemas,
  removeSchemas,
  type SchemaFormat,
  uploadSchema,
} from '#contract/distribution/schema-calls'
import type { Tx } from '../../../platform/database/query'
import { loggedInStaff } from '../../../testing/build-staff'
import { channelDesk, ourParty } from '../../../testing/channel-desk'
import { testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'
import { openSchemasFor } from '../../delivery/formats/check-xsd'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>

beforeAll(async () => {
  server = await testServer()
  admin = await loggedInStaff(server, { name: 'Ada' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.asOwner('delete from ddex_schemas')
})

const xs = 'xmlns:xs="http://www.w3.org/2001/XMLSchema"'
/** As small as schemas can be that import each other as DDEX's do. */
const first = ({ more = '', length = 3, version = '432' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema ${xs} xmlns:w="urn:words" targetNamespace="http://ddex.net/xml/ern/${version}">
  <xs:import namespace="urn:words" schemaLocation="allowed-value-sets.xsd"/>${more}
  <xs:element name="note"><xs:simpleType><xs:restriction base="w:word"><xs:maxLength value="${length}"/></xs:restriction></xs:simpleType></xs:element>
</xs:schema>`
const second = `<xs:schema ${xs} targetNamespace="urn:words"><xs:simpleType name="word"><xs:restriction base="xs:string"/></xs:simpleType></xs:schema>`
const note = (text: string) => `<n:note xmlns:n="http://ddex.net/xml/ern/432">${text}</n:note>`

const send = (name: string, body: string | Buffer, format: SchemaFormat = 'ern-4.3.2') =>
  upload(server, uploadSchema, { format }, Buffer.from(body), admin, name)

async function sendBoth(wanted?: Parameters<typeof first>[0]) {
  expect((await send('release-notification.xsd', first(wanted))).code).toBe(1)
  expect((await send('allowed-value-sets.xsd', second)).code).toBe(1)
}

type Listed = { format: string; source: string; files: { name: string; uploaded: { by: string } | null }[] }[]
const listed = async () =>
  ((await server.call(listSchemas, {}, admin)).data as Listed).find(one => one.format === 'ern-4.3.2')

const read = <T>(work: (tx: Tx) => Promise<T>) => server.database.read(server.agentId, work)
const opened = (services = server.services as Parameters<typeof openSchemasFor>[0]) =>
  openSchemasFor(services, read, 'ern-4.3.2')

describe('schemas that an admin uploads', () => {
  it('are there once both are, with who brought them', async () => {
    expect(await listed()).toMatchObject({ source: 'missing' })
    expect((await send('release-notification.xsd', first())).code).toBe(1)
    expect(await listed()).toMatchObject({ source: 'missing' })
    expect(await opened()).toBeUndefined()
    expect((await send('allowed-value-sets.xsd', second)).code).toBe(1)
    expect(await listed()).toMatchObject({
      source: 'uploaded',
      files: [{ uploaded: { by: 'Ada' } }, { uploaded: { by: 'Ada' } }],
    })
  })

  it('are what messages are held against: put together once, and anew when they are uploaded anew', async () => {
    await sendBoth()
    const schemas = await opened()
    expect(schemas?.check(note('abc'))).toEqual({ isValid: true })
    expect(schemas?.check(note('abcd'))).toMatchObject({ isValid: false })
    expect(await opened()).toBe(schemas)
    await sendBoth({ length: 4 })
    expect((await opened())?.check(note('abcd'))).toEqual({ isValid: true })
  })

  it.each<[string, string, string | Buffer]>([
    ['has another name', 'words.xsd', second],
    ['is no XML', 'release-notification.xsd', 'no XML at all'],
    ['is no text', 'release-notification.xsd', Buffer.from([0xff, 0xfe, 0, 0x3c])],
    ['is empty', 'release-notification.xsd', ''],
    ['is another document', 'release-notification.xsd', '<html/>'],
    ['is of another version', 'release-notification.xsd', first({ version: '382' })],
    ['has a document type', 'allowed-value-sets.xsd', `<!DOCTYPE a [<!ENTITY e "x">]>${second}`],
    ['imports a file', 'release-notification.xsd', first({ more: importing('file:///etc/passwd') })],
    ['imports an address', 'release-notification.xsd', first({ more: importing('http://127.0.0.1/a.xsd') })],
    [
      'includes a neighbour',
      'release-notification.xsd',
      first({ more: '<xs:include schemaLocation="a.xsd"/>' }),
    ],
    ['is too large', 'allowed-value-sets.xsd', second + ' '.repeat(5 * 1024 * 1024)],
  ])('are refused when one %s', async (_, name, body) => {
    expect(await send(name, body)).toMatchObject({ code: 1422, data: { fields: [{ field: 'file' }] } })
    expect((await listed())?.files.every(({ uploaded }) => uploaded === null)).toBe(true)
  })

  it('let a channel of their format be switched on, and stay while it is', async () => {
    await sendBoth()
    await server.asOwner('update agents set ddex_party_id = $1', [ourParty])
    await server.asOwner('update channels set is_on = false')
    const id = await channelDesk(server, admin).add({ format: 'ern-4.3.2', party_id: ourParty })
    await server.asOwner('update channels set test_passed = true where id = $1', [id])
    const remove = () => server.call(removeSchemas, { format: 'ern-4.3.2' }, admin)
    expect((await server.call(switchChannel, { id, is_on: true }, admin)).code).toBe(1)
    expect((await remove()).status).toBe(409)
    await server.call(switchChannel, { id, is_on: false }, admin)
    expect((await remove()).code).toBe(1)
    expect(await listed()).toMatchObject({ source: 'missing' })
    const audited = await server.asOwner("select 1 from audit_entries where action like 'schemas.%'")
    expect(audited.length).toBeGreaterThanOrEqual(3)
  })
})

describe('schemas in a folder of the server', () => {
  it('come before what was uploaded', async () => {
    await sendBoth()
    const folder = await mkdtemp(path.join(tmpdir(), 'ddex-'))
    try {
      await mkdir(path.join(folder, '432'))
      await writeFile(path.join(folder, '432', 'release-notification.xsd'), first({ length: 9 }))
      const services = { schemasFolder: folder }
      expect((await opened(services))?.check(note('a longer'))).toMatchObject({ isValid: false })
      await writeFile(path.join(folder, '432', 'allowed-value-sets.xsd'), second)
      expect((await opened(services))?.check(note('a longer'))).toEqual({ isValid: true })
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

function importing(location: string) {
  return `<xs:import namespace="urn:other" schemaLocation="${location}"/>`
}
