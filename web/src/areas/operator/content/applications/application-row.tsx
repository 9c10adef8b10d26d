import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { readMember } from '#contract/members/calls'
import type { WorkStatus } from '#contract/works/work-status'
import { WorkStatusBadge } from '../../../../features/works/work-status-badge'
import { formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { useShortcutSwitch } from '../../keys/use-shortcut-switch'
import { staffMay, useStaff } from '../../staff-queries'
import type { Application } from '../content-queries'
import { type Decision, DecisionDialog } from './decision-dialog'

const tones: Record<Application['state'], Tone> = {
  waiting: 'amber',
  accepted: 'river',
  declined: 'neutral',
  withdrawn: 'neutral',
}

export function ApplicationRow({ item }: { item: Application }) {
  const t = useWords('content')
  const mayOpenMember = staffMay(useStaff(), readMember)
  const [decision, setDecision] = useState<Decision>()
  const [hasKeys] = useShortcutSwitch()
  const isWaiting = item.state === 'waiting'
  /** a and d on the row that the keys have gone to. */
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (!isWaiting || !hasKeys || ctrlKey || metaKey || altKey) return
    if (key !== 'a' && key !== 'd') return
    // The letter is no word for the member: the field that opens has the focus at once.
    event.preventDefault()
    setDecision(key === 'a' ? 'accepted' : 'declined')
  }
  return (
    <li className="grid gap-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="text-sm text-soft">{item.plan.title}</p>
        <h2 className="flex flex-wrap items-center gap-2 text-lg">
          <Link
            data-row
            to={links.operatorReviewWork(item.work.id)}
            onKeyDown={press}
            className="underline-offset-4 hover:underline"
          >
            {item.work.title}
          </Link>
          <WorkStatusBadge status={item.work.status as WorkStatus} />
        </h2>
        <p className="num text-sm text-soft">
          {mayOpenMember ? (
            <Link
              to={links.operatorMember(item.member.id)}
              className="text-river underline-offset-4 hover:underline"
            >
              {item.member.name}
            </Link>
          ) : (
            item.member.name
          )}{' '}
          · {formatMoment(item.created_at)}
        </p>
        {item.text && (
          <p className="mt-2 max-w-[72ch] whitespace-pre-line [overflow-wrap:anywhere]">{item.text}</p>
        )}
        {!isWaiting && (
          <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
            <Badge tone={tones[item.state]}>{t(`application.state.${item.state}`)}</Badge>
            {item.decided_at && <span className="num text-soft">{formatMoment(item.decided_at)}</span>}
            {item.answer && (
              <span className="basis-full whitespace-pre-line text-soft [overflow-wrap:anywhere]">
                {t('application.answered', { answer: item.answer })}
              </span>
            )}
          </p>
        )}
      </div>
      {isWaiting && (
        <div className="flex items-start gap-2">
          <Button
            size="small"
            variant="ink"
            aria-label={t('application.acceptOf', { work: item.work.title })}
            onClick={() => setDecision('accepted')}
          >
            {t('application.accept')}
          </Button>
          <Button
            size="small"
            aria-label={t('application.declineOf', { work: item.work.title })}
            onClick={() => setDecision('declined')}
          >
            {t('application.decline')}
          </Button>
        </div>
      )}
      {decision && <DecisionDialog item={item} decision={decision} onClose={() => setDecision(undefined)} />}
    </li>
  )
}
