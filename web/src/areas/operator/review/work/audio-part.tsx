import type { Material } from '#contract/works/material'
import { AudioPlayer, type Marker } from '../../../../features/materials/player/audio-player'
import { clock } from '../../../../features/materials/player/clock'
import type { Player } from '../../../../features/materials/player/use-player'
import { useRuleName } from '../../../../features/materials/rule-words'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { reviewWaveformQuery } from '../review-queries'
import { useDesk } from './desk-context'
import { FilePart, fieldOfFile } from './file-part'
import { secondOf } from './part'
import { useHeard } from './use-sound'
import { WhenNear } from './when-near'

/** A sound with its outline, the checks' markers and the reviewer's own. */
export function AudioPart({ material }: { material: Material }) {
  const t = useWords('materials')
  const { reasons } = useDesk()
  const nameOf = useRuleName()
  const name = fieldOfFile(material)
  const markers: Marker[] = [
    ...material.results
      .filter(({ verdict }) => verdict !== 'pass')
      .flatMap(result => result.at.slice(0, 8).map(second => ({ second, label: nameOf(result) }))),
    ...reasons
      .of(name)
      .flatMap(({ second, text }) => (second === null ? [] : [{ second, label: shortened(text) }])),
  ]
  return (
    <FilePart material={material} sound={name}>
      {material.facts.duration !== undefined && (
        <WhenNear className="min-h-22">
          <AudioPlayer
            material={material}
            title={t(`type.${material.type}`)}
            markers={markers}
            outlineOf={reviewWaveformQuery}
          >
            {player => <AtTheDesk name={name} player={player} />}
          </AudioPlayer>
        </WhenNear>
      )}
    </FilePart>
  )
}

const shortened = (text: string) => (text.length > 24 ? `${text.slice(0, 23)}…` : text)

function AtTheDesk({ name, player }: { name: string; player: Player }) {
  const t = useWords('review')
  const { sound, reasons, canMark } = useDesk()
  useHeard(sound, name, player)
  const second = secondOf(player.now)
  if (!canMark) return null
  return (
    <div className="mt-2">
      <Button
        size="small"
        variant="quiet"
        className="-ml-3.5"
        disabled={second === null}
        onClick={() => reasons.mark({ field: name, second })}
      >
        <span className="num">{t('mark.here', { at: clock(player.now) })}</span>
      </Button>
    </div>
  )
}
