import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useRootData } from '../../lib/root-data'
import { useLanguage, useWords, WordsProvider } from '../../lib/words'
import { PageHeader } from '../../ui/page-header'
import { ClaimForm } from './infringement/claim-form'
import { readInfringementPage } from './infringement/infringement-page.server'
import { pageMeta } from './page-meta'

export const meta = pageMeta

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readInfringementPage(request, context, false)

/** What happens to a claim of infringement, and the form for it. */
export default function Infringement() {
  const { words } = useLoaderData<typeof loader>()
  return (
    <WordsProvider language={useLanguage()} area="infringement" words={words}>
      <Explained />
    </WordsProvider>
  )
}

function Explained() {
  const t = useWords('infringement')
  const days = useRootData().site.promises.counter_notice_days
  return (
    <div className="page py-10 pb-20 md:py-16">
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ClaimForm />
        <section aria-labelledby="what-happens" className="max-lg:order-first">
          <h2 id="what-happens" className="text-xl">
            {t('page.how')}
          </h2>
          <ol className="mt-4 border-t-2 border-ink">
            {([1, 2, 3, 4] as const).map(step => (
              <li key={step} className="flex gap-4 border-b border-line py-4">
                <span aria-hidden="true" className="num font-semibold text-accent">
                  {step}
                </span>
                <span>{t(`page.step${step}`, { days })}</span>
              </li>
            ))}
          </ol>
          <p className="mt-4 text-sm text-soft">{t('page.false')}</p>
        </section>
      </div>
    </div>
  )
}
