import type { ComponentProps } from 'react'
import { useWords } from '../../lib/words'
import { MaterialSlot } from './material-slot'
import { AudioPlayer, type Marker } from './player/audio-player'
import { useRuleName } from './rule-words'

/** Sound can be heard as soon as it is checked, with every remark at its second. */
export function AudioSlot(props: Omit<ComponentProps<typeof MaterialSlot>, 'children'>) {
  const { material, item, place } = props
  const t = useWords('materials')
  const nameOf = useRuleName()
  const isHeard =
    !item && (material?.state === 'passed' || material?.state === 'failed') && material.facts.duration
  const markers: Marker[] =
    material?.results
      .filter(({ verdict }) => verdict !== 'pass')
      .flatMap(result => result.at.slice(0, 8).map(second => ({ second, label: nameOf(result) }))) ?? []
  return (
    <MaterialSlot {...props}>
      {isHeard && material && (
        <AudioPlayer material={material} title={t(`type.${place.type}`)} markers={markers} />
      )}
    </MaterialSlot>
  )
}
