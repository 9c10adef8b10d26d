import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptSplit,
  cancelSplit,
  declineSplit,
  invitationsExportPath,
  listSharedTracks,
  listSplits,
  proposeSplit,
  readSplit,
  remindParty,
  splitsExportPath,
} from '#contract/income/split-calls'
import { listMessages } from '#contract/messages/calls'
import { buildColleague } from '../../../testing/build-colleague'
import { noon, type Person, splitKit } from '../../../testing/split-kit'
import { expireDue } from './expire-splits.job'

let kit: Awaited<ReturnType<typeof splitKit>>
let owner: Person
let other: Person
let isrc: string
beforeAll(async () => {
  kit = await splitKit()
})
beforeEach(async () => {
  await kit.server.forgive()
  kit.setTime(noon)
  owner = await kit.person()
  other = await kit.person()
  isrc = await kit.track(owner)
})
afterAll(() => kit.server.close())

const expire = (time: string) =>
  kit.server.database.change(kit.server.agentId, tx => expireDue(tx, new Date(time)))
const titles = async (reader: Person) =>
  ((await kit.server.call(listMessages, {}, reader)).data as { items: { title: string }[] }).items.map(
    ({ title }) => title,
  )

describe('a split', () => {
  it('holds once everybody has accepted with a code, from the month it was proposed for', async () => {
    const third = await kit.person()
    const proposed = await kit.propose(owner, isrc, [
      { mobile: other.mobile, percent: '30' },
      { mobile: third.mobile, percent: '10.00' },
    ])
    expect(proposed).toMatchObject({ data: { state: 'proposed' } })
    expect((await kit.accept(other)).data).toEqual({ state: 'proposed' })
    expect((await kit.read(owner, isrc)).proposed).toMatchObject({ asked: 3, accepted: 2 })
    expect((await kit.accept(third)).data).toEqual({ state: 'agreed' })
    const { proposed: open, ahead, in_force } = await kit.read(owner, isrc)
    expect([open, in_force]).toEqual([null, null])
    expect(ahead).toMatchObject({
      from_month: '2027-01',
      parties: [{ percent: '60.00' }, { percent: '30.00' }, { percent: '10.00' }],
    })
    kit.setTime('2026-12-31T16:00:00Z')
    expect((await kit.read(owner, isrc)).in_force).toMatchObject({ from_month: '2027-01' })
    expect(await titles(owner)).toContain('Everyone accepted the split of Night sailing')
    expect(await titles(third)).toContain('Everyone accepted the split of Night sailing')
  })

  it('shows a party the own part alone, and nothing to anybody else', async () => {
    const third = await kit.person()
    await kit.propose(owner, isrc, [
      { mobile: other.mobile, percent: '30' },
      { mobile: third.mobile, percent: '10' },
    ])
    expect((await kit.server.call(readSplit, { isrc }, other)).status).toBe(404)
    await kit.accept(other)
    await kit.accept(third)
    const seen = await kit.read(other, isrc)
    expect(seen.reader).toBe('party')
    expect(seen.ahead?.parties).toMatchObject([{ percent: '30.00' }])
    expect(seen.history.map(({ what, percents }) => [what, ...percents])).toEqual([
      ['agreed', '30.00'],
      ['accepted', '30.00'],
      ['proposed', '30.00'],
    ])
    expect((await kit.server.call(listSharedTracks, {}, other)).data).toMatchObject({
      items: [{ track: { isrc }, percent: '30.00', is_ahead: true }],
    })
    expect((await kit.server.call(readSplit, { isrc }, await kit.person())).status).toBe(404)
  })

  it('comes to the whole in hundredths of a percent, and to nothing else', async () => {
    const field = async (percent: string, own_percent: string | null = '60') => {
      const { response } = await kit.propose(owner, isrc, [{ mobile: other.mobile, percent }], {
        own_percent,
      })
      return response.statusCode
    }
    expect(await field('39.99')).toBe(422)
    expect(await field('40.01')).toBe(422)
    expect(await field('0.001')).toBe(422)
    expect(await field('0')).toBe(422)
    expect(await field('100', '0.01')).toBe(422)
    expect(await field('33.33', '66.67')).toBe(200)
  })

  it('may leave the owner nothing, and names nobody twice, nor the owner as somebody else', async () => {
    const refused = await kit.propose(owner, isrc, [{ mobile: owner.mobile, percent: '40' }])
    expect(refused.status).toBe(422)
    const twice = await kit.propose(owner, isrc, [
      { mobile: other.mobile, percent: '20' },
      { mobile: other.mobile, percent: '20' },
    ])
    expect(twice.status).toBe(422)
    const alone = await kit.propose(owner, isrc, [], { own_percent: '100' })
    expect(alone.status).toBe(422)
    const all = await kit.propose(owner, isrc, [{ mobile: other.mobile, percent: '100' }], {
      own_percent: null,
    })
    expect(all.status).toBe(200)
    expect((await kit.accept(other)).data).toEqual({ state: 'agreed' })
  })

  it('is proposed by the owner of the recording, with the right code, once at a time', async () => {
    const parties = [{ mobile: other.mobile, percent: '40' }]
    expect((await kit.propose(other, isrc, [{ mobile: owner.mobile, percent: '40' }])).status).toBe(404)
    const wrong = await kit.propose(owner, isrc, parties, {})
    expect(wrong.status).toBe(200)
    expect(await kit.propose(owner, isrc, parties)).toMatchObject({ status: 409 })
    const isrc2 = await kit.track(owner)
    const guessed = await kit.server.call(
      proposeSplit,
      {
        isrc: isrc2,
        from_month: '2027-01',
        own_percent: '100',
        own_role: '',
        parties: [],
        sms_code: '000000',
      },
      owner,
    )
    expect(guessed.code).toBe(1407)
  })

  it('is taken back by its owner, and ends with one no', async () => {
    const first = await kit.propose(owner, isrc, [{ mobile: other.mobile, percent: '40' }])
    const { split_id } = first.data as { split_id: number }
    expect((await kit.server.call(cancelSplit, { split_id }, other)).status).toBe(404)
    expect((await kit.server.call(cancelSplit, { split_id }, owner)).status).toBe(200)
    expect((await kit.invitations(other)).items).toEqual([])
    await kit.propose(owner, isrc, [{ mobile: other.mobile, percent: '40' }])
    const [asked] = (await kit.invitations(other)).items
    expect((await kit.server.call(declineSplit, { party_id: asked?.party_id ?? 0 }, other)).status).toBe(200)
    expect(await kit.states(isrc)).toEqual(['cancelled', 'declined'])
    expect(await titles(owner)).toContain('The split of Night sailing was declined')
  })
})

describe('months', () => {
  const parties = () => [{ mobile: other.mobile, percent: '40' }]

  it('lie ahead in China when a split is proposed, whatever the date elsewhere', async () => {
    kit.setTime('2026-11-30T15:59:59Z')
    expect((await kit.propose(owner, isrc, parties(), { from_month: '2026-11' })).status).toBe(422)
    expect((await kit.read(owner, isrc)).first_month).toBe('2026-12')
    kit.setTime('2026-11-30T16:00:00Z')
    expect((await kit.propose(owner, isrc, parties(), { from_month: '2026-12' })).status).toBe(422)
    expect((await kit.read(owner, isrc)).first_month).toBe('2027-01')
    expect((await kit.propose(owner, isrc, parties(), { from_month: '2029-01' })).status).toBe(422)
  })

  it('have not begun when the last one accepts: the second before is soon enough, the first of the month is not', async () => {
    kit.setTime('2026-11-30T15:00:00Z')
    await kit.propose(owner, isrc, parties(), { from_month: '2026-12' })
    kit.setTime('2026-11-30T15:59:59Z')
    expect((await kit.accept(other)).data).toEqual({ state: 'agreed' })

    const late = await kit.track(owner)
    kit.setTime('2026-11-30T15:00:00Z')
    await kit.propose(owner, late, parties(), { from_month: '2026-12' })
    const [asked] = (await kit.invitations(other)).items
    kit.setTime('2026-11-30T16:00:00Z')
    expect((await kit.invitations(other)).items).toEqual([])
    const answer = await kit.server.call(
      acceptSplit,
      { party_id: asked?.party_id ?? 0, sms_code: await kit.code(other.mobile) },
      other,
    )
    expect(answer).toMatchObject({ status: 409, msg: expect.stringContaining('expired') })
    expect(await kit.states(late)).toEqual(['expired'])
  })

  it('that have begun are refused by the database itself', async () => {
    await kit.propose(owner, isrc, parties())
    await kit.server.asOwner(
      "update split_parties set answer = 'accepted', answered_at = now(), member_id = $1 where mobile = $2",
      [other.memberId, other.mobile],
    )
    const agree = kit.server.asOwner(
      "update splits set state = 'agreed', settled_at = '2027-01-01 00:00+08' where isrc = $1",
      [isrc],
    )
    await expect(agree).rejects.toThrow(/never holds for a month that has begun/)
  })

  it('end a proposal after thirty days, or when they begin; both are told, and a new one may follow', async () => {
    await kit.propose(owner, isrc, parties())
    const soon = await kit.track(owner)
    await kit.propose(owner, soon, parties(), { from_month: '2026-12' })
    await expire('2026-11-30T15:59:00Z')
    expect([await kit.states(isrc), await kit.states(soon)]).toEqual([['proposed'], ['proposed']])
    await expire('2026-11-30T16:05:00Z')
    expect([await kit.states(isrc), await kit.states(soon)]).toEqual([['proposed'], ['expired']])
    await expire('2026-12-10T04:00:00Z')
    expect(await kit.states(isrc)).toEqual(['expired'])
    kit.setTime('2026-12-10T04:00:01Z')
    expect(await titles(owner)).toContain('The split of Night sailing expired')
    expect((await kit.propose(owner, isrc, parties())).status).toBe(200)
  })

  it('end a proposal also when nobody has come by to say so: the next one takes its place', async () => {
    await kit.propose(owner, isrc, parties(), { from_month: '2026-12' })
    kit.setTime('2026-11-30T16:00:00Z')
    expect((await kit.propose(owner, isrc, parties())).status).toBe(200)
    expect(await kit.states(isrc)).toEqual(['expired', 'proposed'])
  })
})

describe('a change', () => {
  async function agreed(percent = '40') {
    await kit.propose(owner, isrc, [{ mobile: other.mobile, percent }])
    await kit.accept(other)
    const { ahead } = await kit.read(owner, isrc)
    return ahead?.parties.find(({ percent: of }) => of !== '60.00')?.id ?? 0
  }

  it('asks everybody, also who leaves with it; until then the split before holds', async () => {
    await agreed()
    const third = await kit.person()
    await kit.propose(owner, isrc, [{ mobile: third.mobile, percent: '40' }], { from_month: '2027-03' })
    const [asked] = (await kit.invitations(other)).items
    expect(asked).toMatchObject({ percent: '0.00', percent_before: '40.00' })
    expect((await kit.accept(third)).data).toEqual({ state: 'proposed' })
    kit.setTime('2026-12-01T04:00:00Z')
    expect((await kit.accept(other)).data).toEqual({ state: 'agreed' })
    kit.setTime('2027-02-01T04:00:00Z')
    expect((await kit.read(owner, isrc)).in_force?.parties.map(({ percent }) => percent)).toEqual([
      '60.00',
      '40.00',
    ])
    kit.setTime('2027-03-01T04:00:00Z')
    expect((await kit.server.call(listSharedTracks, {}, other)).data).toMatchObject({ items: [] })
    expect((await kit.server.call(listSharedTracks, {}, third)).data).toMatchObject({
      items: [{ percent: '40.00' }],
    })
  })

  it('knows a party by the part it has, whatever number it has now', async () => {
    const partyId = await agreed()
    await kit.server.asOwner('update members set mobile = $2 where id = $1', [other.memberId, '13512340001'])
    other = { ...other, mobile: '13512340001' }
    await kit.propose(owner, isrc, [{ party_id: partyId, percent: '20' }], { own_percent: '80' })
    const { items } = await kit.invitations(other)
    expect(items).toMatchObject([{ percent: '20.00', percent_before: '40.00' }])
    expect((await kit.accept(other)).data).toEqual({ state: 'agreed' })
  })

  it('can give everything back to the owner, and never begins before the split it replaces', async () => {
    await agreed()
    expect((await kit.propose(owner, isrc, [], { own_percent: '100', from_month: '2026-12' })).status).toBe(
      422,
    )
    expect((await kit.propose(owner, isrc, [], { own_percent: '100' })).status).toBe(200)
    expect((await kit.accept(other)).data).toEqual({ state: 'agreed' })
    kit.setTime('2027-01-15T04:00:00Z')
    expect((await kit.read(owner, isrc)).in_force?.parties.map(({ percent }) => percent)).toEqual([
      '100.00',
      '0.00',
    ])
  })

  it('leaves the part of a closed account as it is, since nobody can ask for it', async () => {
    const partyId = await agreed()
    await kit.server.asOwner("update members set state = 'closed', mobile = 'closed ' || id where id = $1", [
      other.memberId,
    ])
    const third = await kit.person()
    const taken = await kit.propose(owner, isrc, [{ mobile: third.mobile, percent: '40' }])
    expect(taken.status).toBe(409)
    const kept = await kit.propose(
      owner,
      isrc,
      [
        { party_id: partyId, percent: '40' },
        { mobile: third.mobile, percent: '10' },
      ],
      { own_percent: '50' },
    )
    expect(kept.status).toBe(200)
    expect((await kit.accept(third)).data).toEqual({ state: 'agreed' })
  })
})

describe('who may decide', () => {
  it('is verified: before that, one learns that something waits and no more', async () => {
    const newcomer = await kit.member()
    await kit.propose(owner, isrc, [{ mobile: newcomer.mobile, percent: '40' }])
    expect(await kit.invitations(newcomer)).toEqual({
      obstacle: 'not_verified',
      signer: null,
      waiting: 1,
      items: [],
      next_cursor: null,
    })
    const [party] = await kit.server.asOwner<{ id: string }>(
      'select id from split_parties where mobile = $1',
      [newcomer.mobile],
    )
    const early = { party_id: Number(party?.id), sms_code: await kit.code(newcomer.mobile) }
    expect((await kit.server.call(acceptSplit, early, newcomer)).status).toBe(409)
    await kit.verify(newcomer.memberId)
    expect((await kit.accept(newcomer)).data).toEqual({ state: 'agreed' })
    expect((await kit.propose(await kit.member(), isrc, [])).status).toBe(409)
  })

  it('is the guardian for a minor: the code goes to the guardian’s number, and another one is worth nothing', async () => {
    const minor = await kit.person('minor')
    await kit.propose(owner, isrc, [{ mobile: minor.mobile, percent: '40' }])
    expect((await kit.accept(minor)).code).toBe(1407)
    const [check] = await kit.server.asOwner<{ mobile: string }>(
      'select guardian_mobile as mobile from identity_checks where member_id = $1',
      [minor.memberId],
    )
    expect((await kit.accept(minor, { mobile: check?.mobile })).data).toEqual({ state: 'agreed' })
  })

  it('is a company’s owner alone; colleagues look on', async () => {
    const company = await kit.person('company')
    await kit.propose(owner, isrc, [{ mobile: company.mobile, percent: '40' }])
    const colleague = await buildColleague(kit.server, company.memberId, 'finance')
    await kit.server.asOwner("update member_sessions set ends_at = '2100-01-01', last_seen_at = '2099-12-31'")
    const seen = await kit.invitations(colleague)
    expect(seen).toMatchObject({ obstacle: 'not_owner', items: [{ percent: '40.00' }] })
    const party_id = seen.items[0]?.party_id ?? 0
    const answer = { party_id, sms_code: await kit.code(colleague.mobile) }
    expect((await kit.server.call(acceptSplit, answer, colleague)).status).toBe(403)
    expect((await kit.server.call(declineSplit, { party_id }, colleague)).status).toBe(403)
    expect((await kit.accept(company)).data).toEqual({ state: 'agreed' })
  })

  it('has the number that was invited: who changes it is not meant any more', async () => {
    await kit.propose(owner, isrc, [{ mobile: other.mobile, percent: '40' }])
    const [asked] = (await kit.invitations(other)).items
    await kit.server.asOwner('update members set mobile = $2 where id = $1', [other.memberId, '13512340002'])
    expect((await kit.invitations(other)).items).toEqual([])
    const answer = { party_id: asked?.party_id ?? 0, sms_code: await kit.code('13512340002') }
    expect((await kit.server.call(acceptSplit, answer, other)).status).toBe(404)
    const successor = await kit.person('person', { mobile: other.mobile })
    expect((await kit.accept(successor)).data).toEqual({ state: 'agreed' })
  })

  it('cannot while one’s own account or the owner’s is frozen', async () => {
    await kit.propose(owner, isrc, [{ mobile: other.mobile, percent: '40' }])
    await kit.server.asOwner("update members set state = 'frozen' where id = $1", [owner.memberId])
    expect(await kit.accept(other)).toMatchObject({ status: 409, msg: expect.stringContaining('owner') })
    await kit.server.asOwner("update members set state = 'active' where id = $1", [owner.memberId])
    await kit.server.asOwner("update members set state = 'frozen' where id = $1", [other.memberId])
    await kit.server.database.change(kit.server.agentId, async () => {})
    expect(await kit.states(isrc)).toEqual(['proposed'])
    await expire('2026-12-11T04:00:00Z')
    expect(await kit.states(isrc)).toEqual(['expired'])
  })
})

describe('reminding', () => {
  it('is for the owner, of those who have not answered, and not every day', async () => {
    await kit.propose(owner, isrc, [{ mobile: other.mobile, percent: '40' }])
    const party = (await kit.read(owner, isrc)).proposed?.parties.find(({ answer }) => answer === 'invited')
    const remind = (reader: Person) => kit.server.call(remindParty, { party_id: party?.id ?? 0 }, reader)
    expect(party?.remind_from).toBe('2026-11-13T04:00:00.000Z')
    expect((await remind(owner)).status).toBe(429)
    kit.setTime('2026-11-13T04:00:00Z')
    expect((await remind(other)).status).toBe(404)
    expect((await remind(owner)).status).toBe(200)
    expect((await remind(owner)).status).toBe(429)
    await kit.accept(other)
    kit.setTime('2026-11-20T04:00:00Z')
    expect((await remind(owner)).status).toBe(409)
  })
})

describe('the list', () => {
  it('has every recording of the member once, with what is agreed and what waits', async () => {
    const second = await kit.track(owner)
    await kit.propose(owner, second, [{ mobile: other.mobile, percent: '40', name: '小满' }])
    const list = async (more = {}) =>
      (await kit.server.call(listSplits, more, owner)).data as {
        items: { track: { isrc: string }; agreed: unknown; proposed: unknown }[]
        next_cursor: string | null
      }
    expect((await list()).items).toMatchObject([
      { track: { isrc: second }, agreed: null, proposed: { asked: 2, accepted: 1 } },
      { track: { isrc }, agreed: null, proposed: null },
    ])
    expect((await list({ only: 'waiting' })).items).toHaveLength(1)
    const page = await list({ limit: '1' })
    expect(page.items).toMatchObject([{ track: { isrc: second } }])
    expect((await list({ limit: '1', cursor: page.next_cursor ?? '' })).items).toMatchObject([
      { track: { isrc } },
    ])
    await kit.accept(other)
    expect((await list({ only: 'shared' })).items).toMatchObject([
      {
        agreed: {
          is_ahead: true,
          parts: [
            { is_mine: true, percent: '60.00' },
            { name: '小满', percent: '40.00' },
          ],
        },
      },
    ])
    expect((await list({ search: isrc.toLowerCase() })).items).toHaveLength(1)
  })
})

describe('the list of splits as a file', () => {
  const sheet = async (reader: Person, query = '', path: string = splitsExportPath) => {
    const answer = await kit.server.app.inject({
      url: `${path}${query}`,
      cookies: reader.cookies,
      headers: { host: kit.server.domain, 'accept-language': 'en' },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return { rows: answer.body.split('\r\n').slice(1).filter(Boolean) }
  }

  it('has a row for each part, and a party finds the recording of the other with its own part alone', async () => {
    const proposed = await kit.propose(owner, isrc, [{ mobile: other.mobile, percent: '40' }])
    expect(proposed).toMatchObject({ data: { state: 'proposed' } })
    expect((await sheet(owner, '?only=waiting')).rows).toEqual([
      expect.stringMatching(/"You","You",100\.00,.*"Not shared"$/),
      expect.stringMatching(/"2027-01","Waiting for everyone"$/),
    ])
    expect((await sheet(other, '', invitationsExportPath)).rows).toEqual([
      expect.stringMatching(new RegExp(`"${isrc}",".+",40\\.00,"2027-01",.*"Waiting for you"$`)),
    ])
    expect((await sheet(owner, '', invitationsExportPath)).rows).toEqual([])
    await kit.accept(other)
    const { rows } = await sheet(owner)
    expect(rows.filter(row => row.includes(isrc))).toEqual([
      expect.stringMatching(/"You","You",60\.00,"2027-01","Agreed, not started"$/),
      expect.stringMatching(/"You",".+",40\.00,"2027-01","Agreed, not started"$/),
    ])
    expect(rows).toHaveLength(2)
    const [shared, ...more] = (await sheet(other)).rows
    expect(shared).toMatch(/,"You",40\.00,"2027-01","Agreed, not started"$/)
    expect(more).toEqual([])
  })
})
