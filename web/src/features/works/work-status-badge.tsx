import type { WorkStatus } from '#contract/works/work-status'
import { useWords } from '../../lib/words'
import { Badge, type Tone } from '../../ui/badge'
import { groupOf, type WorkGroup } from './work-groups'

const tones: Record<WorkGroup, Tone> = {
  information: 'neutral',
  scope: 'neutral',
  signing: 'amber',
  review: 'amber',
  rejected: 'accent',
  distributing: 'amber',
  online: 'river',
  takingDown: 'amber',
  takenDown: 'neutral',
}

/** Where a work stands. A revision says so: its work is online all the while. */
export function WorkStatusBadge({
  status,
  isRevision = false,
}: {
  status: WorkStatus
  isRevision?: boolean
}) {
  const t = useWords('works')
  const group = groupOf(status)
  const label = t(`status.${group}`)
  return <Badge tone={tones[group]}>{isRevision ? t('revisionStatus', { status: label }) : label}</Badge>
}
