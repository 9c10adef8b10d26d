import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDemoStaffCodes } from '../modules/staff/demo-codes'
import { totpStep } from '../modules/staff/totp'
import { buildStaff } from '../testing/build-staff'
import { testServer } from '../testing/test-server'
import { demoStaff, seedDemoStaff } from './demo-staff'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('the staff of the demo', () => {
  it('is there once, with codes that the demo phone shows for them and nobody else', async () => {
    const { secrets } = server.services
    const now = new Date()
    await server.database.change(server.agentId, tx => seedDemoStaff(tx, secrets, 'h'))
    await server.database.change(server.agentId, tx => seedDemoStaff(tx, secrets, 'h'))
    await buildStaff(server, { username: 'somebody.else' })
    const read = () => server.database.read(server.agentId, tx => readDemoStaffCodes(tx, secrets, now))
    const shown = await read()
    expect(shown.map(({ username }) => username)).toEqual(demoStaff.map(({ username }) => username))
    expect(shown[0]).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) })
    const used = [totpStep(now), 'admin']
    await server.asOwner('update staff set totp_last_step = $1 where username = $2', used)
    expect((await read())[0]?.code).not.toBe(shown[0]?.code)
  })
})
