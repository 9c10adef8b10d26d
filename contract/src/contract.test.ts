import { describe, expect, it } from 'vitest'
import { allCalls, callsByModule } from './all-calls'
import { colleaguesOf, staffRoles, takesKey } from './call'
import { refusals } from './errors'
import { paths } from './paths'
import { factorCode, idempotencyKey } from './wire'

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

const because =
  (reason: string) =>
  (...names: string[]) =>
    Object.fromEntries(names.map(name => [name, reason]))
const whoPays = because('It says who sends reports, and pays nobody.')
const untilItIsPosted = because('Before its posting a report is nobody’s money.')

/** Changing calls of finance that take no second factor, each with the reason. */
const movesNothing = {
  ...whoPays('createPayer', 'savePayer', 'archivePayer'),
  ...untilItIsPosted(
    'grantReportUpload',
    'fetchSandboxReport',
    'cancelReport',
    'readReportAgain',
    'checkReport',
  ),
  ...untilItIsPosted(
    'discardReport',
    'enterRates',
    'enterTotals',
    'nameStores',
    'markReportTables',
    'matchTitle',
    'undoMatch',
  ),
  countReport: 'A report without money makes figures of plays and no bill.',
  postIncomeReport: 'Bills pay nothing out before a receipt and an approval, which both take a factor.',
  holdBill: 'It stops a bill.',
  holdDisputedBills: 'It stops bills.',
  releaseBill: 'The bill is where it was before it was held; what it pays out is approved with a factor.',
  listBatchLayouts: 'It makes the layouts that a site begins with, once.',
  readBankResult: 'It shows what a file would do; carrying that out takes a factor.',
  refusePayout: 'It stops a withdrawal.',
  proposeClaim: 'Another person confirms it, with a factor.',
  refuseClaim: 'It stops a claim.',
  proposeTreaty: 'Another person confirms it, with a factor.',
  endTreaty: 'It lowers no tax.',
  refuseMoneyRequest: 'It books nothing.',
} satisfies Record<string, string>

const factorOf = ({ name, factor }: (typeof allCalls)[number]) =>
  `${name}: ${typeof factor === 'object' ? `with ${factor.with}` : factor}`

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

  it('takes a second factor for everything that moves money, and says why where it takes none', () => {
    const deeds = allCalls.filter(
      ({ access, effect }) => effect === 'change' && typeof access !== 'string' && access.includes('finance'),
    )
    // Every role looks after its own second factor and address.
    const ofMoney = deeds.filter(({ access }) => access.length < staffRoles.length)
    const without = ofMoney.filter(({ factor }) => factor === undefined)
    expect(without.map(({ name }) => name).sort()).toEqual(Object.keys(movesNothing).sort())
    expect(
      allCalls
        .filter(({ factor }) => factor)
        .map(factorOf)
        .sort(),
    ).toMatchSnapshot()
  })

  it('takes the same kind of code wherever it takes one, of staff alone', () => {
    for (const { name, factor, input, access, effect } of allCalls) {
      const shape = (input as { shape?: Record<string, unknown> }).shape ?? {}
      const { code } = shape as { code?: { unwrap?(): unknown } }
      const isTaken = [code, code?.unwrap?.()].includes(factorCode)
      expect(isTaken, name).toBe(factor !== undefined)
      if (factor === undefined) continue
      expect([typeof access, effect], name).toEqual(['object', 'change'])
      // Said in every request, or only beside the part that asks for it.
      if (factor === 'always') expect(code, name).toBe(factorCode)
      else expect(Object.keys(shape), name).toContain(factor.with)
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
