import type { ReportInList } from '#contract/income/report'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'

type Standing = Pick<ReportInList, 'state' | 'pending' | 'is_covered'>

const tones: Record<ReportInList['state'], Tone> = {
  waiting: 'amber',
  reading: 'amber',
  checked: 'accent',
  failed: 'accent',
  cancelled: 'neutral',
  discarded: 'neutral',
  posted: 'river',
  counted: 'river',
  reversed: 'neutral',
}

export function ReportStateBadge({ report: { state, pending, is_covered } }: { report: Standing }) {
  const t = useWords('income-desk')
  if (pending) return <Badge tone="amber">{t(`pending.${pending}`)}</Badge>
  const isSettled = state !== 'posted' || is_covered
  return <Badge tone={isSettled ? tones[state] : 'amber'}>{t(`state.${state}`)}</Badge>
}
