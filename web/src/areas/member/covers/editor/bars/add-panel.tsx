import ImageIcon from 'lucide-react/icons/image'
import Type from 'lucide-react/icons/type'
import { useState } from 'react'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { Segmented } from '../../../../../ui/segmented'
import { GeneratedPictures, useAreGenerated } from '../adding/generated-pictures'
import { Backgrounds, Templates } from '../adding/offers'
import { PictureInput } from '../adding/picture-input'
import { ShapeGrid } from '../adding/shapes'
import type { Adding } from '../adding/use-adding'

const offers = ['shape', 'background', 'template', 'generated'] as const
type OfferKind = (typeof offers)[number]

interface AddPanelProps {
  adding: Adding
  workId: number | undefined
  onDone(): void
}

/** Everything that can be added, for a thumb. */
export function AddPanel({ adding, workId, onDone }: AddPanelProps) {
  const areGenerated = useAreGenerated()
  const t = useWords('cover-editor')
  const shown = offers.filter(each => each !== 'generated' || areGenerated)
  const [offer, setOffer] = useState<OfferKind>('shape')
  return (
    <div className="space-y-4 p-4">
      <div className="grid grid-cols-2 gap-3">
        <Button
          variant="line"
          icon={<Type className="size-5" />}
          onClick={() => {
            adding.text()
            onDone()
          }}
        >
          {t('add.text')}
        </Button>
        <PictureInput adding={adding}>
          {open => (
            <Button
              variant="line"
              icon={<ImageIcon className="size-5" />}
              loading={adding.progress !== undefined}
              onClick={open}
            >
              {t('add.picture')}
            </Button>
          )}
        </PictureInput>
      </div>
      <Segmented
        label={t('add.offers')}
        value={offer}
        onChange={setOffer}
        segments={shown.map(value => ({ value, label: t(`add.${value}`) }))}
      />
      {offer === 'shape' && (
        <ShapeGrid
          onChoose={shape => {
            adding.shape(shape)
            onDone()
          }}
        />
      )}
      {offer === 'background' && <Backgrounds adding={adding} />}
      {offer === 'template' && <Templates adding={adding} onDone={onDone} />}
      {offer === 'generated' && <GeneratedPictures adding={adding} workId={workId} onDone={onDone} />}
    </div>
  )
}
