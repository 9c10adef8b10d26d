import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import { indexData } from '#contract/dashboard/entry-calls'
import { uploadFile } from '#contract/files/calls'
import { updateProfile, userInfo } from '#contract/identity/calls'
import {
  answerInvitation,
  changeColleague,
  inviteColleague,
  listColleagues,
  listCompanies,
  readProfile,
  switchAccount,
} from '#contract/identity/company-calls'
import { closeAccount, endAllDevices, listDevices } from '#contract/identity/security-calls'
import { identityInfo } from '#contract/identity/verification-calls'
import { askQuestion } from '#contract/support/calls'
import { createWork } from '#contract/works/work-calls'
import { picture } from '../../../testing/pictures'
import { testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

const company = {
  company_name: '支流唱片有限公司',
  credit_code: '91350100M000100Y43',
  legal_representative: '赵六',
}

describe('a profile', () => {
  it('keeps what is sent and nothing that may not be set', async () => {
    const member = await server.loggedInMember()
    const greedy = { nickname: '夜航', is_verify: 1, group_id: 2, rate: '1', agent_id: 9, state: 'active' }
    await server.send(
      updateProfile,
      { ...greedy, artist_profile: { name: 'Night Flight', website: '' } },
      member,
    )
    const { data } = await server.call(readProfile, {}, member)
    expect(data).toMatchObject({
      nickname: '夜航',
      artist_profile: { name: 'Night Flight' },
      enterprise: null,
    })
    expect((await server.call(userInfo, {}, member)).data).toMatchObject({
      userinfo: { is_verify: 0, group_id: 1 },
      rate: '0.8000',
    })
  })

  it('hands a company in once, with a licence and a code that can be', async () => {
    const member = await server.loggedInMember()
    const { data } = await upload(server, uploadFile, { purpose: 'document' }, await picture('png'), member)
    const enterprise = { ...company, licence_upload_id: data.upload_id }
    const wrong = { ...enterprise, credit_code: '91350100M000100Y4Z' }
    expect((await server.call(updateProfile, { enterprise: wrong }, member)).code).toBe(1422)
    expect((await server.call(updateProfile, { enterprise }, member)).code).toBe(1)
    expect((await server.call(readProfile, {}, member)).data).toMatchObject({
      enterprise: { state: 'waiting', company_name: company.company_name },
      can: { certify: false, manage_colleagues: false },
    })
    expect((await server.call(updateProfile, { enterprise }, member)).code).toBe(1409)
    expect((await server.call(userInfo, {}, member)).data).toMatchObject({ userinfo: { group_id: 1 } })
  })
})

describe('colleagues', () => {
  async function employed(role: 'publisher' | 'finance' | 'reader') {
    const owner = await server.loggedInMember({ groupId: 2, nickname: '支流唱片' })
    const person = await server.loggedInMember({ nickname: '同事' })
    await server.call(inviteColleague, { mobile: person.mobile, role }, owner)
    const { data } = await server.call(listCompanies, {}, person)
    const [invitation] = data as Array<{ id: number; account_id: number }>
    return { owner, person, invitation: invitation as { id: number; account_id: number } }
  }
  const aSecond = () => new Promise(resolve => setTimeout(resolve, 1000))

  it('join by their own account and act for the company in this session', async () => {
    const { owner, person, invitation } = await employed('publisher')
    expect((await server.call(indexData, {}, person)).data).toMatchObject({
      tasks: expect.arrayContaining(['invitation']),
    })
    await server.call(answerInvitation, { id: invitation.id, accept: true }, person)
    await server.call(switchAccount, { account_id: invitation.account_id }, person)
    await aSecond()
    expect((await server.call(userInfo, {}, person)).data).toMatchObject({
      userinfo: { nickname: '支流唱片', username: expect.stringMatching(/^139\*{4}\d{4}$/) },
      user_account_info: { colleague_role: 'publisher', company: { name: '支流唱片' } },
    })
    expect((await server.call(listColleagues, {}, owner)).data).toMatchObject([
      { nickname: '同事', state: 'active' },
    ])
    // Devices are the person's own, whoever they act for.
    const { data } = await server.call(listDevices, {}, person)
    expect((data as Array<{ id: string }>).map(device => device.id)).toEqual([person.cookies.token])
  })

  it('cannot do what only the owner may', async () => {
    const { person, invitation } = await employed('finance')
    await server.call(answerInvitation, { id: invitation.id, accept: true }, person)
    await server.call(switchAccount, { account_id: invitation.account_id }, person)
    await aSecond()
    const forbidden = [
      server.call(updateProfile, { nickname: 'Taken over' }, person),
      server.call(inviteColleague, { mobile: '13911111111', role: 'reader' }, person),
      server.call(identityInfo, {}, person),
      server.call(closeAccount, { sms_code: '123456' }, person),
    ]
    for (const { code } of await Promise.all(forbidden)) expect(code).toBe(1403)
  })

  async function actingFor(role: 'publisher' | 'finance' | 'reader') {
    const people = await employed(role)
    const { person, invitation } = people
    await server.call(answerInvitation, { id: invitation.id, accept: true }, person)
    await server.call(switchAccount, { account_id: invitation.account_id }, person)
    return people
  }
  const lossOf = async (person: Awaited<ReturnType<typeof employed>>['person']) => {
    const { data } = await server.call(userInfo, {}, person)
    return (data as OutputOf<typeof userInfo>).user_account_info
  }

  it('that are removed write nothing into their own account before they switch to it', async () => {
    const { owner, person, invitation } = await actingFor('publisher')
    await server.call(changeColleague, { id: invitation.id, role: null }, owner)
    await aSecond()
    const refused = await server.call(createWork, { kind: 'single' }, person)
    expect(refused).toMatchObject({ code: 1419, status: 403, msg: expect.stringContaining('支流唱片') })
    const asked = await server.call(
      askQuestion,
      { type: 'bug', content: 'About the company', mobile: '' },
      person,
    )
    expect(asked.code).toBe(1419)
    const list = await server.app.inject({
      url: '/works.csv',
      headers: { host: server.domain },
      cookies: person.cookies,
    })
    expect(list.json().code).toBe(1419)
    expect(await lossOf(person)).toMatchObject({
      company: null,
      lost_company: { name: '支流唱片', why: 'left' },
    })
    expect((await server.call(switchAccount, { account_id: invitation.account_id }, person)).code).toBe(1404)
    expect((await server.call(switchAccount, { account_id: null }, person)).code).toBe(1)
    await aSecond()
    expect(await lossOf(person)).toMatchObject({ lost_company: null })
    expect((await server.call(createWork, { kind: 'single' }, person)).code).toBe(1)
  })

  it('of a frozen company are told so, can go back to themselves, and work on when it is open again', {
    tags: ['slow'],
  }, async () => {
    const { person, invitation } = await actingFor('publisher')
    const put = (state: string) =>
      server.asOwner('update members set state = $1 where id = $2', [state, invitation.account_id])
    await put('frozen')
    await aSecond()
    const refused = await server.call(createWork, { kind: 'single' }, person)
    expect(refused).toMatchObject({ code: 1419, msg: expect.stringContaining('frozen') })
    expect(await lossOf(person)).toMatchObject({ lost_company: { name: '支流唱片', why: 'frozen' } })
    expect((await server.call(listCompanies, {}, person)).code).toBe(1)
    await put('active')
    await aSecond()
    expect(await lossOf(person)).toMatchObject({ company: { name: '支流唱片' }, lost_company: null })
    await put('closed')
    await aSecond()
    expect(await lossOf(person)).toMatchObject({ lost_company: { why: 'closed' } })
    await server.call(switchAccount, { account_id: null }, person)
    expect((await server.call(switchAccount, { account_id: invitation.account_id }, person)).code).toBe(1406)
  })

  it('log themselves out everywhere, and nobody else', async () => {
    const { owner, person, invitation } = await employed('publisher')
    await server.call(answerInvitation, { id: invitation.id, accept: true }, person)
    await server.call(switchAccount, { account_id: invitation.account_id }, person)
    await aSecond()
    await server.call(endAllDevices, {}, person)
    await aSecond()
    expect((await server.call(userInfo, {}, person)).code).toBe(1000)
    expect((await server.call(userInfo, {}, owner)).code).toBe(1)
  })

  it("cannot join on somebody else's invitation, and persons have none", async () => {
    const { invitation } = await employed('reader')
    const stranger = await server.loggedInMember()
    expect((await server.call(answerInvitation, { id: invitation.id, accept: true }, stranger)).code).toBe(
      1404,
    )
    expect((await server.call(switchAccount, { account_id: invitation.account_id }, stranger)).code).toBe(
      1404,
    )
    expect(
      (await server.call(inviteColleague, { mobile: '13911111112', role: 'reader' }, stranger)).code,
    ).toBe(1403)
    expect((await server.call(changeColleague, { id: invitation.id, role: 'finance' }, stranger)).code).toBe(
      1404,
    )
  })
})
