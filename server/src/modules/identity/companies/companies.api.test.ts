import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { indexData } from '#contract/dashboard/entry-calls'
import { uploadFile } from '#contract/files/calls'
import { endAllSessions, updateProfile, userInfo } from '#contract/identity/calls'
import {
  answerInvitation,
  changeColleague,
  inviteColleague,
  listColleagues,
  listCompanies,
  readProfile,
  switchAccount,
} from '#contract/identity/company-calls'
import { closeAccount, listDevices } from '#contract/identity/security-calls'
import { identityInfo } from '#contract/identity/verification-calls'
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

  it('are back in their own account within a second of being removed', async () => {
    const { owner, person, invitation } = await employed('reader')
    await server.call(answerInvitation, { id: invitation.id, accept: true }, person)
    await server.call(switchAccount, { account_id: invitation.account_id }, person)
    await server.call(changeColleague, { id: invitation.id, role: null }, owner)
    await aSecond()
    expect((await server.call(userInfo, {}, person)).data).toMatchObject({ userinfo: { nickname: '同事' } })
    expect((await server.call(switchAccount, { account_id: invitation.account_id }, person)).code).toBe(1404)
  })

  it('log themselves out everywhere, and nobody else', async () => {
    const { owner, person, invitation } = await employed('publisher')
    await server.call(answerInvitation, { id: invitation.id, accept: true }, person)
    await server.call(switchAccount, { account_id: invitation.account_id }, person)
    await aSecond()
    await server.call(endAllSessions, {}, person)
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
