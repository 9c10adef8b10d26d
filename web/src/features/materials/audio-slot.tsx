import type { ComponentProps } from 'react'
import { useWords } from '../../lib/words'
import { Skeleton } from '../../ui/skeleton'
import { isBeingChecked } from './material-queries'
import { MaterialSlot } from './material-slot'
import { AudioPlayer, type Marker } from './player/audio-player'
import { useRuleName } from './rule-words'

/** What reviewers heard. */
export interface Heard {
  marks: readonly Marker[]
  /** Where the player stands for somebody who was sent here. */
  startAt: number | undefined
}

type AudioSlotProps = Omit<ComponentProps<typeof MaterialSlot>, 'children'> & { heard?: Heard }

/** Sound can be heard as soon as it is checked, with every remark at its second. */
export function AudioSlot({ heard, ...props }: AudioSlotProps) {
  const { material, item, place } = props
  const t = useWords('materials')
  const nameOf = useRuleName()
  const isHeard =
    !item && (material?.state === 'passed' || material?.state === 'failed') && material.facts.duration
  // The player's place is kept from the beginning, so that nothing below it jumps when the check is over.
  const isOnItsWay = item ? item.phase !== 'failed' : isBeingChecked(material)
  const markers: Marker[] =
    material?.results
      .filter(({ verdict }) => verdict !== 'pass')
      .flatMap(result => result.at.slice(0, 8).map(second => ({ second, label: nameOf(result) }))) ?? []
  return (
    <MaterialSlot {...props}>
      {isOnItsWay && <Skeleton className="mt-4 h-18 w-full rounded-control" />}
      {isHeard && material && (
        <AudioPlayer
          material={material}
          title={t(`type.${place.type}`)}
          markers={[...(heard?.marks ?? []), ...markers]}
          startAt={heard?.startAt}
        />
      )}
    </MaterialSlot>
  )
}
