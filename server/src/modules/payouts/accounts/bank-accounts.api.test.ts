// Where money goes: one account, in the verified name, bound with a code, and quiet for a day.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SentInputOf } from '#contract/call'
import { listMessages } from '#contract/messages/calls'
import {
  bankAccount,
  bindBankAccount,
  listBanks,
  nameBankOfCard,
  payoutStanding,
  removeBankAccount,
} from '#contract/payouts/bank-account-calls'
import { buildColleague } from '../../../testing/build-colleague'
import { plantCode } from '../../../testing/plant-code'
import { sentCodes } from '../../../testing/sent-codes'
import { noon, type Person, splitKit } from '../../../testing/split-kit'

/** With a check digit, as a bank gives them out. */
const debitCard = '6222020200112233446'
const otherCard = '6217 0012 1001 2345 672'
const creditCard = '6225750000000006'

let kit: Awaited<ReturnType<typeof splitKit>>
let owner: Person
beforeAll(async () => {
  kit = await splitKit()
})
beforeEach(async () => {
  await kit.server.forgive()
  kit.setTime(noon)
  owner = await kit.person()
})
afterAll(() => kit.server.close())

type Wanted = Partial<SentInputOf<typeof bindBankAccount>>

async function bind(who: Person, wanted: Wanted = {}, mobile = who.mobile) {
  const sms_code = wanted.sms_code ?? (await kit.code(mobile, 'bank'))
  return kit.server.call(bindBankAccount, { holder: '陈夜航', number: debitCard, ...wanted, sms_code }, who)
}
const standing = async (who: Person) =>
  (await kit.server.call(payoutStanding, {}, who)).data as {
    holder: { kind: string; name: string } | null
    obstacle: string | null
    account: { number_masked: string; is_outdated: boolean } | null
    waits: { why: string; until: string }[]
    can_bind: boolean
  }
/** As they wait to be sent. */
const texts = () => sentCodes(kit.server.asOwner, kit.server.services.secrets)
const wrongField = ({ data }: { data: unknown }) =>
  (data as { fields?: { field: string }[] }).fields?.[0]?.field

describe('a bank account', () => {
  it('is bound in the verified name, masked everywhere, sealed in the database, and waits a day', async () => {
    const bound = await bind(owner, { number: '6222 0202-0011 2233 446' })
    expect(bound).toMatchObject({
      code: 1,
      data: {
        bank_code: 'ICBC',
        bank_name: 'Industrial and Commercial Bank of China',
        number_masked: '**** 3446',
        usable_from: '2026-11-11T04:00:00.000Z',
      },
    })
    const [row] = await kit.server.asOwner<{ all: string }>(
      'select to_jsonb(b)::text as all from bank_accounts b where member_id = $1',
      [owner.memberId],
    )
    expect(row?.all).not.toContain(debitCard)
    expect(row?.all).not.toContain(Buffer.from(debitCard).toString('hex'))
    expect((await standing(owner)).waits).toMatchObject([
      { why: 'account', until: '2026-11-11T04:00:00.000Z' },
    ])
    kit.setTime('2026-11-11T04:00:00Z')
    expect((await standing(owner)).waits).toEqual([])
    const { items } = (await kit.server.call(listMessages, {}, owner)).data as { items: { title: string }[] }
    expect(items[0]?.title).toBe('A new bank account was added')
    expect((await texts()).at(-1)).toMatchObject({
      ...{ mobile: owner.mobile, text: expect.stringMatching(/3446.*24 小时/) },
    })
  })

  it('is of nobody else', async () => {
    expect(wrongField(await bind(owner, { holder: '王小明' }))).toBe('holder')
    expect((await bind(owner, { holder: ' 陈 夜航 ' })).code).toBe(1)
  })

  it.each([
    ['a mistyped digit', { number: '6222020200112233441' }, 'number'],
    ['a credit card', { number: creditCard }, 'number'],
    ['too few digits', { number: '62220202' }, 'number'],
    ['letters', { number: '6222O2O200112233445' }, 'number'],
    ['a number with an exponent', { number: '1e18' }, 'number'],
    ['a bank that does not exist', { bank_code: 'NOBANK' }, 'bank_code'],
    ['another bank without its name', { bank_code: 'OTHER' }, 'bank_name'],
  ] satisfies [string, Wanted, string][])(
    'is refused for %s, and nothing is written',
    async (_, wanted, field) => {
      expect(wrongField(await bind(owner, wanted))).toBe(field)
      expect((await kit.server.call(bankAccount, {}, owner)).data).toBeNull()
    },
  )

  it('of an unknown issuer is at the bank its member picks', async () => {
    const unknown = { number: '8888 8800 0000 0005' }
    expect(wrongField(await bind(owner, unknown))).toBe('bank_code')
    const named = await bind(owner, { ...unknown, bank_code: 'OTHER', bank_name: '示例农商行' })
    expect(named.data).toMatchObject({ bank_name: '示例农商行' })
  })

  it('is replaced by another one, which waits anew; the one before stays on record', async () => {
    await bind(owner)
    expect((await bind(owner)).status).toBe(409)
    kit.setTime('2026-11-12T04:00:00Z')
    expect((await bind(owner, { number: otherCard })).data).toMatchObject({
      bank_code: 'CCB',
      usable_from: '2026-11-13T04:00:00.000Z',
    })
    const rows = await kit.server.asOwner<{ ended_why: string | null }>(
      'select ended_why from bank_accounts where member_id = $1 order by id',
      [owner.memberId],
    )
    expect(rows.map(({ ended_why }) => ended_why)).toEqual(['replaced', null])
  })

  it('is removed with a code, and only once', async () => {
    await bind(owner)
    const remove = async () =>
      kit.server.call(removeBankAccount, { sms_code: await kit.code(owner.mobile, 'bank') }, owner)
    expect((await remove()).code).toBe(1)
    expect((await standing(owner)).account).toBeNull()
    expect((await texts()).at(-1)).toMatchObject({
      mobile: owner.mobile,
      text: expect.stringContaining('已移除'),
    })
    expect((await remove()).status).toBe(409)
  })

  it('needs the code for this very purpose', async () => {
    expect((await bind(owner, { sms_code: '000000' })).code).not.toBe(1)
    await plantCode(kit.server, owner.mobile, 'sign')
    expect((await bind(owner, { sms_code: '424242' })).code).not.toBe(1)
  })

  it('needs a verified identity', async () => {
    const nobody = await kit.member()
    expect((await standing(nobody)).obstacle).toBe('not_verified')
    expect((await bind(nobody)).status).toBe(409)
  })

  it('of a minor is the guardian’s; another guardian’s is out of date', async () => {
    const minor = await kit.person('minor')
    const { holder } = await standing(minor)
    expect(holder?.kind).toBe('guardian')
    const [guardian] = await kit.server.asOwner<{ mobile: string }>(
      'select guardian_mobile as mobile from identity_checks where member_id = $1',
      [minor.memberId],
    )
    expect(wrongField(await bind(minor, { holder: '林小溪' }, guardian?.mobile))).toBe('holder')
    expect((await bind(minor, { holder: holder?.name }, guardian?.mobile)).code).toBe(1)
    expect((await standing(minor)).account?.is_outdated).toBe(false)
    expect((await texts()).at(-1)?.mobile).toBe(guardian?.mobile)
    await kit.otherGuardian(minor.memberId)
    expect((await standing(minor)).account?.is_outdated).toBe(true)
  })

  it('of a company has a branch and a bank code, and only its owner binds it', async () => {
    const company = await kit.person('company')
    const { holder } = await standing(company)
    const wanted = { holder: holder?.name, number: '123456789', bank_code: 'CMB', branch: '上海分行' }
    expect(wrongField(await bind(company, wanted))).toBe('cnaps')
    expect((await bind(company, { ...wanted, cnaps: '308290003020' })).code).toBe(1)
    const clerk = await buildColleague(kit.server, company.memberId, 'finance')
    expect((await kit.server.call(bankAccount, {}, clerk)).data).toMatchObject({ cnaps: '308290003020' })
    expect((await standing(clerk as unknown as Person)).can_bind).toBe(false)
    const tried = await kit.server.call(
      bindBankAccount,
      { ...wanted, holder: holder?.name ?? '', cnaps: '308290003020', sms_code: '424242' },
      clerk,
    )
    expect(tried.status).toBe(403)
    for (const role of ['reader', 'publisher'] as const) {
      const other = await buildColleague(kit.server, company.memberId, role)
      expect((await kit.server.call(bankAccount, {}, other)).status).toBe(403)
    }
  })

  it('makes a new colleague of finance, a new mobile and a new password wait', async () => {
    const company = await kit.person('company')
    const clerk = await buildColleague(kit.server, company.memberId, 'finance')
    await kit.server.asOwner("update colleagues set role_since = '2026-11-10T00:00Z' where person_id = $1", [
      clerk.memberId,
    ])
    expect((await standing(clerk as unknown as Person)).waits.map(({ why }) => why)).toEqual(['colleague'])
    expect((await standing(company)).waits).toEqual([])
    await kit.server.asOwner(
      "update members set sensitive_change = 'mobile', sensitive_change_at = '2026-11-10T03:00Z' where id = $1",
      [clerk.memberId],
    )
    expect((await standing(clerk as unknown as Person)).waits.map(({ why }) => why)).toEqual([
      'mobile',
      'colleague',
    ])
  })

  it('cannot be changed in the database, nor its row be moved to another member', async () => {
    await bind(owner)
    for (const sql of [
      'update bank_accounts set number_end = $2 where member_id = $1',
      'delete from bank_accounts where member_id = $1 and $2 <> $3',
    ])
      await expect(
        kit.server.asOwner(sql, [owner.memberId, '9999', ...(sql.includes('$3') ? ['x'] : [])]),
      ).rejects.toThrow()
  })
})

describe('banks', () => {
  it('are listed in the reader’s language, and told from a card without anybody else knowing', async () => {
    const list = (await kit.server.call(listBanks, {}, owner)).data as unknown as { code: string }[]
    expect(list.length).toBeGreaterThan(40)
    expect(list.at(-1)?.code).toBe('OTHER')
    const named = async (number: string) => (await kit.server.call(nameBankOfCard, { number }, owner)).data
    expect(await named('622848')).toMatchObject({ code: 'ABC', kind: 'debit' })
    expect(await named('622575')).toMatchObject({ code: 'CMB', kind: 'credit' })
    expect(await named('888888')).toBeNull()
  })
})
