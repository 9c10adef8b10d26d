import { useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import type { DescribedCall } from './api-page.server'
import { CodeBlock } from './code-block'
import { FieldTable } from './field-table'
import { TakeAlong } from './take-along'
import { type Tongue, TongueChoice } from './tongue-choice'

const tongues = ['curl', 'typescript', 'python'] as const

export function CallView({ call }: { call: DescribedCall }) {
  const t = useWords('api')
  const [tongue, setTongue] = useState<Tongue>('curl')
  return (
    <article className="min-w-0">
      <Link to={links.api} className="inline-flex min-h-11 items-center text-river hover:underline lg:hidden">
        {t('back')}
      </Link>
      <PageHeader
        title={call.summary}
        lead={
          <code lang="en" className="break-all">
            {call.methods.join(' / ')} {call.path}
          </code>
        }
        className="pt-0 sm:pt-0"
      />
      <Terms call={call} />
      <h2 className="mt-8 text-lg">{t('example')}</h2>
      <TongueChoice name="tongue" tongues={tongues} value={tongue} onChange={setTongue} />
      <CodeBlock label={t('example.request')} text={call.examples[tongue]} />
      <Needs call={call} tongue={tongue} />
      {tongue === 'typescript' && call.scope && (
        <p className="mt-3">
          <TakeAlong to={links.clientFile('tributary.ts')} />
        </p>
      )}
      <h2 className="mt-8 text-lg">{t('takes')}</h2>
      <FieldTable rows={call.takes} label={t('takes')} none={t('takes.none')} isAsked />
      <h2 className="mt-8 text-lg">{t('answers')}</h2>
      <FieldTable rows={call.answers} label={t('answers')} none={t('answers.none')} />
      <h3 className="mt-6 mb-3 text-base">{t('example.answer')}</h3>
      <CodeBlock label={t('example.answer')} text={call.examples.answer} />
    </article>
  )
}

/** What has to be there before the example runs. */
function Needs({ call, tongue }: { call: DescribedCall; tongue: Tongue }) {
  const t = useWords('api')
  const said = [
    call.token === 'TRIBUTARY_KEY' && t('example.key'),
    call.token === 'TRIBUTARY_TOKEN' && t('example.token'),
    call.sendsFile && t('example.file'),
    tongue === 'python' && t('example.python'),
  ].filter(text => typeof text === 'string')
  if (said.length === 0) return null
  return (
    <ul className="mt-3 list-disc pl-5 text-soft">
      {said.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** Who may call it, how often, and what happens when it is sent twice. */
function Terms({ call }: { call: DescribedCall }) {
  const t = useWords('api')
  const said = [
    call.isForMembers ? t('access.member') : t('access.anyone'),
    call.isForMembers && t(`key.${call.scope ?? 'none'}`),
    call.colleagues.length > 0 &&
      t('access.colleagues', { roles: call.colleagues.map(role => t(`role.${role}`)).join(t('comma')) }),
    call.isChange ? t(call.isIdempotent ? 'effect.idempotent' : 'effect.change') : t('effect.read'),
    call.needsCaptcha && t(`captcha.${call.needsCaptcha}`),
    call.rate && t(`rate.${call.rate.per}`, { max: call.rate.max, seconds: call.rate.seconds }),
  ].filter(text => typeof text === 'string')
  return (
    <ul className="mt-4 list-disc pl-5 text-soft">
      {said.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
