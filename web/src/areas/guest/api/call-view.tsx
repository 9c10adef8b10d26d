import { useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import type { DescribedCall } from './api-page.server'
import { CodeBlock } from './code-block'
import { FieldTable } from './field-table'

const tongues = [
  { value: 'curl', label: 'curl' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'python', label: 'Python' },
] as const

export function CallView({ call }: { call: DescribedCall }) {
  const t = useWords('api')
  const [tongue, setTongue] = useState<(typeof tongues)[number]['value']>('curl')
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
      <fieldset className="mt-3 mb-3 inline-flex rounded-full border border-line bg-surface p-1">
        <legend className="sr-only">{t('example.language')}</legend>
        {tongues.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-9 cursor-pointer items-center rounded-full px-4 text-sm font-semibold text-soft hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-river pointer-coarse:min-h-10"
          >
            <input
              type="radio"
              name="tongue"
              value={value}
              checked={tongue === value}
              onChange={() => setTongue(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <CodeBlock label={t('example.request')} text={call.examples[tongue]} />
      <h2 className="mt-8 text-lg">{t('takes')}</h2>
      <FieldTable rows={call.takes} label={t('takes')} none={t('takes.none')} isAsked />
      <h2 className="mt-8 text-lg">{t('answers')}</h2>
      <FieldTable rows={call.answers} label={t('answers')} none={t('answers.none')} />
      <h3 className="mt-6 mb-3 text-base">{t('example.answer')}</h3>
      <CodeBlock label={t('example.answer')} text={call.examples.answer} />
    </article>
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
