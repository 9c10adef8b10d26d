import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useWords } from '../../lib/words'
import { buttonClass } from '../../ui/button-class'
import { PageHeader } from '../../ui/page-header'
import { AgreementFile } from './agreement/agreement-file'
import { readAgreementCheck } from './agreement-check.server'
import { pageMeta } from './page-meta'

export const meta = pageMeta

export const loader = ({ request, context }: LoaderFunctionArgs) => readAgreementCheck(request, context)

/** In one time zone for everybody, that of the documents themselves: this is a record. */
const inChina = (moment: string) =>
  `${new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().replace('T', ' ').slice(0, 19)} (UTC+8)`

/** Proves that a document is the one that was signed or issued here, or says that it is not. */
export default function AgreementCheck() {
  const t = useWords('guest')
  const { answer } = useLoaderData<typeof loader>()
  const sha256 = 'sha256' in answer ? answer.sha256 : ''
  return (
    <div className="page max-w-3xl py-10 md:py-16">
      <PageHeader title={t('agreement.title')} lead={t('agreement.lead')} />
      <div role="status" className="mt-8 empty:hidden">
        {answer.kind === 'known' && (
          <div className="rounded-card border border-river bg-river-wash px-6 py-5">
            <p className="text-lg font-semibold text-river">{t('agreement.known')}</p>
            <dl className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="text-soft">{t('agreement.number')}</dt>
              <dd className="num break-words">{answer.agreement.number}</dd>
              <dt className="text-soft">{t('agreement.work')}</dt>
              <dd className="break-words">{answer.agreement.title}</dd>
              <dt className="text-soft">{t('agreement.signer')}</dt>
              <dd>{answer.agreement.signer_masked}</dd>
              <dt className="text-soft">{t('agreement.signedAt')}</dt>
              <dd className="num">{inChina(answer.agreement.signed_at)}</dd>
            </dl>
          </div>
        )}
        {answer.kind === 'issued' && (
          <div className="rounded-card border border-river bg-river-wash px-6 py-5">
            <p className="text-lg font-semibold text-river">{t('agreement.issued')}</p>
            <dl className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="text-soft">{t('agreement.document')}</dt>
              <dd className="num break-words">
                {t(`agreement.document.${answer.document.kind}`, { number: answer.document.number })}
              </dd>
              <dt className="text-soft">{t('agreement.issuer')}</dt>
              <dd className="break-words">{answer.document.issuer}</dd>
              <dt className="text-soft">{t('agreement.issuedAt')}</dt>
              <dd className="num">{inChina(answer.document.made_at)}</dd>
            </dl>
          </div>
        )}
        {answer.kind === 'unknown' && (
          <div className="rounded-card border border-accent px-6 py-5">
            <p className="text-lg font-semibold text-accent">{t('agreement.unknown')}</p>
            <p className="mt-1.5">{t('agreement.unknownText')}</p>
          </div>
        )}
        {answer.kind === 'notAHash' && <p className="font-medium text-accent">{t('agreement.notAHash')}</p>}
      </div>
      <AgreementFile />
      <form method="get" className="mt-8">
        <label htmlFor="sha256" className="font-semibold">
          {t('agreement.hash')}
        </label>
        <p id="sha256-hint" className="text-sm text-soft">
          {t('agreement.hashHint')}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            id="sha256"
            name="sha256"
            defaultValue={sha256}
            key={sha256}
            required
            spellCheck={false}
            autoComplete="off"
            aria-describedby="sha256-hint"
            className="num min-h-11 min-w-0 flex-1 basis-72 rounded-control border border-edge bg-surface px-3.5"
          />
          <button type="submit" className={buttonClass({ variant: 'line' })}>
            {t('agreement.check')}
          </button>
        </div>
      </form>
    </div>
  )
}
