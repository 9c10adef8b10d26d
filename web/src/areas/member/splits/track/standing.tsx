import { formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import type { Tone } from '../../../../ui/badge'
import { ButtonLink } from '../../../../ui/button-link'
import { cx } from '../../../../ui/class-names'
import type { SplitDetail } from '../split-queries'
import { useMonth } from '../use-month'

const washes: Partial<Record<Tone, string>> = {
  amber: 'bg-amber-wash',
  river: 'bg-river-wash',
  neutral: 'bg-sunken',
}

/** In one sentence: what holds, what waits, and what follows. */
export function Standing({ detail }: { detail: SplitDetail }) {
  const t = useWords('splits')
  const said = useSaid(detail)
  const { obstacle, reader, can } = detail
  const isStuck = reader === 'owner' && can.propose && obstacle !== null
  return (
    <div role="status" className={cx('mt-7 rounded-control px-4 py-4 sm:px-5.5', washes[said.tone])}>
      <p className="text-lg font-semibold [overflow-wrap:anywhere]">{said.title}</p>
      <p className="num mt-0.5 max-w-[74ch] text-sm text-soft">{said.text}</p>
      {isStuck && obstacle && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-sm font-medium">
          {t(`obstacle.${obstacle}`)}
          {obstacle !== 'not_owner' && (
            <ButtonLink
              to={obstacle === 'not_verified' ? links.information : links.minorInformation}
              variant="ink"
              size="small"
            >
              {t(obstacle === 'not_verified' ? 'invited.verify' : 'invited.minor')}
            </ButtonLink>
          )}
        </p>
      )}
    </div>
  )
}

interface Said {
  tone: Tone
  title: string
  text: string
}

function useSaid({ reader, owner_name, proposed, ahead, in_force }: SplitDetail): Said {
  const t = useWords('splits')
  const monthName = useMonth()
  if (proposed && reader === 'owner') {
    const waiting = proposed.parties.filter(({ answer }) => answer === 'invited').map(({ name }) => name)
    const names = waiting.join(t('names.and'))
    return {
      tone: 'amber',
      title: t(ahead || in_force ? 'say.waitingChange' : 'say.waiting', { names }),
      text: t('say.waitingText', {
        count: proposed.asked,
        month: monthName(proposed.from_month),
        date: formatDate(proposed.ends_at),
      }),
    }
  }
  if (ahead) {
    return {
      tone: 'river',
      title: t('say.ahead', { month: monthName(ahead.from_month) }),
      text: t('say.aheadText'),
    }
  }
  if (in_force && reader === 'owner') {
    return {
      tone: 'river',
      title: t('say.force', { month: monthName(in_force.from_month) }),
      text: t('say.forceText'),
    }
  }
  if (reader === 'party') {
    return { tone: 'river', title: t('say.party', { owner: owner_name }), text: t('say.partyText') }
  }
  return { tone: 'neutral', title: t('say.none'), text: t('say.noneText') }
}
