import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { percentOf } from '#contract/percent'
import { formatAmount } from '../../lib/format'
import { links, sitePages } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { KeyFigures } from '../../ui/key-figures'
import { AcceptedFiles } from './distribution/accepted-files'
import { readDistribution } from './distribution/distribution-page.server'
import { Part } from './distribution/part'
import { RightsEvidence } from './distribution/rights-evidence'
import { MoneyExample } from './home/money-example'
import { Picture } from './home/picture'
import { pageMeta } from './page-meta'
import { RichText } from './rich-text'

export const loader = ({ request, context }: LoaderFunctionArgs) => readDistribution(request, context)

export const meta = pageMeta

export default function Distribution() {
  const t = useWords('guest')
  const { terms } = useRootData().site
  const { figures, pictures, money, rejection, files, rights } = useLoaderData<typeof loader>()
  return (
    <>
      <header className="page pt-8 md:pt-14">
        <h1 className="max-w-[20ch] text-hero font-bold">{t('distribution.title')}</h1>
        <p className="mt-5 max-w-[54ch] text-lg leading-relaxed text-pretty text-soft">
          {t('distribution.lead')}
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={links.register} variant="ink" size="large">
            {t('home.publish')}
          </ButtonLink>
          <ButtonLink to={links.helpPage(sitePages.admission)} variant="line" size="large">
            {t('help.page.admission')}
          </ButtonLink>
        </div>
      </header>
      <section aria-labelledby="costs" className="page py-14">
        <h2 id="costs" className="mb-5 text-2xl">
          {t('distribution.costs')}
        </h2>
        <KeyFigures
          figures={[
            { value: formatAmount('0', terms.currency), label: t('distribution.publishing') },
            {
              value: `${percentOf(terms.royalty_rate)}%`,
              label: t('home.facts.share'),
              tone: 'river',
            },
            {
              value: formatAmount(terms.withdrawal_fee, terms.currency),
              label: t('distribution.withdrawing'),
            },
            {
              value: formatAmount(terms.withdrawal_minimum, terms.currency),
              label: t('distribution.minimum', { currency: terms.currency }),
            },
          ]}
        />
      </section>
      <section aria-labelledby="stages" className="bg-sunken py-14 md:py-20">
        <div className="page">
          <h2 id="stages" className="text-3xl">
            {t('distribution.stages')}
          </h2>
          <Picture drawn={pictures.song} />
        </div>
      </section>
      <Part id="accepted" title={t('distribution.accepted')} text={t('distribution.acceptedText')}>
        <AcceptedFiles files={files} />
      </Part>
      <Part id="rights" title={t('distribution.rights')} text={t('distribution.rightsText')} isSunken>
        <RightsEvidence rights={rights} />
      </Part>
      {figures.channels.length > 0 && (
        <Part id="channels" title={t('distribution.channels')} text={t('distribution.channelsText')}>
          <Picture drawn={pictures.channels} />
        </Part>
      )}
      {rejection.hasReasons && (
        <Part id="rejection" title={rejection.title} text={rejection.text} isSunken>
          <Picture drawn={pictures.rejection} />
          <RichText html={rejection.html} className="mt-4 text-soft" />
        </Part>
      )}
      <Part id="money" title={t('distribution.money')} text={t('distribution.moneyText')}>
        <MoneyExample rules={money} />
      </Part>
    </>
  )
}
