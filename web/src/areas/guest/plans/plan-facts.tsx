import type { PlanNeed } from '#contract/content/kinds'
import { formatCount } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Badge, type Tone } from '../../../ui/badge'

export type Phase = 'coming' | 'open' | 'full' | 'over'

export interface PlanFactsOf {
  phase: Phase
  needs: PlanNeed
  places: number | null
  accepted: number
  starts_on: string | null
  ends_on: string | null
}

const tones: Record<Phase, Tone> = { coming: 'amber', open: 'river', full: 'neutral', over: 'neutral' }

export function PhaseBadge({ phase }: { phase: Phase }) {
  const t = useWords('guest')
  return <Badge tone={tones[phase]}>{t(`hot.phase.${phase}`)}</Badge>
}

/** When, for which works, and how many there is room for. */
export function PlanFacts({ plan, className }: { plan: PlanFactsOf; className?: string }) {
  const t = useWords('guest')
  const rows = [
    { label: t('hot.when'), value: daysOf(plan, t) },
    { label: t('hot.who'), value: t(`hot.needs.${plan.needs}`) },
    {
      label: t('hot.places'),
      value:
        plan.places === null
          ? t('hot.placesFree')
          : t('hot.placesOf', { accepted: formatCount(plan.accepted), places: formatCount(plan.places) }),
    },
  ]
  return (
    <dl className={className}>
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="border-b border-line py-3 first:border-t-2 first:border-t-ink last:border-b-0 last:pb-0"
        >
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="num font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Words = ReturnType<typeof useWords<'guest'>>

function daysOf({ starts_on, ends_on }: PlanFactsOf, t: Words): string {
  if (starts_on && ends_on) return t('hot.fromTo', { from: starts_on, to: ends_on })
  if (ends_on) return t('hot.until', { to: ends_on })
  return starts_on ? t('hot.from', { from: starts_on }) : t('hot.always')
}
