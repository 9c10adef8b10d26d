import type { ReactNode } from 'react'
import { useWords } from '../../../lib/words'
import { Badge, type Tone } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import type { Part, PartState } from './missing'

const tones: Record<PartState, Tone> = { missing: 'neutral', refused: 'accent', there: 'river' }

type SectionCardProps = { part: Part; state: PartState; detail?: ReactNode; children: ReactNode }

export function SectionCard({ part, state, detail, children }: SectionCardProps) {
  const t = useWords('member')
  return (
    <Card
      id={`part-${part}`}
      title={t(`minor.part.${part}`)}
      detail={detail}
      aside={<Badge tone={tones[state]}>{t(`minor.state.${state}`)}</Badge>}
      className="scroll-mt-4"
    >
      {children}
    </Card>
  )
}
