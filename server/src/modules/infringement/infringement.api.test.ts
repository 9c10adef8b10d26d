import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadFile } from '#contract/files/calls'
import * as calls from '#contract/infringement/calls'
import * as desk from '#contract/infringement/desk-calls'
import { passRights } from '#contract/review/calls'
import { releaseWorkAgain } from '#contract/works/work-calls'
import { buildRelease } from '../../testing/build-release'
import { loggedInStaff } from '../../testing/build-staff'
import { claim, infringementKit } from '../../testing/infringement-kit'
import { picture } from '../../testing/pictures'
import { sentMails } from '../../testing/sent-mails'
import { type Caller, testServer } from '../../testing/test-server'
import { upload } from '../../testing/upload'
import { seedVerifiedPerson } from '../identity/identity.public'
import { lapseInfringement } from './lapse-case.job'

let server: Awaited<ReturnType<typeof testServer>>
let rights: Caller
let otherRights: Caller
let member: Awaited<ReturnType<typeof server.loggedInMember>>
let submit: ReturnType<typeof infringementKit>['submit']
let opened: ReturnType<typeof infringementKit>['opened']
let another: ReturnType<typeof infringementKit>['another']
let move: ReturnType<typeof infringementKit>['move']
let hold: ReturnType<typeof infringementKit>['hold']
beforeAll(async () => {
  server = await testServer({ hasSites: true })
  rights = await loggedInStaff(server, { roles: ['rights'] })
  otherRights = await loggedInStaff(server, { roles: ['admin'] })
  member = await server.loggedInMember()
  await server.database.change(server.agentId, tx =>
    seedVerifiedPerson(tx, server.services, member.memberId, new Date()),
  )
  ;({ submit, opened, another, move, hold } = infringementKit({ server, rights, member }))
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

let keys = 0
const reached = { contact: '13600001111', postal_address: '厦门市思明区河畔路 1 号' }
async function counter(id: number, as: Caller = member) {
  const { data } = await upload(server, uploadFile, { purpose: 'attachment' }, await picture('png'), as)
  const said = { text: 'I recorded it myself, here are the sessions.', declared: true as const, ...reached }
  const files = { attachment_upload_ids: [data.upload_id] }
  return server.call(
    calls.counterInfringement,
    { id, ...said, ...files, idempotency_key: `counter ${++keys}` },
    as,
  )
}
const answer = (link: string, event: 'addMore' | 'pursue' | 'withdraw') =>
  server.call(calls.answerInfringement, {
    link,
    event,
    text: 'as was asked',
    idempotency_key: `answer ${++keys}`,
  })
const statusOf = async (workId: number) =>
  (await server.asOwner<{ status: string }>('select status from works where id = $1', [workId]))[0]?.status
const stateOf = async (link: string) =>
  ((await server.send(calls.readInfringementCase, { link }, {}, 'GET')).data as { state: string }).state
const passDeadline = (id: number) =>
  server.asOwner("update infringement_cases set due_at = now() - interval '1 minute' where id = $1", [id])
const atDesk = async (id: number) =>
  (await server.send(desk.readInfringement, { id: String(id) }, rights, 'GET')).data as {
    state: string
    work: { id: number } | null
    track_id: number | null
    files: { side: string; kind: string; url: string }[]
    history: { event: string }[]
    can: { events: string[] }
  }

describe('a claim', () => {
  it('of a guest needs a captcha, an address by mail and by post, whose right it is, and the declaration', async () => {
    const bare = {
      ...claim,
      email: 'claimant@example.com',
      captcha: 'bm90aGluZw==',
      idempotency_key: 'no captcha at all',
    }
    expect((await server.call(calls.submitInfringement, bare)).code).toBe(1402)
    expect((await submit({ mobile: '' })).status).toBe(200)
    for (const field of ['email', 'postal_address', 'name'] as const)
      expect(await submit({ [field]: '' })).toMatchObject({ status: 422, data: { fields: [{ field }] } })
    expect(await submit({ role: 'agent' })).toMatchObject({
      status: 422,
      data: { fields: [{ field: 'holder' }] },
    })
    expect((await submit({ role: 'agent', holder: '周海' })).status).toBe(200)
    expect(await submit({ scope: 'track' })).toMatchObject({ data: { fields: [{ field: 'track' }] } })
    expect((await submit({ declared: false as true })).status).toBe(422)
    expect(await submit()).toMatchObject({ code: 1, data: { number: expect.stringMatching(/^C\d{6}$/) } })
  })

  it('sent twice with one key is one case', async () => {
    const same = { idempotency_key: 'one and the same', email: 'twice@example.com' }
    const caller = { remoteAddress: '10.9.0.1' }
    const first = await submit(same, caller)
    expect((await submit(same, caller)).data).toEqual(first.data)
    expect((await submit({ ...same, name: '别人' }, caller)).code).not.toBe(1)
  })

  it('comes from one address five times an hour at most', async () => {
    const statuses = []
    const caller = { remoteAddress: '10.8.0.1' }
    for (let count = 0; count < 6; count++) statuses.push((await submit({}, caller)).status)
    expect(statuses).toEqual([...Array(5).fill(200), 429])
  })

  it('is one of five open ones at most, of a claimant and of a network', { tags: ['slow'] }, async () => {
    const caller = { remoteAddress: '2001:db8:1:2::9' }
    for (let count = 0; count < 5; count++) expect((await submit({}, caller)).status).toBe(200)
    await server.forgive()
    expect(await submit({}, { remoteAddress: '2001:db8:1:2:ffff::1' })).toMatchObject({ status: 409 })
    await server.asOwner(
      "update infringement_cases set state = 'dismissed' where address like '2001:db8:1:2%'",
    )
    expect((await submit({}, caller)).status).toBe(200)

    const email = 'Busy@example.com'
    for (let count = 0; count < 5; count++) expect((await submit({ email })).status).toBe(200)
    expect((await submit({ email })).status, 'anybody can write an address that is not theirs').toBe(200)
    await server.asOwner(
      "update infringement_cases set email_confirmed_at = now() where email = 'Busy@example.com'",
    )
    expect(await submit({ email: 'busy@example.com' })).toMatchObject({ status: 409 })
    expect(await submit({ email: 'busy+second@example.com' }), 'the same mailbox').toMatchObject({
      status: 409,
    })
    expect((await submit({ email: 'bu.sy@example.com' })).status, 'another mailbox').toBe(200)
  })

  it.each([
    ['a mark behind a plus sign', 'right.holder+2@example.com', 'right.holder@example.com'],
    ['dots, where the provider ignores them', 'right.holder@gmail.com', 'rightholder@gmail.com'],
    ['another name of the same provider', 'Right.Holder+x@GoogleMail.com', 'rightholder@gmail.com'],
    ['nothing else', 'right.holder@label.example', 'right.holder@label.example'],
  ])('counts a claimant by mailbox: %s', async (_, email, mailbox) => {
    const [row] = await server.asOwner('select mailbox_of($1) as mailbox', [email])
    expect(row).toEqual({ mailbox })
  })

  it('finds its release by a code, and its track where that was claimed', { tags: ['slow'] }, async () => {
    const whole = await opened()
    expect(await atDesk(whole.id)).toMatchObject({ work: { id: whole.workId }, track_id: null })
    const one = await opened({ tracks: 2, oneTrack: true })
    expect((await atDesk(one.id)).track_id).toEqual(expect.any(Number))
  })
})

describe('the link of a case', () => {
  it('opens it on its own site alone', { tags: ['slow'] }, async () => {
    const { link } = await opened()
    expect(await stateOf(link)).toBe('received')
    for (const wrong of [`${link}x`, link.replace(/^\d+\.\d+/, `${server.agentId}.1`), 'nothing'])
      expect((await server.send(calls.readInfringementCase, { link: wrong }, {}, 'GET')).code).toBe(1414)
    await server.anotherSite('other-site.test')
    const elsewhere = { headers: { host: 'other-site.test' } }
    expect((await server.send(calls.readInfringementCase, { link }, elsewhere, 'GET')).code).toBe(1414)
  })

  it('takes pictures and PDF, ten at most, sealed like every paper', { tags: ['slow'] }, async () => {
    const { id, link } = await opened()
    const add = async (body: Buffer) =>
      (await upload(server, calls.addInfringementEvidence, { link, kind: 'evidence' }, body)).code
    expect(await add(Buffer.from('<script>alert(1)</script>'))).toBe(1415)
    expect(await add(Buffer.alloc(11 * 1024 * 1024, 1))).toBe(1413)
    const png = await picture('png')
    const codes = []
    for (let count = 0; count < 10; count++) codes.push(await add(png))
    expect(codes).toEqual([...Array(8).fill(1), 1409, 1409])
    expect(
      (await upload(server, calls.addInfringementEvidence, { link: 'nothing', kind: 'right' }, png)).code,
    ).toBe(1414)
    const [file] = (await atDesk(id)).files
    const shown = await server.follow(file?.url ?? '', rights)
    expect(shown.rawPayload.equals(png)).toBe(true)
    await server.asOwner("update uploads set created_at = now() - interval '3 days'")
    await server.database.withoutAgent('select sweep_unused_uploads()', [])
    expect((await atDesk(id)).files).toHaveLength(10)
  })
})

/** The Civil Code, article 1195: a notice holds the true identity of the right holder. The form that the copyright office recommends asks for proof. */
describe('who claims', () => {
  it('is a person by name, or a company by its name and a code or number that can be looked up', async () => {
    const company = { kind: 'company' as const, company: '' }
    const refusedFor = async (wanted: object) =>
      ((await submit(wanted)).data as { fields?: { field: string }[] }).fields?.map(({ field }) => field)
    expect(await refusedFor(company)).toEqual(['company'])
    expect(await refusedFor({ ...company, company: '浪潮唱片' })).toEqual(['register_number'])
    const wrong = { ...company, company: '浪潮唱片', register_number: '91310000MA1FL0001A' }
    expect(await refusedFor(wrong)).toEqual(['register_number'])
    for (const register_number of ['91110000600037341L', 'HRB 12345'])
      expect((await submit({ ...wrong, register_number })).code).toBe(1)
    const [kept] = await server.asOwner(
      'select claimant_kind, company, register_number from infringement_cases order by id desc limit 1',
    )
    expect(kept).toEqual({ claimant_kind: 'company', company: '浪潮唱片', register_number: 'HRB 12345' })
  })

  it('proves it with a file before anything is taken down, and the member never sees that file', async () => {
    const { id, link, workId } = await opened({ withFile: false })
    const add = async (kind: string) =>
      upload(server, calls.addInfringementEvidence, { link, kind }, await picture('png'))
    await add('right')
    expect(await move(id, 'takeMeasure')).toMatchObject({ msg: expect.stringContaining('proof of identity') })
    expect(await statusOf(workId)).toBe('991')
    await add('identity')
    expect((await move(id, 'takeMeasure')).code).toBe(1)
    const own = await server.send(calls.readOwnInfringement, { id: String(id) }, member, 'GET')
    expect(own.data).toMatchObject({ files: [{ kind: 'right' }] })
    expect((own.data as { files: [] }).files).toHaveLength(1)
    expect((await atDesk(id)).files.map(({ kind }) => kind)).toEqual(['right', 'identity'])
  })
})

describe('a measure', () => {
  it('needs preliminary evidence, and then comes with the notice to the member', async () => {
    const { id, workId } = await opened({ withFile: false })
    expect(await move(id, 'takeMeasure')).toMatchObject({ status: 409 })
    expect(await statusOf(workId)).toBe('991')
    const { id: second, workId: down, link } = await opened()
    expect((await server.send(calls.readOwnInfringement, { id: String(second) }, member, 'GET')).code).toBe(
      1404,
    )
    expect(await move(second, 'takeMeasure')).toMatchObject({ code: 1, data: { state: 'measured' } })
    expect(await statusOf(down)).toBe('980')
    const own = await server.send(calls.readOwnInfringement, { id: String(second) }, member, 'GET')
    expect(own.data).toMatchObject({
      claimant: { name: '周海' },
      can: { counter: true },
      files: [{ side: 'claimant' }],
    })
    expect(JSON.stringify(own.data)).not.toContain(claim.mobile)
    const [message] = await server.asOwner<{ link: string }>(
      "select link from messages where template = 'infringement.measure' and member_id = $1 order by id desc",
      [member.memberId],
    )
    expect(message?.link).toBe(`/work-management/claim?id=${second}`)
    expect(await stateOf(link)).toBe('measured')
    const stranger = await server.loggedInMember()
    expect((await server.send(calls.readOwnInfringement, { id: String(second) }, stranger, 'GET')).code).toBe(
      1404,
    )
    expect((await counter(second, stranger)).code).toBe(1404)
  })

  it('is refused for a release that nobody named, and a draft is nobody’s to name', async () => {
    const { data } = await submit()
    const link = (data as { link: string }).link.split('link=')[1] as string
    for (const kind of ['identity', 'right'])
      await upload(server, calls.addInfringementEvidence, { link, kind }, await picture('png'))
    const [row] = await server.asOwner<{ id: number }>('select max(id)::int as id from infringement_cases')
    const id = row?.id as number
    expect((await move(id, 'takeMeasure')).status).toBe(409)
    const { workId } = await buildRelease(server, server.agentId, member.memberId)
    const name = () => server.call(desk.nameInfringingWork, { id, work_id: workId, track_id: null }, rights)
    await server.asOwner("update works set status = '00' where id = $1", [workId])
    expect((await name()).status).toBe(409)
    await server.asOwner("update works set status = '300' where id = $1", [workId])
    expect((await name()).code).toBe(1)
  })

  it('keeps a release in review from going out until the case has ended', async () => {
    const { id, workId } = await opened()
    await server.asOwner("update works set status = '300', submitted_at = now() where id = $1", [workId])
    expect(await move(id, 'takeMeasure')).toMatchObject({ code: 1, data: { state: 'measured' } })
    expect(await statusOf(workId)).toBe('300')
    const told = await server.asOwner<{ params: object }>(
      "select params from messages where template = 'infringement.measureHeld' and member_id = $1",
      [member.memberId],
    )
    expect(told).toHaveLength(1)
    const pass = () => server.call(passRights, { id: workId }, rights)
    expect(await pass()).toMatchObject({ status: 409, msg: expect.stringContaining('claim of infringement') })
    await move(id, 'reject')
    expect(await statusOf(workId)).toBe('300')
    expect((await pass()).code).toBe(1)
    expect(await statusOf(workId)).toBe('990')
  })

  it.each(['980', '981'])(
    'on a release that its member took down (%s) keeps it there, and brings nothing back',
    async status => {
      const { id, workId } = await opened()
      await server.asOwner('update works set status = $2 where id = $1', [workId, status])
      expect((await move(id, 'takeMeasure')).code).toBe(1)
      await server.asOwner("update works set status = '981' where id = $1", [workId])
      const again = () => server.call(releaseWorkAgain, { id: workId }, member)
      expect((await again()).status).toBe(409)
      await move(id, 'reject')
      expect(await statusOf(workId)).toBe('981')
      expect((await again()).code).toBe(1)
    },
  )

  it('lifted while a second one holds the release leaves it down; the last one lifted brings it back', async () => {
    const first = await opened()
    await move(first.id, 'takeMeasure')
    const second = await another(first.isrc)
    expect((await move(second.id, 'takeMeasure')).code).toBe(1)
    await move(first.id, 'reject')
    expect(await statusOf(first.workId)).toBe('980')
    await move(second.id, 'reject')
    expect(await statusOf(first.workId)).toBe('990')
  })

  it('lifted while staff hold the release for a second claim leaves it down until that one is decided', async () => {
    const first = await opened()
    await move(first.id, 'takeMeasure')
    const second = await another(first.isrc)
    expect((await hold(second.id)).code).toBe(1)
    await move(first.id, 'reject')
    expect(await statusOf(first.workId)).toBe('980')
    await move(second.id, 'dismiss')
    expect(await statusOf(first.workId)).toBe('990')
    const told = await server.asOwner<{ template: string }>(
      `select template from messages where params ->> 'number' =
         (select number from infringement_cases where id = $1) order by id`,
      [first.id],
    )
    expect(told.map(({ template }) => template)).toEqual(
      ['measure', 'liftedWaits', 'lifted'].map(name => `infringement.${name}`),
    )
  })

  it('lifted brings the release back although there is a second claim that staff hold nothing for', async () => {
    const first = await opened()
    await move(first.id, 'takeMeasure')
    await another(first.isrc)
    await move(first.id, 'reject')
    expect(await statusOf(first.workId)).toBe('990')
  })

  it('on one track of a release that another case keeps down leaves that track out when the rest comes back', async () => {
    const whole = await opened({ tracks: 2 })
    await move(whole.id, 'takeMeasure')
    const one = await another(whole.isrc, true, true)
    expect((await move(one.id, 'takeMeasure')).code).toBe(1)
    const withdrawn = () =>
      server.asOwner('select id from tracks where work_id = $1 and withdrawn_at is not null', [whole.workId])
    await move(whole.id, 'reject')
    expect(await statusOf(whole.workId)).toBe('990')
    expect(await withdrawn()).toHaveLength(1)
    await move(one.id, 'reject')
    expect(await withdrawn()).toHaveLength(0)
  })

  it('takes down one track and leaves the rest', async () => {
    const { id, workId } = await opened({ tracks: 2, oneTrack: true })
    await move(id, 'takeMeasure')
    expect(await statusOf(workId)).toBe('991')
    const withdrawn = () =>
      server.asOwner('select id from tracks where work_id = $1 and withdrawn_at is not null', [workId])
    expect(await withdrawn()).toHaveLength(1)
    const notice =
      "select params ->> 'title' as title from messages where template = 'infringement.measureTrack'"
    const [track] = await server.asOwner<{ title: string }>(
      "select details ->> 'title' as title from tracks where work_id = $1 and withdrawn_at is not null",
      [workId],
    )
    expect(await server.asOwner(notice)).toEqual([{ title: `Night sailing · ${track?.title}` }])
    await move(id, 'reject')
    expect(await withdrawn()).toHaveLength(0)
  })

  it('lifted sends the release out again with its codes; upheld keeps it down for good', async () => {
    const first = await opened()
    await move(first.id, 'takeMeasure')
    await server.asOwner("update works set status = '981' where id = $1", [first.workId])
    expect((await server.call(releaseWorkAgain, { id: first.workId }, member)).status).toBe(409)
    expect(await move(first.id, 'reject')).toMatchObject({ data: { state: 'not_upheld' } })
    expect(await statusOf(first.workId)).toBe('990')
    const second = await opened()
    await move(second.id, 'takeMeasure')
    expect(await move(second.id, 'uphold')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('time to answer'),
    })
    await passDeadline(second.id)
    expect(await move(second.id, 'uphold')).toMatchObject({ data: { state: 'upheld' } })
    await server.asOwner("update works set status = '981' where id = $1", [second.workId])
    expect((await server.call(releaseWorkAgain, { id: second.workId }, member)).status).toBe(409)
  })
})

describe('a counter-notice', () => {
  it('is forwarded, and the claimant who does nothing loses the measure', async () => {
    const { id, link, workId } = await opened()
    await move(id, 'takeMeasure')
    const taken = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { Copyright: 'taken at Harbour Road 7' } })
      .jpeg()
      .toBuffer()
    expect(taken.toString('latin1')).toContain('Harbour Road')
    const { data: file } = await upload(server, uploadFile, { purpose: 'attachment' }, taken, member)
    const text = 'I recorded it myself, here are the sessions.'
    const sent = {
      id,
      text,
      declared: true as const,
      ...reached,
      attachment_upload_ids: [file.upload_id],
      idempotency_key: 'with a file',
    }
    expect((await server.call(calls.counterInfringement, sent, member)).code).toBe(1)
    const seen = async () =>
      (await server.send(calls.readInfringementCase, { link }, {}, 'GET')).data as {
        number: string
        counter: string | null
        counter_sender: unknown
        counter_files: { name: string; url: string }[]
      }
    expect(await seen()).toMatchObject({ counter: null, counter_sender: null, counter_files: [] })
    expect(await move(id, 'forward')).toMatchObject({ data: { state: 'forwarded' } })
    const { number, counter_files, ...forwarded } = await seen()
    expect(forwarded.counter).toBe(text)
    // The Civil Code, article 1196, and the Regulation, article 16: name, contact, address, and what was taken down with where it was.
    expect(forwarded.counter_sender).toMatchObject({
      ...{ name: '陈夜航', ...reached },
      subject: expect.stringMatching(/ISRC|UPC/),
    })
    // As it is shown to a stranger: neither its own name nor where it was taken.
    expect(counter_files).toMatchObject([{ name: `${number}-1.jpg` }])
    const { url = '' } = counter_files[0] ?? {}
    const get = (address = url) => server.follow(address)
    const shown = await get()
    expect(shown.statusCode).toBe(200)
    // The address of a file alone opens nothing, and neither does the link of another case beside it.
    const [address = ''] = url.split('?')
    const other = await opened({ withFile: false })
    for (const tried of [address, `${address}?link=${other.link}`])
      expect((await get(tried)).statusCode).toBe(410)
    expect((await sharp(shown.rawPayload).metadata()).width).toBe((await sharp(taken).metadata()).width)
    expect(shown.rawPayload.toString('latin1')).not.toContain('Harbour Road')
    await server.asOwner("update infringement_cases set counter = '' where id = $1", [id])
    expect((await get()).statusCode).not.toBe(200)
    await server.asOwner('update infringement_cases set counter = $2 where id = $1', [id, text])
    const run = () =>
      lapseInfringement.run({
        payload: { caseId: id },
        agentId: server.agentId,
        database: server.database,
        services: server.services,
      } as never)
    await run()
    expect(await stateOf(link)).toBe('forwarded')
    await passDeadline(id)
    const texts = () =>
      server.asOwner(
        `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'sendTextMessage'`,
      )
    const before = (await texts()).length
    await run()
    expect((await atDesk(id)).state).toBe('lapsed')
    // The claimant hears of it, who let the time pass.
    expect(await texts()).toHaveLength(before + 1)
    expect(await statusOf(workId)).toBe('990')
  })

  it('says before it is sent what is forwarded, and needs a file of evidence', async () => {
    const { id } = await opened()
    await move(id, 'takeMeasure')
    const own = async () =>
      (await server.send(calls.readOwnInfringement, { id: String(id) }, member, 'GET')).data
    expect(await own()).toMatchObject({ sender: { name: '陈夜航' }, counter_sender: null })
    const said = { id, text: 'I recorded it myself, here are the sessions.', declared: true as const }
    const bare = { ...said, ...reached, idempotency_key: 'without evidence' }
    expect(await server.call(calls.counterInfringement, bare, member)).toMatchObject({
      code: 1422,
      data: { fields: [{ field: 'attachment_upload_ids' }] },
    })
    expect((await counter(id)).code).toBe(1)
    expect(await own()).toMatchObject({ counter_sender: { name: '陈夜航', ...reached } })
  })

  it('that never came is told to the claimant, once, and staff decide', async () => {
    const { id, link, workId } = await opened()
    await move(id, 'takeMeasure')
    const run = () =>
      lapseInfringement.run({
        payload: { caseId: id },
        agentId: server.agentId,
        database: server.database,
        services: server.services,
      } as never)
    const texts = () =>
      server.asOwner(
        `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'sendTextMessage'`,
      )
    const before = (await texts()).length
    await run()
    expect(await texts()).toHaveLength(before)
    await passDeadline(id)
    for (const _ of [1, 2]) await run()
    expect(await texts()).toHaveLength(before + 1)
    const { history, state } = (await server.send(calls.readInfringementCase, { link }, {}, 'GET')).data as {
      state: string
      history: { event: string; by: string }[]
    }
    expect(state).toBe('measured')
    expect(history.at(-1)).toMatchObject({ event: 'unanswered', by: 'system' })
    expect(await statusOf(workId)).not.toBe('990')
    expect(await move(id, 'uphold')).toMatchObject({ data: { state: 'upheld' } })
  })

  it('after the deadline is too late', async () => {
    const { id } = await opened()
    await move(id, 'takeMeasure')
    await passDeadline(id)
    expect(await counter(id)).toMatchObject({ status: 409, msg: expect.stringContaining('deadline') })
  })

  it('answered in court keeps the measure until staff decide', async () => {
    const { id, link, workId } = await opened()
    await move(id, 'takeMeasure')
    await counter(id)
    await move(id, 'forward')
    expect((await answer(link, 'pursue')).data).toEqual({ state: 'pursued' })
    expect(await statusOf(workId)).toBe('980')
    expect((await answer(link, 'withdraw')).data).toEqual({ state: 'withdrawn' })
    expect(await statusOf(workId)).toBe('990')
    expect((await answer(link, 'withdraw')).status, 'the link has ended with the case').toBe(410)
  })
})

describe('the desk', () => {
  it('asks for more, gets it, and dismisses what has no ground', async () => {
    const { id, link } = await opened()
    await move(id, 'askMore')
    expect(await stateOf(link)).toBe('more_asked')
    expect((await answer(link, 'addMore')).data).toEqual({ state: 'received' })
    expect(await move(id, 'dismiss')).toMatchObject({ data: { state: 'dismissed' } })
    expect((await atDesk(id)).can.events).toEqual([])
    const actions = await server.asOwner<{ action: string }>(
      "select action from audit_entries where subject = 'infringement' and subject_id = $1 order by id",
      [String(id)],
    )
    expect(actions.map(({ action }) => action)).toEqual(['infringement.askMore', 'infringement.dismiss'])
  })

  it('tells a claimant who left an address alone by e-mail, with the way to the case', async () => {
    expect((await submit({ mobile: '', email: 'zhou@example.com' })).code).toBe(1)
    const texts = () =>
      server.asOwner(
        `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'sendTextMessage'`,
      )
    const before = (await texts()).length
    const [row] = await server.asOwner<{ id: number }>('select max(id)::int as id from infringement_cases')
    const id = row?.id as number
    await move(id, 'askMore')
    const mail = (await sentMails(server)).at(-1)
    expect(mail).toMatchObject({ to: 'zhou@example.com', letter: { subject: expect.stringContaining('C0') } })
    expect(JSON.stringify(mail?.letter)).toContain('/infringement/case?link=')
    expect(await texts()).toHaveLength(before)
  })

  it('lets one of two who decide at once', async () => {
    const { id, workId } = await opened()
    await move(id, 'takeMeasure')
    await counter(id)
    const answers = await Promise.all([move(id, 'uphold'), move(id, 'reject', otherRights)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { state, history } = await atDesk(id)
    expect(await statusOf(workId)).toBe(state === 'upheld' ? '980' : '990')
    expect(history.filter(({ event }) => event === 'uphold' || event === 'reject')).toHaveLength(1)
  })

  it('lists open cases by their deadline, page by page, and is closed to others', async () => {
    const listed: { id: number; due_at: string | null; received_at: string }[] = []
    let cursor: string | undefined
    do {
      const input = { limit: '2', ...(cursor && { cursor }) }
      const { data } = await server.send(desk.listInfringements, input, rights, 'GET')
      const page = data as { items: typeof listed; next_cursor: string | null }
      listed.push(...page.items)
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    const order = listed.map(({ due_at, received_at }) => due_at ?? received_at)
    expect(order.length).toBeGreaterThan(4)
    expect(order).toEqual([...order].sort())
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length)
    const found = await server.send(desk.listInfringements, { search: '没有这个人' }, rights, 'GET')
    expect((found.data as { items: object[] }).items).toEqual([])
    const support = await loggedInStaff(server, { roles: ['support'] })
    expect((await server.send(desk.listInfringements, {}, support, 'GET')).status).toBe(403)
  })

  it('keeps a history that nobody changes', async () => {
    const changed = server.database.change(server.agentId, tx =>
      tx.run('update infringement_history set note = $1', ['x']),
    )
    await expect(changed).rejects.toThrow(/permission denied/)
  })
})

it('shows its files to the member without what they say of their maker, and to staff as they came', async () => {
  const { id, link } = await opened({ withFile: false })
  const photo = await sharp(await picture('jpeg'))
    .withExif({ IFD0: { Copyright: 'taken at Harbour Road 7' } })
    .jpeg()
    .toBuffer()
  const paper = new PDFDocument({ compress: false, info: { Author: 'Zhou of Harbour Road 7' } })
  paper.text('The contract').end()
  for (const file of [photo, await buffer(paper)])
    await upload(server, calls.addInfringementEvidence, { link, kind: 'right' }, file, {}, 'zhou-at-home.bin')
  await upload(server, calls.addInfringementEvidence, { link, kind: 'identity' }, await picture('png'))
  await move(id, 'takeMeasure')
  const get = async (url: string, who: Caller) =>
    (await server.follow(url, who)).rawPayload.toString('latin1')
  const own = (await server.send(calls.readOwnInfringement, { id: String(id) }, member, 'GET')).data as {
    number: string
    files: { name: string; url: string }[]
  }
  expect(own.files.map(({ name }) => name)).toEqual([`${own.number}-1.jpg`, `${own.number}-2.pdf`])
  for (const { url } of own.files) expect(await get(url, member)).not.toContain('Harbour Road')
  const papers = (await atDesk(id)).files.filter(({ kind }) => kind === 'right')
  expect(papers).toHaveLength(2)
  for (const { url } of papers) expect(await get(url, rights)).toContain('Harbour Road')
})
