import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import type { ApiPage } from './api-page.server'
import { CodeBlock } from './code-block'
import { TakeAlong } from './take-along'

/** One file that knows every call a key may make, and a program that uses it. */
export function ClientGuide({ guides }: { guides: ApiPage['guides'] }) {
  const t = useWords('api')
  return (
    <>
      <h2 id="client" className="mt-8 text-lg">
        {t('client')}
      </h2>
      <p className="mt-2 mb-3 max-w-[68ch]">{t('client.text')}</p>
      <CodeBlock label={t('client.example')} text={guides.publish} />
      <p className="mt-3 flex flex-wrap gap-x-6">
        <TakeAlong to={links.clientFile('tributary.ts')} />
        <TakeAlong to={links.clientFile('publish-single.ts')} />
      </p>
    </>
  )
}
