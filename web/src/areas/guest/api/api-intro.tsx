import { keyRate } from '#contract/api-keys/scopes'
import { refusals } from '#contract/errors'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import type { ApiPage } from './api-page.server'
import { ClientGuide } from './client-guide'
import { CodeBlock } from './code-block'
import { WebhooksGuide } from './webhooks-guide'

const envelope = '{\n  "code": 1,\n  "msg": "",\n  "data": { }\n}'

const byKey = 'Authorization: Bearer trib_…'

/** What holds for every call. */
export function ApiIntro({ isUnknown, guides }: { isUnknown: boolean; guides: ApiPage['guides'] }) {
  const t = useWords('api')
  return (
    <div className="min-w-0">
      <PageHeader title={t('title')} lead={t('lead')} className="pt-0 sm:pt-0" />
      {isUnknown && (
        <p role="status" className="mt-5 rounded-card bg-sunken px-5 py-4">
          {t('unknown')}
        </p>
      )}
      <h2 className="mt-8 text-lg">{t('envelope')}</h2>
      <p className="mt-2 mb-3 max-w-[68ch]">{t('envelope.text')}</p>
      <CodeBlock label={t('envelope')} text={envelope} />
      <h2 className="mt-8 text-lg">{t('keys')}</h2>
      <p className="mt-2 mb-3 max-w-[68ch]">{t('keys.text', keyRate)}</p>
      <CodeBlock label={t('keys')} text={byKey} />
      <p className="mt-3">
        <a href={links.developer} className="text-river underline underline-offset-4">
          {t('keys.make')}
        </a>
      </p>
      <ClientGuide guides={guides} />
      <WebhooksGuide guides={guides} />
      <h2 className="mt-8 text-lg">{t('session')}</h2>
      <p className="mt-2 max-w-[68ch]">{t('session.text')}</p>
      <h2 className="mt-8 text-lg">{t('lists')}</h2>
      <p className="mt-2 max-w-[68ch]">{t('lists.text')}</p>
      <h2 className="mt-8 text-lg">{t('twice')}</h2>
      <p className="mt-2 max-w-[68ch]">{t('twice.text')}</p>
      <h2 className="mt-8 text-lg">{t('codes')}</h2>
      <table className="mt-3 w-full border-t-2 border-ink text-left">
        <thead>
          <tr className="border-b border-line text-sm text-soft">
            <th className="py-2 pr-4 font-semibold">{t('codes.code')}</th>
            <th className="py-2 pr-4 font-semibold">{t('codes.status')}</th>
            <th className="py-2 font-semibold">{t('codes.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(refusals).map(([key, { code, status }]) => (
            <tr key={key} className="border-b border-line">
              <td className="num py-2 pr-4">{code}</td>
              <td className="num py-2 pr-4">{status}</td>
              <td className="py-2">{t(`code.${key as keyof typeof refusals}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6">
        <a href={links.openapi} className="text-river underline underline-offset-4">
          {t('machine')}
        </a>
      </p>
    </div>
  )
}
