// Text messages through Aliyun SMS. Its templates are approved by hand, so only their places are filled in.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type AliyunKey, canonicalQuery, signedHeaders } from './aliyun-signature'
import type { Sms, TextMessage } from './sms'

export interface AliyunSettings {
  key: AliyunKey
  /** The approved signature and template. The template has one place: `code`. */
  signName: string
  templateCode: string
  /** The template for news has two: `title` and `address`. Without one only codes are sent. */
  noticeTemplateCode?: string
  endpoint: string
}

const waitMilliseconds = 10_000
const answer = z.object({
  Code: z.string(),
  Message: z.string().optional(),
  RequestId: z.string().optional(),
})

export function aliyunSms(settings: AliyunSettings): Sms {
  const endpoint = new URL(settings.endpoint)
  return {
    carriesNotices: settings.noticeTemplateCode !== undefined,

    async send(message) {
      const query = {
        PhoneNumbers: message.mobile,
        SignName: settings.signName,
        ...filledTemplate(settings, message),
      }
      const headers = signedHeaders(
        {
          host: endpoint.host,
          action: 'SendSms',
          version: '2017-05-25',
          query,
          date: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
          nonce: randomUUID(),
        },
        settings.key,
      )
      const response = await fetch(`${endpoint.origin}/?${canonicalQuery(query)}`, {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(waitMilliseconds),
      })
      const said = answer.safeParse(await response.json().catch(() => undefined))
      // The answer may repeat the number, so only its code goes into the log.
      if (!said.success) throw new Error(`Aliyun SMS answered ${response.status} without a code`)
      if (said.data.Code !== 'OK') throw new Error(`Aliyun SMS refused the message: ${said.data.Code}`)
    },
  }
}

function filledTemplate(settings: AliyunSettings, message: TextMessage) {
  if ('code' in message) {
    return { TemplateCode: settings.templateCode, TemplateParam: JSON.stringify({ code: message.code }) }
  }
  if (!settings.noticeTemplateCode) throw new Error('there is no template for notices')
  return { TemplateCode: settings.noticeTemplateCode, TemplateParam: JSON.stringify(message.notice) }
}
