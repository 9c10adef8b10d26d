import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WholeDelivery } from '#contract/distribution/delivery'
import { readDelivery } from '#contract/distribution/delivery-calls'
import { loggedInStaff } from '../../../testing/build-staff'
import { deliveryKit } from '../../../testing/send-deliveries'
import { stepDeliveries } from '../../../testing/step-deliveries'
import { testServer } from '../../../testing/test-server'
import { writeWorkbook } from '../formats/sheet/write-workbook'
import { noteEvent } from '../sending/sending.queries'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof deliveryKit>>
type Staff = Awaited<ReturnType<typeof loggedInStaff>>
let admin: Staff
let editor: Staff

beforeAll(async () => {
  server = await testServer()
  const member = await server.loggedInMember()
  kit = await deliveryKit(server, member.memberId)
  admin = await loggedInStaff(server, { name: 'Ada', roles: ['admin'] })
  editor = await loggedInStaff(server, { roles: ['editor'] })
  await server.asOwner(
    `update channels set profile = profile || '{"parallel_transfers": 20}' where id = $1`,
    [kit.channelId],
  )
})
afterAll(() => server.close())

async function read(id: number, staff: Staff = admin): Promise<WholeDelivery> {
  const answered = await server.call(readDelivery, { id }, staff)
  expect(answered.code).toBe(1)
  return answered.data as WholeDelivery
}

async function newest(workId: number): Promise<number> {
  return (await kit.about(workId)).at(-1)?.id ?? 0
}

/** Packed with this message and sent. */
async function sent(workId: number, files: Record<string, string | Buffer>): Promise<number> {
  const id = await newest(workId)
  await kit.dispatch()
  await putFiles(id, files)
  await stepDeliveries(server, [id], ['sending'])
  await kit.send(id)
  return id
}

async function putFiles(id: number, files: Record<string, string | Buffer>) {
  for (const [position, [path, text]] of Object.entries(files).entries()) {
    const content = Buffer.from(text)
    const sha256 = createHash('sha256').update(content).digest()
    const role = path.startsWith('BatchComplete') ? 'completion' : 'message'
    await server.asOwner(
      `insert into delivery_files (agent_id, delivery_id, position, path, size, sha256, content, role)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [server.agentId, id, position, path, content.length, sha256, content, role],
    )
  }
}

const xml = (...lines: string[]) => `<?xml version="1.0"?>\n${lines.join('\n')}\n`

describe('one delivery', () => {
  it('says what happened to it, in the reader’s language and with the names of staff', async () => {
    const workId = await kit.queued()
    const id = await newest(workId)
    const note = (text: string, params = {}, staffId?: number) =>
      server.database.change(server.agentId, tx =>
        noteEvent(tx, id, { said: { text, params }, now: new Date(), staffId, isFailure: !staffId }),
      )
    await note('delivery.refused', { reason: 'Blurred.' })
    await note('delivery.triedAgain', {}, admin.staffId)
    await note('of.another.version')
    const { log } = await read(id, { ...admin, headers: { 'accept-language': 'zh-CN' } } as Staff)
    expect(log).toMatchObject([
      { text: '渠道拒收：Blurred.', is_failure: true, staff: null },
      { text: '手动重试', is_failure: false, staff: { id: admin.staffId, name: 'Ada' } },
      { text: 'of.another.version' },
    ])
  })

  it('has neither message nor files before it is packed', async () => {
    const id = await newest(await kit.queued())
    expect(await read(id)).toMatchObject({
      state: 'queued',
      files: [],
      message: null,
      before: null,
      difference: null,
    })
  })

  it('has its files and its message as text', async () => {
    const workId = await kit.queued()
    const id = await sent(workId, { '1/1.xml': xml('<a/>'), 'BatchComplete_1.xml': '' })
    const { files, message, left_at } = await read(id)
    expect(files).toEqual([
      {
        path: '1/1.xml',
        role: 'message',
        size: 27,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        sent_at: expect.any(String),
        compared: null,
      },
      expect.objectContaining({ path: 'BatchComplete_1.xml', role: 'completion', size: 0 }),
    ])
    expect(message).toEqual({ format: 'xml', text: xml('<a/>'), is_cut: false })
    expect(left_at).not.toBeNull()
  })

  it('is compared with what the channel was sent before about the same release', async () => {
    const workId = await kit.queued()
    const first = await sent(workId, {
      '1/1.xml': xml('<a>1</a>', '<b/>'),
      '1/cover.jpg': 'c',
      '1/same': 's',
    })
    await stepDeliveries(server, [first], ['live'])
    await kit.newVersion(workId)
    const second = await sent(workId, {
      '1/1.xml': xml('<a>2</a>', '<b/>'),
      '1/cover.jpg': 'd',
      '1/same': 's',
      '1/added': 'x',
    })
    const { before, difference, files } = await read(second)
    expect(before).toMatchObject({ id: first, kind: 'release', state: 'live' })
    expect(difference?.changes).toBe(1)
    expect(difference?.lines.map(({ op, text }) => `${op} ${text}`)).toEqual([
      'same <?xml version="1.0"?>',
      'removed <a>1</a>',
      'added <a>2</a>',
      'same <b/>',
    ])
    expect(files.map(({ path, compared }) => `${path} ${compared}`)).toEqual([
      '1/1.xml changed',
      '1/cover.jpg changed',
      '1/same same',
      '1/added new',
    ])
  })

  it('is not compared with a message that never left', async () => {
    const workId = await kit.queued()
    const first = await newest(workId)
    await kit.dispatch()
    await putFiles(first, { '1/1.xml': xml('<a/>') })
    await kit.newVersion(workId)
    const second = await sent(workId, { '1/1.xml': xml('<b/>') })
    expect(second).not.toBe(first)
    expect(await read(second)).toMatchObject({ before: null, difference: null })
  })

  it('shows a sheet as its rows, and compares it cell by cell', async () => {
    const titles = ['UPC', 'Title', 'Version']
    const workId = await kit.queued()
    const first = await sent(workId, { '1/1.xlsx': await writeWorkbook([titles, ['0012', '夜航', '']]) })
    await stepDeliveries(server, [first], ['live'])
    await kit.newVersion(workId)
    const second = await sent(workId, { '1/1.xlsx': await writeWorkbook([titles, ['0012', '夜航星', '']]) })
    const { message, difference } = await read(second)
    expect(message).toMatchObject({ format: 'sheet', rows: [titles, ['0012', '夜航星', '']], is_cut: false })
    expect(difference?.lines.map(({ op, text }) => `${op} ${text}`)).toEqual([
      'same 1  UPC: 0012',
      'removed 1  Title: 夜航',
      'added 1  Title: 夜航星',
      'same 1  Version: ',
    ])
  })

  it('cuts a message that is too long, and compares it with nothing', async () => {
    const workId = await kit.queued()
    const first = await sent(workId, { '1/1.xml': xml('<a/>') })
    await stepDeliveries(server, [first], ['live'])
    await kit.newVersion(workId)
    const second = await sent(workId, { '1/1.xml': xml('x'.repeat(600_000)) })
    const { message, difference } = await read(second)
    expect(message).toMatchObject({ is_cut: true })
    expect(message?.format === 'xml' && message.text.length).toBe(500_000)
    expect(difference).toBeNull()
  })

  it('says what can be done, and nothing to whoever only reads', async () => {
    const nothing = { try_again: false, give_up: false, mark_live: false, mark_refused: false }
    const workId = await kit.queued()
    const id = await newest(workId)
    expect((await read(id)).can).toEqual({ ...nothing, give_up: true })
    const fault = { error: { text: 'delivery.sendingBroke', params: {} } }
    await stepDeliveries(server, [id], ['packing', 'queued'], fault)
    expect((await read(id)).can).toEqual({ ...nothing, give_up: true, try_again: true })
    expect((await read(id, editor)).can).toEqual(nothing)
    await stepDeliveries(server, [id], ['packing', 'sending', 'delivered'])
    expect((await read(id)).can).toEqual({ ...nothing, mark_live: true, mark_refused: true })
    await stepDeliveries(server, [id], ['refused'], fault)
    expect((await read(id)).can).toEqual({ ...nothing, try_again: true })
    await kit.newVersion(workId)
    expect((await read(id)).can).toEqual(nothing)
  })

  it('that was refused is not tried again once its work is with its member', async () => {
    const workId = await kit.queued()
    const id = await newest(workId)
    await stepDeliveries(server, [id], ['packing', 'sending', 'delivered', 'refused'])
    await server.asOwner("update works set status = '401' where id = $1", [workId])
    expect((await read(id)).can.try_again).toBe(false)
  })

  it('that does not exist is not found', async () => {
    expect((await server.call(readDelivery, { id: 999_999 }, admin)).status).toBe(404)
  })
})
