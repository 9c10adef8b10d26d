import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AliyunSettings, aliyunSms } from './aliyun'
import { canonicalQuery, signedHeaders } from './aliyun-signature'

const key = { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' }

describe("Aliyun's signature", () => {
  it('is the one of the worked example in their documentation', () => {
    const { authorization } = signedHeaders(
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        query: { ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd', RegionId: 'cn-shanghai' },
        date: '2023-10-26T10:22:32Z',
        nonce: '3156853299f313e23d1673dc12e1703d',
      },
      key,
    )
    expect(authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    )
  })

  it('encodes the query as the scheme demands', () => {
    expect(canonicalQuery({ b: "a b*~'(é", a: '支流' })).toBe('a=%E6%94%AF%E6%B5%81&b=a%20b%2A~%27%28%C3%A9')
  })
})

describe('a message through Aliyun', () => {
  let asked: { url: URL; headers: IncomingHttpHeaders } | undefined
  let reply: { status: number; body: string } = { status: 200, body: '{"Code":"OK"}' }
  const receiver = createServer((request, response) => {
    asked = { url: new URL(request.url ?? '', 'http://x'), headers: request.headers }
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
  })
  beforeAll(() => new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise(resolve => receiver.close(resolve)))

  const message = { mobile: '13800000001', text: 'not sent', code: '123456' }
  const sms = (settings: Partial<AliyunSettings> = {}) =>
    aliyunSms({
      key,
      signName: '支流',
      home: { code: 'SMS_1' },
      ...settings,
      endpoint: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    })

  it('carries number, signature, template and code, signed for what really went over the wire', async () => {
    await sms().send(message, 1)
    const query = Object.fromEntries(asked?.url.searchParams ?? [])
    expect(query).toEqual({
      PhoneNumbers: '13800000001',
      SignName: '支流',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"123456"}',
    })
    const { authorization } = signedHeaders(
      {
        host: String(asked?.headers.host),
        action: String(asked?.headers['x-acs-action']),
        version: String(asked?.headers['x-acs-version']),
        query,
        date: String(asked?.headers['x-acs-date']),
        nonce: String(asked?.headers['x-acs-signature-nonce']),
      },
      key,
    )
    expect(asked?.headers.authorization).toBe(authorization)
  })

  it('goes abroad with the country code and the template that was approved for it, or not at all', async () => {
    const abroad = { ...message, mobile: '+85291234567' }
    expect(sms().reachesAbroad).toBe(false)
    await expect(sms().send(abroad, 1)).rejects.toThrow(/no template for numbers from abroad/)
    const both = sms({ abroad: { code: 'SMS_2' } })
    expect(both.carriesNoticesTo('+85291234567')).toBe(false)
    await both.send(abroad, 1)
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toMatchObject({
      PhoneNumbers: '85291234567',
      TemplateCode: 'SMS_2',
    })
  })

  it('fails when it was not taken, without repeating the number', async () => {
    reply = { status: 200, body: '{"Code":"isv.BUSINESS_LIMIT_CONTROL","Message":"13800000001"}' }
    await expect(sms().send(message, 1)).rejects.toThrow(/refused the message: isv.BUSINESS_LIMIT_CONTROL$/)
    reply = { status: 502, body: '<html>' }
    await expect(sms().send(message, 1)).rejects.toThrow(/502/)
  })
})
