import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { switchChannel } from '#contract/distribution/channel-calls'
import {
  listSchemas,
  removeSchemas,
  type SchemaFormat,
  uploadSchema,
} from '#contract/distribution/schema-calls'
import { loggedInStaff } from '../../../testing/build-staff'
import { channelDesk, ourParty } from '../../../testing/channel-desk'
import { hasSchemas, schemaFolder } from '../../../testing/ddex'
import { testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'

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
const first = ({ more = '', version = '432' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema ${xs} xmlns:w="urn:words" targetNamespace="http://ddex.net/xml/ern/${version}">
  <xs:import namespace="urn:words" schemaLocation="allowed-value-sets.xsd"/>${more}
  <xs:element name="note"><xs:simpleType><xs:restriction base="w:word"><xs:maxLength value="3"/></xs:restriction></xs:simpleType></xs:element>
</xs:schema>`
const second = `<xs:schema ${xs} targetNamespace="urn:words"><xs:simpleType name="word"><xs:restriction base="xs:string"/></xs:simpleType></xs:schema>`

const send = (name: string, body: string | Buffer, format: SchemaFormat = 'ern-4.3.2') =>
  upload(server, uploadSchema, { format }, Buffer.from(body), admin, name)

async function sendBoth() {
  expect((await send('release-notification.xsd', first())).code).toBe(1)
  expect((await send('allowed-value-sets.xsd', second)).code).toBe(1)
}

type Listed = { format: string; source: string; files: { name: string; uploaded: { by: string } | null }[] }[]
const listed = async () =>
  ((await server.call(listSchemas, {}, admin)).data as Listed).find(one => one.format === 'ern-4.3.2')

describe('schemas that an admin uploads', () => {
  it('are there once both are, with who brought them', async () => {
    expect(await listed()).toMatchObject({ source: 'missing' })
    expect((await send('release-notification.xsd', first())).code).toBe(1)
    expect(await listed()).toMatchObject({ source: 'missing' })
    expect((await send('allowed-value-sets.xsd', second)).code).toBe(1)
    expect(await listed()).toMatchObject({
      source: 'uploaded',
      files: [{ uploaded: { by: 'Ada' } }, { uploaded: { by: 'Ada' } }],
    })
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

describe.skipIf(!hasSchemas())('the schemas of DDEX (skipped where ../shared/ddex is absent)', () => {
  it.each([
    ['ern-4.3.2', '432'],
    ['ern-3.8.2', '382'],
  ] as const)('are taken as they are: %s', async (format, version) => {
    for (const name of await readdir(schemaFolder(version))) {
      const content = await readFile(path.join(schemaFolder(version), name))
      expect(await send(name, content, format), name).toMatchObject({ code: 1, data: { name } })
    }
    const { data } = await server.call(listSchemas, {}, admin)
    expect((data as Listed).find(one => one.format === format)).toMatchObject({ source: 'uploaded' })
  })
})

function importing(location: string) {
  return `<xs:import namespace="urn:other" schemaLocation="${location}"/>`
}
