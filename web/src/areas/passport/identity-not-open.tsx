import { useEffect, useRef } from 'react'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { PageHeader } from '../../ui/page-header'
import { type StepState, Steps } from '../../ui/steps'

const stations: Record<'waiting' | 'approved', StepState[]> = {
  waiting: ['done', 'now', 'next'],
  approved: ['done', 'done', 'done'],
}

type IdentityNotOpenProps = {
  state: 'expired' | 'waiting' | 'approved'
  /** It takes the place of a form whose button had the focus. */
  takesFocus?: boolean
}

/** Nothing to fill in: the link is too old, the check is under way, or it is done. */
export function IdentityNotOpen({ state, takesFocus = false }: IdentityNotOpenProps) {
  const t = useWords('passport')
  const { site, isSignedIn } = useRootData()
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) whole.current?.focus()
  }, [takesFocus])
  return (
    <div ref={whole} tabIndex={-1} className="grid gap-8 outline-none">
      <PageHeader
        title={t(`identity.${state}`)}
        lead={t(`identity.${state}Text`, { days: site.promises.review_days })}
      />
      {state !== 'expired' && (
        <Steps
          label={t('identity.way')}
          layout="upright"
          stateLabels={{
            done: t('way.done'),
            now: t('way.now'),
            next: t('way.next'),
            problem: t('way.problem'),
          }}
          steps={stations[state].map((station, index) => ({
            label: t(`identity.station${(index + 1) as 1 | 2 | 3}`),
            state: station,
          }))}
        />
      )}
      {isSignedIn ? (
        <ButtonLink to={links.information} variant="ink" className="justify-self-start">
          {t('identity.toAccount')}
        </ButtonLink>
      ) : (
        <p className="text-soft">{t(state === 'expired' ? 'identity.askAgain' : 'identity.mayClose')}</p>
      )}
    </div>
  )
}
