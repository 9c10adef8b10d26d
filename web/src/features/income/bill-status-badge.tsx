import type { ReactNode } from 'react'
import type { BillStatus } from '#contract/income/bill-status'
import { useWords } from '../../lib/words'
import { Badge, type Tone } from '../../ui/badge'

const tones: Record<BillStatus, Tone> = {
  0: 'amber',
  1: 'river',
  2: 'amber',
  3: 'river',
  4: 'neutral',
  10: 'accent',
}

type BillStatusBadgeProps = { status: BillStatus; icon?: ReactNode; className?: string }

export function BillStatusBadge({ status, icon, className }: BillStatusBadgeProps) {
  const t = useWords('income')
  return (
    <Badge tone={tones[status]} className={className}>
      {t(`status.${status}`)}
      {icon}
    </Badge>
  )
}
