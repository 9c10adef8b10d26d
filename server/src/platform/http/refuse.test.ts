import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createLog } from '../log'
import { refuse } from './refuse'

async function answerTo(error: unknown) {
  const lines: Array<{ level: number; msg: string; err?: { code: string } }> = []
  const app = Fastify({ loggerInstance: createLog('warn', { write: line => lines.push(JSON.parse(line)) }) })
  app.setErrorHandler((thrown, request, reply) => refuse(thrown, request, reply))
  app.get('/', () => {
    throw error
  })
  const answer = await app.inject({ url: '/', headers: { 'accept-language': 'en' } })
  await app.close()
  return { status: answer.statusCode, ...answer.json(), lines }
}

const fromDatabase = (code: string) =>
  Object.assign(new Error('value "2147483648" is out of range'), { code, severity: 'ERROR' })

describe('an error of the database', () => {
  it.each(['22003', '22007', '22008', '22021', '22P02', '22P05'])(
    'about a value (%s) is the sender’s, and a warning that a schema is missing',
    async code => {
      const { status, code: wire, data, msg, lines } = await answerTo(fromDatabase(code))
      expect({ status, wire, data, msg }).toEqual({
        status: 400,
        wire: 1400,
        data: null,
        msg: 'The request couldn’t be understood.',
      })
      expect(lines).toMatchObject([{ level: 40, msg: 'a schema let through what the database refused' }])
    },
  )

  it.each(['23505', '42703', '42P01'])('about anything else (%s) is ours', async code => {
    const { status, lines } = await answerTo(fromDatabase(code))
    expect(status).toBe(500)
    expect(lines).toMatchObject([{ level: 50 }])
  })

  it('is not taken for one where another program numbers its errors likewise', async () => {
    expect((await answerTo(Object.assign(new Error('x'), { code: '22003' }))).status).toBe(500)
  })
})
