// Text messages through Aliyun SMS. Its templates are approved by hand, so only their places are filled in.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type AliyunKey, canonicalQuery, signedHeaders } from './aliyun-signature'
import { isAbroad } from './mobile-number'
import type { Sms, TextMessage } from './sms'

export interface AliyunSettings {
  key: AliyunKey
  /** The approved signature. */
  signName: string
  home: Templates
  /** Templates are approved for home or for abroad. Without any for abroad nothing is sent there. */
  abroad?: Templates
  endpoint: string
}

interface Templates {
  /** With one place: `code`. */
  code: string
  /** With two: `title` and `address`. Without one only codes are sent. */
  notice?: string
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
    reachesAbroad: settings.abroad !== undefined,
    carriesNoticesTo: mobile => templatesFor(settings, mobile)?.notice !== undefined,

    async send(message) {
      const query = {
        // Abroad: the country code without its plus.
        PhoneNumbers: message.mobile.replace('+', ''),
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

function templatesFor({ home, abroad }: AliyunSettings, mobile: string): Templates | undefined {
  return isAbroad(mobile) ? abroad : home
}

function filledTemplate(settings: AliyunSettings, message: TextMessage) {
  const templates = templatesFor(settings, message.mobile)
  if (!templates) throw new Error('there is no template for numbers from abroad')
  if ('code' in message) {
    return { TemplateCode: templates.code, TemplateParam: JSON.stringify({ code: message.code }) }
  }
  if (!templates.notice) throw new Error('there is no template for notices')
  return { TemplateCode: templates.notice, TemplateParam: JSON.stringify(message.notice) }
}
