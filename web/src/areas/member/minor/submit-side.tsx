import ArrowDown from 'lucide-react/icons/arrow-down'
import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { childrenRules } from '#contract/identity/consent-calls'
import { PageLink } from '../../../features/consents/page-link'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'
import { IconButton } from '../../../ui/icon-button'
import { type Part, type PartState, parts } from './missing'

type SubmitSideProps = {
  states: Record<Part, PartState>
  open: Part[]
  isBusy: boolean
  onGo: (part: Part) => void
  onSubmit: () => void
}

/** Always says what is still missing and goes there; on a phone it is a bar along the lower edge. */
export function SubmitSide({ states, open, isBusy, onGo, onSubmit }: SubmitSideProps) {
  const t = useWords('member')
  const summary = open.length === 0 ? t('minor.complete') : t('minor.missing', { count: open.length })
  return (
    <aside
      aria-label={t('minor.sideLabel')}
      data-bottom-bar
      className="sticky bottom-[calc(var(--demo-phone,0px)+0.75rem)] z-10 rounded-card border border-line bg-raised px-4 py-3 shadow-lift max-lg:flex max-lg:items-center max-lg:gap-3 lg:top-6 lg:bottom-auto lg:px-6 lg:py-5.5"
    >
      <div role="status" className="max-lg:mr-auto">
        <h2 className="text-base lg:text-lg">{summary}</h2>
      </div>
      <ul className="mt-3 max-lg:hidden">
        {parts.map(part => (
          <li key={part} className="border-b border-line">
            <button
              type="button"
              onClick={() => onGo(part)}
              className={cx(
                'flex min-h-11 w-full items-center gap-3 py-2 text-left underline-offset-4 hover:underline [&>svg]:size-4 [&>svg]:shrink-0',
                states[part] === 'refused' && 'font-semibold text-accent',
              )}
            >
              {states[part] === 'there' ? (
                <Check aria-hidden="true" className="text-river" />
              ) : (
                <Circle aria-hidden="true" className={states[part] === 'refused' ? '' : 'text-faint'} />
              )}
              {t(`minor.part.${part}`)}
              <span className="sr-only">{t(`minor.state.${states[part]}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {open[0] && (
        <IconButton
          label={t('minor.goThere')}
          variant="line"
          className="lg:hidden"
          onClick={() => open[0] && onGo(open[0])}
        >
          <ArrowDown />
        </IconButton>
      )}
      <Button variant="main" loading={isBusy} onClick={onSubmit} className="lg:mt-5 lg:w-full">
        {t('minor.submit')}
      </Button>
      <p className="mt-3 text-sm text-soft max-lg:hidden">{t('minor.savedAsYouGo')}</p>
      <p className="mt-2 text-sm text-soft max-lg:hidden">
        {t('minor.rules')} <PageLink id={childrenRules} title={t('consents.children')} />
      </p>
    </aside>
  )
}
