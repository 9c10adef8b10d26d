// Only on the server: the contract's schemas never reach a guest's browser.
import type { RouterContextProvider } from 'react-router'
import { callsByModule } from '#contract/all-calls'
import { type Call, colleaguesOf } from '#contract/call'
import type { Language } from '#contract/language'
import { pageContext } from '../../../lib/page-context'
import { chineseSummaries } from '../../../messages/api-calls.zh-CN'
import { loadWords } from '../../../messages/areas'
import { describePage } from '../page-meta.server'
import { examplesOf, tokenOf } from './call-examples.server'
import { fieldRows, schemaOf } from './call-fields.server'
import { guides } from './guides.server'

/** In the order that somebody meets them. What only staff may call is in openapi.json. */
export const subjects = [
  ...([
    'apiKeys',
    'webhooks',
    'identity',
    'archive',
    'works',
    'moveIn',
    'files',
    'rights',
    'distribution',
  ] as const),
  ...(['releasePages', 'covers', 'income', 'payouts', 'dashboard', 'messages', 'support'] as const),
  ...(['infringement', 'plans', 'content', 'sites'] as const),
]
type Subject = (typeof subjects)[number]

const isPublic = ({ access, session }: Call) => typeof access === 'string' && session !== 'staff'

export const publicCalls = (subject: Subject): Call[] =>
  Object.values(callsByModule[subject] as Record<string, Call>).filter(isPublic)

const summaryOf = (call: Call, language: Language) =>
  language === 'en' ? call.summary : (chineseSummaries[call.name] ?? call.summary)

export async function readApiPage(request: Request, context: Readonly<RouterContextProvider>) {
  const { language, origin } = context.get(pageContext)
  const wanted = new URL(request.url).searchParams.get('call')
  const call = subjects.flatMap(publicCalls).find(({ name }) => name === wanted)
  const words = await loadWords('api', language)
  const meta = await describePage(request, context, 'api.description', {
    ...(call && { title: summaryOf(call, language), address: `/docs/api?call=${call.name}` }),
    isUnlisted: wanted !== null && !call,
  })
  return {
    meta,
    words,
    isUnknown: wanted !== null && !call,
    guides,
    subjects: subjects.map(subject => ({
      subject,
      calls: publicCalls(subject).map(({ name, path, methods, ...rest }) => ({
        name,
        path,
        method: methods[0],
        summary: summaryOf({ name, path, methods, ...rest }, language),
      })),
    })),
    call: call ? describeCall(call, language, origin) : null,
  }
}

function describeCall(call: Call, language: Language, origin: string) {
  return {
    name: call.name,
    path: call.path,
    methods: [...call.methods],
    summary: summaryOf(call, language),
    isForMembers: call.access !== 'anyone',
    colleagues: call.access === 'anyone' || call.isPersonal ? [] : [...colleaguesOf(call)],
    scope: call.scope ?? null,
    isChange: call.effect === 'change',
    isIdempotent: call.idempotent,
    needsCaptcha: call.captcha ?? null,
    rate: call.rate ?? null,
    takes: fieldRows(schemaOf(call.input, 'input')),
    answers: fieldRows(schemaOf(call.output, 'output')),
    examples: examplesOf(call, origin),
    token: tokenOf(call),
    sendsFile: call.body === 'multipart',
  }
}

export type ApiPage = Awaited<ReturnType<typeof readApiPage>>
export type DescribedCall = NonNullable<ApiPage['call']>
