import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadSchema } from '#contract/distribution/schema-calls'
import type { Tx } from '../../../platform/database/query'
import { loggedInStaff } from '../../../testing/build-staff'
import { testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'
import { openSchemasFor } from './check-xsd'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>

beforeAll(async () => {
  server = await testServer()
  admin = await loggedInStaff(server)
})
afterAll(() => server.close())

const xs = 'xmlns:xs="http://www.w3.org/2001/XMLSchema"'
const first = (
  length: number,
) => `<xs:schema ${xs} xmlns:w="urn:words" targetNamespace="http://ddex.net/xml/ern/432">
  <xs:import namespace="urn:words" schemaLocation="allowed-value-sets.xsd"/>
  <xs:element name="note"><xs:simpleType><xs:restriction base="w:word"><xs:maxLength value="${length}"/></xs:restriction></xs:simpleType></xs:element>
</xs:schema>`
const second = `<xs:schema ${xs} targetNamespace="urn:words"><xs:simpleType name="word"><xs:restriction base="xs:string"/></xs:simpleType></xs:schema>`
const note = (text: string) => `<n:note xmlns:n="http://ddex.net/xml/ern/432">${text}</n:note>`

async function send(name: string, content: string) {
  const format = 'ern-4.3.2'
  expect((await upload(server, uploadSchema, { format }, Buffer.from(content), admin, name)).code).toBe(1)
}
const read = <T>(work: (tx: Tx) => Promise<T>) => server.database.read(server.agentId, work)
const opened = (schemasFolder?: string) => openSchemasFor({ schemasFolder }, read, 'ern-4.3.2')

it('holds messages against what an admin has uploaded, put together once and anew after the next upload', async () => {
  expect(await opened()).toBeUndefined()
  await send('release-notification.xsd', first(3))
  expect(await opened()).toBeUndefined()
  await send('allowed-value-sets.xsd', second)
  const schemas = await opened()
  expect(schemas?.check(note('abc'))).toEqual({ isValid: true })
  expect(schemas?.check(note('abcd'))).toMatchObject({ isValid: false })
  expect(await opened()).toBe(schemas)
  await send('release-notification.xsd', first(4))
  expect((await opened())?.check(note('abcd'))).toEqual({ isValid: true })
})

it('takes the folder of the server before what was uploaded, once the folder is whole', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ddex-'))
  try {
    await mkdir(path.join(folder, '432'))
    await writeFile(path.join(folder, '432', 'release-notification.xsd'), first(9))
    expect((await opened(folder))?.check(note('a longer'))).toMatchObject({ isValid: false })
    await writeFile(path.join(folder, '432', 'allowed-value-sets.xsd'), second)
    expect((await opened(folder))?.check(note('a longer'))).toEqual({ isValid: true })
  } finally {
    await rm(folder, { recursive: true })
  }
})
