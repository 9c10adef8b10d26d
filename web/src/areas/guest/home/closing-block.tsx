import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { RichText } from '../rich-text'
import type { BlockProps } from './home'

const lines = 9

/** The streams flow together again, to where a visitor begins. */
export function ClosingBlock({ block }: BlockProps) {
  const t = useWords('guest')
  return (
    <section
      aria-labelledby="closing-title"
      data-theme="dark"
      className="relative overflow-hidden bg-paper py-20 text-ink md:py-28"
    >
      <svg
        viewBox="0 0 1200 400"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 size-full opacity-35 md:opacity-60"
      >
        {Array.from({ length: lines }, (_, index) => {
          const y = 20 + (index * 360) / (lines - 1)
          return (
            <path
              key={y}
              d={`M1200 ${y}C700 ${y} 620 372 0 372`}
              vectorEffect="non-scaling-stroke"
              className={index === 4 ? 'stroke-accent' : index % 3 ? 'stroke-line' : 'stroke-river'}
              strokeWidth={index === 4 ? 2 : 1.3}
            />
          )
        })}
      </svg>
      <div className="page relative">
        <h2 id="closing-title" className="max-w-[16ch] text-hero">
          {block.title}
        </h2>
        {block.summary && <p className="mt-5 max-w-[46ch] text-lg text-soft">{block.summary}</p>}
        <RichText html={block.body_html} className="mt-4 max-w-[60ch] text-soft" />
        <ButtonLink to={links.register} variant="main" size="large" className="mt-8">
          {t('home.publish')}
        </ButtonLink>
      </div>
    </section>
  )
}
