import { describe, expect, it } from 'vitest'
import { allCalls, callsByModule } from './all-calls'
import { colleaguesOf, takesKey } from './call'
import { refusals } from './errors'
import { paths } from './paths'
import { idempotencyKey } from './wire'

// The 39 paths of the specification, with the methods it names.
const specified = `
POST /api/user/login
GET /api/user/logout
GET /api/index/captcha
POST /api/app.cpuser/get_index_data
GET /api/sms/send
GET /api/user/info
POST /api/user/logoutaccount
GET /api/userstorage/userdata
GET /api/publish/waitcount
GET /api/realidcation/verifyurl
POST /api/realidcation/sendnonage
GET /api/realidcation/info
GET /api/message/getlist
GET /api/message/count
GET /api/message/read
GET /api/message/readall
GET /api/aliyun/osssecret
GET /api/bill/banktype
GET /api/bill/bankinfo
GET /api/bill/bankmation
POST /api/bill/sure
POST /api/bill/grandtotal
POST /api/common/upload
POST /api/user/profile
POST /api/user/resetpwd
POST /api/problem/add_pro
POST /api/cms/data/news
POST /api/cms/data/news_info
POST /api/web/download_config
POST /api/softversion/getversion
POST /api/workorder/create
GET,POST /api/workorder/my
GET,POST /api/workorder/detail
POST /api/workorder/reply
POST /api/cms/data/webAnchorConfig
GET /api/ai.cover/bglist
GET /api/ai.cover/shadow
POST /api/cms/data/webQuestion
GET /api/agent/info`
  .trim()
  .split('\n')
  .map(line => line.split(' ') as [string, string])

describe('the contract', () => {
  it('has every path of the specification with its methods', () => {
    expect(specified).toHaveLength(39)
    for (const [methods, path] of specified) {
      const call = allCalls.find(candidate => candidate.path === path)
      expect(call?.methods, path).toEqual(expect.arrayContaining(methods.split(',')))
    }
  })

  it('names each call like its constant, once, with a path of its own', () => {
    for (const calls of Object.values(callsByModule)) {
      for (const [constant, call] of Object.entries(calls)) expect(call.name).toBe(constant)
    }
    expect(new Set(allCalls.map(call => call.name)).size).toBe(allCalls.length)
    expect(allCalls.map(call => call.path).sort()).toEqual(Object.values(paths).sort())
  })

  it('gives a changing GET a POST twin, which the web uses', () => {
    const grants = ['/api/aliyun/osssecret']
    const lonely = allCalls.filter(
      call => call.effect === 'change' && !call.methods.includes('POST') && !grants.includes(call.path),
    )
    expect(lonely).toEqual([])
  })

  it('has one code for each refusal', () => {
    const codes = Object.values(refusals).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes).not.toContain(1)
    expect(codes).not.toContain(100)
  })

  it('takes the same kind of key wherever it takes one, and says only of those what may be said anew', () => {
    const keyed = allCalls.filter(takesKey)
    expect(keyed.map(({ name }) => name).sort()).toMatchSnapshot()
    for (const { name, input } of keyed) {
      const schema = (input as unknown as { shape: Record<string, { unwrap?(): unknown }> }).shape
        .idempotency_key
      expect([schema, schema?.unwrap?.()], name).toContain(idempotencyKey)
    }
    for (const call of allCalls) {
      const fields = Object.keys((call.input as { shape?: object }).shape ?? {})
      expect(fields, call.name).toEqual(expect.arrayContaining([...(call.saidAnew ?? [])]))
      if (call.saidAnew) expect(takesKey(call), call.name).toBe(true)
      if (call.captcha && takesKey(call)) expect(call.saidAnew, call.name).toContain('captcha')
    }
  })

  it('lets in who this table says', () => {
    const rows = allCalls.map(call => {
      const { access, effect, name, rate, captcha, isPersonal } = call
      const roles = access === 'member' ? ` (${colleaguesOf(call).join('+')})` : ''
      const who = typeof access === 'string' ? access + roles : access.join('+')
      const limit = rate ? ` ${rate.max}/${rate.seconds}s per ${rate.per}` : ''
      const personal = isPersonal ? ', personal' : ''
      return `${name}: ${who}, ${effect}${personal}${captcha ? `, captcha of ${captcha}` : ''}${limit}`
    })
    expect(rows.sort()).toMatchSnapshot()
  })
})
