import { percentOf } from '#contract/percent'
import { formatAmount } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { buttonClass } from '../../../ui/button-class'
import { ButtonLink } from '../../../ui/button-link'
import { KeyFigures } from '../../../ui/key-figures'
import { RichText } from '../rich-text'
import type { BlockProps } from './home'
import { Picture } from './picture'
import { daysIn, spanIn } from './spans'
import { tuneSeconds } from './tune'

export function OpeningBlock({ block, data }: BlockProps) {
  const t = useWords('guest')
  const hasTune = data.blocks.some(({ slot }) => slot === 'listen')
  return (
    <section aria-labelledby="opening-title">
      <div className="page pt-8 md:pt-14">
        <h1 id="opening-title" className="max-w-[18ch] text-hero font-bold whitespace-pre-line">
          {block.title}
        </h1>
        <p className="mt-5 max-w-[46ch] text-lg leading-relaxed text-pretty text-soft">{block.summary}</p>
        <RichText html={block.body_html} className="mt-4 max-w-[60ch] text-soft" />
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={links.register} variant="ink" size="large">
            {t('home.publish')}
          </ButtonLink>
          {hasTune && (
            <a href="#listen" className={buttonClass({ variant: 'line', size: 'large' })}>
              <svg width="12" height="14" viewBox="0 0 12 14" className="fill-accent" aria-hidden="true">
                <path d="M0 0v14l12-7z" />
              </svg>
              {t('home.hear', { seconds: tuneSeconds })}
            </a>
          )}
        </div>
      </div>
      <Picture drawn={data.pictures.opening} className="mt-6 md:-mt-4" />
      <div className="page pt-4 pb-14 md:pb-20">
        <Figures figures={data.figures} />
      </div>
    </section>
  )
}

/** Measured where there is enough to measure; until then what the site promises. */
function Figures({ figures }: { figures: BlockProps['data']['figures'] }) {
  const t = useWords('guest')
  const { terms, promises } = useRootData().site
  const { review_hours, answer_hours } = figures
  return (
    <KeyFigures
      figures={[
        {
          value: `${percentOf(terms.royalty_rate)}%`,
          label: t('home.facts.share'),
          tone: 'river',
        },
        review_hours === null
          ? { value: daysIn(t, promises.review_days), label: t('home.facts.review') }
          : { value: spanIn(t, review_hours), label: t('home.facts.reviewed') },
        { value: formatAmount(terms.withdrawal_fee, terms.currency), label: t('home.facts.fee') },
        answer_hours === null
          ? { value: t('hours', { count: promises.answer_hours }), label: t('home.facts.answer') }
          : { value: spanIn(t, answer_hours), label: t('home.facts.answered') },
      ]}
    />
  )
}
