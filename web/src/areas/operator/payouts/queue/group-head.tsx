import type { ReactNode } from 'react'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'

type GroupHeadProps = {
  title: string
  hint: string
  count: number
  isLeast: boolean
  isAsking?: boolean
  action?: ReactNode
}

export function GroupHead({ title, hint, count, isLeast, isAsking = false, action }: GroupHeadProps) {
  const t = useWords('payout-desk')
  const shown = formatCount(count)
  return (
    <div className="flex min-h-11 items-center gap-2 border-b border-line px-4 text-xs text-soft sm:px-5">
      <h2 className={cx('font-sans text-sm tracking-normal', isAsking ? 'text-accent' : 'text-ink')}>
        {title}
      </h2>
      <span className="num">{isLeast ? t('queue.atLeast', { count: shown }) : shown}</span>
      <span>{hint}</span>
      <span className="ml-auto">{action}</span>
    </div>
  )
}
