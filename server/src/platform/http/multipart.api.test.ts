import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls'
import type { Call } from '#contract/call'
import { type FuzzWorld, fuzzWorld } from '../../testing/fuzz/fuzz-world'

let world: FuzzWorld
beforeAll(async () => {
  world = await fuzzWorld()
})
afterAll(() => world.server.close())

const boundary = 'a-boundary'
const type = `multipart/form-data; boundary=${boundary}`
const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name = 'scan.png') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n\x89PNG\r\n`
const end = `--${boundary}--\r\n`

const broken: Record<string, { type?: string; body: string }> = {
  'is cut off': { body: file().slice(0, -4) },
  'ends within its first line': { body: '--a-bo' },
  'is empty': { body: '' },
  'names another boundary': { type: 'multipart/form-data; boundary=other', body: file() + end },
  'names none': { type: 'multipart/form-data', body: file() + end },
  'names one that is too long': { type: `multipart/form-data; boundary=${'x'.repeat(300)}`, body: file() },
  'carries two files': { body: file() + file('other.png') + end },
  'carries a hundred fields': {
    body: Array.from({ length: 100 }, (_, index) => field(`f${index}`, '')).join('') + file() + end,
  },
  // The parser once let the end of such a form go by unheard, and the process with it.
  'is cut off behind more parts than are read': {
    body: (field('purpose', 'x').repeat(12) + file()).slice(0, -4),
  },
  'has a field with a huge name': { body: field('a'.repeat(5000), 'x') + file() + end },
  'has a field with a huge value': { body: field('purpose', 'x'.repeat(50_000)) + file() + end },
  'has a field that would change every object': { body: field('__proto__', 'x') + file() + end },
  'has a part whose head never ends': {
    body: `--${boundary}\r\ncontent-disposition: form-data; name="purpose"\n\r\nx\r\n${file()}${end}`,
  },
  'has a part that is neither field nor file, and longer than what the parser holds': {
    body: `--${boundary}\r\ncontent-type: text/plain\r\n\r\n${'x'.repeat(70_000)}\r\n${file()}${end}`,
  },
  'has a part without a name': {
    body: `--${boundary}\r\ncontent-disposition: form-data\r\n\r\nx\r\n${file()}${end}`,
  },
}

const uploads = allCalls.filter(call => call.body === 'multipart')

function post(call: Call, body: string, contentType = type) {
  const name = typeof call.access === 'string' ? 'member' : call.access[0]
  const { cookies } = world.actors.find(actor => actor.name === name) ?? {}
  return world.server.app.inject({
    method: 'POST',
    url: call.path,
    cookies,
    headers: {
      host: world.server.domain,
      'accept-language': 'en',
      'sec-fetch-site': 'same-origin',
      'content-type': contentType,
    },
    payload: Buffer.from(body, 'latin1'),
  })
}

describe('a form with a file', () => {
  it('is taken by fourteen calls', () => {
    expect(uploads).toHaveLength(14)
  })

  it.each(Object.entries(broken))(
    'that %s is refused by all of them',
    { tags: ['slow'] },
    async (_, { body, type }) => {
      await Promise.all(
        uploads.map(async call => {
          const answer = await post(call, body, type)
          expect(answer.json(), call.name).toMatchObject({
            code: 1400,
            msg: expect.stringMatching(/./),
            data: null,
          })
          expect(answer.statusCode, call.name).toBe(400)
        }),
      )
      expect(world.takeLog()).toEqual([])
    },
  )

  it('without a file names what is missing', async () => {
    // Only a company's claim comes with one, and evidence is nobody's without the link of its case.
    const others = ['proposeClaim', 'addInfringementEvidence']
    for (const call of uploads.filter(({ name }) => !others.includes(name))) {
      const fields = [
        ...[field('format', 'ern-4.3.2'), field('purpose', 'document')],
        ...[field('ticket', world.tickets[0] ?? ''), field('batch_id', String(world.owned.batchId))],
        ...[field('name_zh', 'x'), field('name_en', 'x')],
        ...[field('member_id', String(world.owned.memberId)), field('rate', '10')],
        ...[field('valid_until', '2099-12-31'), field('reason', 'because')],
      ].join('')
      const answer = await post(call, fields + end)
      expect(answer.json(), call.name).toMatchObject({ code: 1422, data: { fields: [{ field: 'file' }] } })
    }
  })
})
