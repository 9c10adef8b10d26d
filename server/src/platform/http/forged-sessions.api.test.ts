import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userInfo } from '#contract/identity/calls'
import { staffMe } from '#contract/staff/calls'
import { listStaff } from '#contract/staff/management-calls'
import { type FuzzWorld, fuzzWorld } from '../../testing/fuzz/fuzz-world'

let world: FuzzWorld
beforeAll(async () => {
  world = await fuzzWorld()
})
afterAll(() => world.server.close())

const uuid = '0b0e2a54-5f37-4c3b-9f10-0a2f6a1f2b11'
const secret = 'x'.repeat(43)
const forged = [
  '',
  'x',
  '.',
  `${'-'.repeat(36)}.${secret}`,
  `${'0'.repeat(36)}.${secret}`,
  `${uuid}.${secret}`,
  `${uuid}.${secret}x`,
  `${uuid}.`,
  `${uuid.toUpperCase()}.${secret}`,
  `${uuid}%00.${secret}`,
  `${uuid}.${secret}%0a`,
  '%',
  '%E0%A4%A',
  '%00'.repeat(40),
  'ÿ'.repeat(80),
  'a'.repeat(8000),
]

const get = (url: string, headers: Record<string, string>) =>
  world.server.app.inject({
    url,
    headers: { host: world.server.domain, 'accept-language': 'en', ...headers },
  })

describe('a session that nobody opened', () => {
  it.each(forged)('is none for staff: %j', async value => {
    expect((await get(listStaff.path, { cookie: `staff=${value}` })).json().code).toBe(1000)
    expect((await get(staffMe.path, { cookie: `staff=${value}` })).json()).toMatchObject({
      code: 1,
      data: null,
    })
    expect(world.takeLog()).toEqual([])
  })

  it.each(forged)('is none for members: %j', async value => {
    const [token = '', sid = ''] = value.split('.')
    const cookies = [
      `token=${token}; sid=${sid}`,
      `token=${value}; sid=${value}`,
      `token=${uuid}; sid=${value}`,
    ]
    for (const cookie of cookies) expect((await get(userInfo.path, { cookie })).json().code).toBe(1000)
    for (const scheme of ['Bearer ', 'bearer ', 'Basic ', '']) {
      expect((await get(userInfo.path, { authorization: scheme + value })).json().code).toBe(1000)
    }
    expect(world.takeLog()).toEqual([])
  })

  it('does not keep a language, theme or menu cookie from being read as nothing', async () => {
    for (const value of forged) {
      const cookie = `lang=${value}; theme=${value}; menu=${value}; ${value}`
      const answer = await get(userInfo.path, { cookie })
      expect(answer.json()).toMatchObject({ code: 1000, msg: 'Your session has ended. Log in again.' })
    }
  })

  it('does not hide a real one', async () => {
    const { cookies } = world.member
    const cookie = `token=${cookies.token}; sid=${cookies.sid}`
    expect((await get(userInfo.path, { cookie })).json().code).toBe(1)
  })
})
