import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerPicture, answerWith, imageServer } from '../../testing/image-server'
import { openGate } from '../../testing/open-gate'
import { readAllowList } from '../outbound/allow-list'
import { outboundGate } from '../outbound/outbound-gate'
import { openAiImages } from './openai-images'

let model: Awaited<ReturnType<typeof imageServer>>
beforeAll(async () => {
  model = await imageServer()
})
afterAll(() => model.close())

const settings = () => ({
  ...{ url: model.url, key: 'secret-key', model: 'painter-1', size: '1024x1024' },
  ...{ price: '0.04', currency: 'USD' },
})
const draw = (wait?: number) => openAiImages(settings(), openGate(), wait).draw('a river at night', 'asked 7')
const reasonOf = (drawing: Promise<unknown>) =>
  drawing.then(
    () => 'drawn',
    ({ reason, mayHaveCost, message }) => {
      expect(message).not.toContain('secret-key')
      return [reason, mayHaveCost]
    },
  )

describe('a model behind the images endpoint', () => {
  it('is asked for one picture whose bytes are in the answer', async () => {
    model.say(answerPicture(Buffer.from('picture')))
    expect((await draw()).toString()).toBe('picture')
    expect(model.asked.at(-1)).toMatchObject({
      path: '/v1/images/generations',
      headers: { authorization: 'Bearer secret-key', 'idempotency-key': 'asked 7' },
      body: {
        ...{ model: 'painter-1', prompt: 'a river at night', n: 1 },
        ...{ size: '1024x1024', response_format: 'b64_json' },
      },
    })
  })

  it('whose answer is an address is not followed', async () => {
    model.say(answerWith(200, { data: [{ url: `${model.url}/picture.png` }] }))
    const before = model.asked.length
    expect(await reasonOf(draw())).toEqual(['noPicture', true])
    expect(model.asked).toHaveLength(before + 1)
  })

  it.each([
    [400, 'refused'],
    [401, 'refused'],
    [302, 'refused'],
    [429, 'busy'],
    [503, 'busy'],
  ])('that answers %i has cost nothing', async (status, reason) => {
    model.say(answerWith(status, { error: { message: 'secret-key' } }))
    expect(await reasonOf(draw())).toEqual([reason, false])
  })

  it('that takes the wish and hangs up, or never answers, may have cost something', async () => {
    model.say(response => response.destroy())
    expect(await reasonOf(draw())).toEqual(['interrupted', true])
    model.say(() => {})
    expect(await reasonOf(draw(200))).toEqual(['interrupted', true])
    model.say(response => void response.writeHead(200, { 'content-length': '100' }).write('{"da'))
    expect(await reasonOf(draw(200))).toEqual(['interrupted', true])
  })

  it('that wants to speak another protocol has cost nothing', async () => {
    model.say(response => response.writeHead(101, { connection: 'Upgrade', upgrade: 'chat' }).end())
    expect(await reasonOf(draw())).toEqual(['refused', false])
  })

  it('that says something else has made no picture', async () => {
    for (const body of [{}, { data: [] }, { data: [{ b64_json: '' }] }, { data: [{ b64_json: '<svg>' }] }]) {
      model.say(answerWith(200, body))
      expect(await reasonOf(draw())).toEqual(['noPicture', true])
    }
    model.say(response => void response.end('not json'))
    expect(await reasonOf(draw())).toEqual(['noPicture', true])
  })

  it('is not reached on an inner address, nor where nobody listens', async () => {
    const closed = readAllowList('')
    if (typeof closed === 'string') throw new Error(closed)
    const before = model.asked.length
    expect(await reasonOf(openAiImages(settings(), outboundGate(closed)).draw('x', 'y'))).toEqual([
      'unreachable',
      false,
    ])
    const away = { ...settings(), url: 'http://127.0.0.1:1025/v1' }
    expect(await reasonOf(openAiImages(away, openGate()).draw('x', 'y'))).toEqual(['unreachable', false])
    expect(model.asked).toHaveLength(before)
  })
})
