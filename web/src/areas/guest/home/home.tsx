import type { MetaArgs } from 'react-router'
import { formatAmount } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { buttonClass } from '../../../ui/button-class'
import { ButtonLink } from '../../../ui/button-link'
import { KeyFigures } from '../../../ui/key-figures'
import { StreamLines } from '../../../ui/stream-lines'
import { pageMeta } from '../page-meta'
import { channelNames } from './channels'
import { FirstQuestions } from './first-questions'
import { MoneyExample } from './money-example'
import { peaks } from './peaks'
import { SongPath } from './song-path'

export const meta = (args: MetaArgs) => pageMeta(args, 'home.description')

export default function Home() {
  const t = useWords('guest')
  const { site } = useRootData()
  const { terms, promises } = site
  const branches = channelNames.map((name, index) => ({
    name,
    tone:
      index === 1 || index === 5 ? ('accent' as const) : index % 3 ? ('ink' as const) : ('river' as const),
  }))
  return (
    <>
      <section className="page pt-8 md:pt-14">
        <h1 className="text-hero font-bold">
          {t('home.title1')}
          <br />
          {t('home.title2')}
        </h1>
        <p className="mt-5 max-w-[46ch] text-lg leading-relaxed text-soft">{t('home.lead')}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={links.register} variant="ink" size="large">
            {t('home.publish')}
          </ButtonLink>
          <a href="#path" className={buttonClass({ variant: 'line', size: 'large' })}>
            {t('home.how')}
          </a>
        </div>
      </section>
      <StreamLines
        peaks={peaks}
        branches={branches}
        label={t('home.flow', { channels: channelNames.join(', ') })}
        className="mt-4"
      />
      <div className="page pt-2 pb-14">
        <KeyFigures
          figures={[
            { value: `${Number(terms.royalty_rate) * 100} %`, label: t('home.facts.share'), tone: 'river' },
            {
              value: t('home.facts.reviewValue', { days: promises.review_days }),
              label: t('home.facts.review'),
            },
            { value: formatAmount(terms.withdrawal_fee), label: t('home.facts.fee') },
            {
              value: t('home.facts.answerValue', { hours: promises.answer_hours }),
              label: t('home.facts.answer'),
            },
          ]}
        />
      </div>
      <SongPath />
      <MoneyExample />
      <FirstQuestions />
    </>
  )
}
