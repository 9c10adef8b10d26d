import { useCallback } from 'react'
import { useWords } from '../../../lib/words'
import { Badge, type Tone } from '../../../ui/badge'
import type { MemberRow } from './member-queries'

const tones: Record<MemberRow['state'], Tone> = {
  active: 'river',
  frozen: 'accent',
  closing: 'amber',
  closed: 'neutral',
}

export function MemberStateBadge({ state }: { state: MemberRow['state'] }) {
  const t = useWords('members')
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}

export function MemberKindBadge({ kind }: { kind: MemberRow['kind'] }) {
  const t = useWords('members')
  return <Badge dot={false}>{t(`kind.${kind}`)}</Badge>
}

/** A closed account has no name any more. */
export function useMemberName() {
  const t = useWords('members')
  return useCallback(({ nickname }: Pick<MemberRow, 'nickname'>) => nickname || t('closedName'), [t])
}
