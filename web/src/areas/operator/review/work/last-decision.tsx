import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReviewStage } from '#contract/review/queue-calls'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { IconButton } from '../../../../ui/icon-button'
import { reviewQuery } from '../review-queries'

export interface LastDecided {
  id: number
  title: string
  deed: 'pass' | 'reject'
  stage: ReviewStage
  reasons: number
  /** The released work that it was a revision of. */
  of: number | null
}

export function readDecision(state: unknown): LastDecided | undefined {
  return (state as { decided?: LastDecided } | null)?.decided
}

/** What came of the work before this one: while the next is already here, it can still be looked up. */
export function LastDecision({ decision, className }: { decision: LastDecided; className?: string }) {
  const t = useWords('review')
  const shell = useWords('shell')
  const [isShown, setIsShown] = useState(true)
  if (!isShown) return null
  const { id, title, deed, stage, reasons } = decision
  const isReleased = deed === 'pass' && stage === 'rights'
  const outcome = deed === 'reject' ? 'last.rejected' : isReleased ? 'last.released' : 'last.content'
  return (
    <div
      role="status"
      className={cx(
        'flex items-start justify-between gap-3 rounded-control px-4 py-2 text-sm',
        deed === 'pass' ? 'bg-river-wash' : 'bg-accent-wash',
        className,
      )}
    >
      <div className="min-w-0 py-1.5">
        <p>
          <Link
            to={links.operatorReviewWork(id)}
            className="font-semibold underline-offset-4 hover:underline"
          >
            {title}
          </Link>{' '}
          {t(outcome, { count: reasons })}
        </p>
        {isReleased && <Codes id={decision.of ?? id} />}
      </div>
      <IconButton size="small" label={shell('problem.close')} onClick={() => setIsShown(false)}>
        <X />
      </IconButton>
    </div>
  )
}

const shownCodes = 3

/** The codes it was given, or came with. */
function Codes({ id }: { id: number }) {
  const t = useWords('review')
  const { data } = useQuery({ ...reviewQuery(id), staleTime: 0 })
  if (!data) return null
  const codes = data.work.tracks.flatMap(({ isrc }) => isrc ?? [])
  return (
    <p className="num text-soft">
      {data.work.upc && <span className="mr-4">{t('last.upc', { upc: data.work.upc })}</span>}
      {codes.length > 0 && <span>{t('last.isrc', { isrc: codes.slice(0, shownCodes).join(' · ') })}</span>}
      {codes.length > shownCodes && (
        <span className="ml-2">{t('last.more', { count: codes.length - shownCodes })}</span>
      )}
    </p>
  )
}
