import { type ComponentProps, useState } from 'react'
import type { Material } from '#contract/works/material'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { MaterialSlot } from '../material-slot'
import { LyricsEditor } from './lyrics-editor'
import { LyricsReading } from './lyrics-reading'

type LyricSlotProps = Omit<ComponentProps<typeof MaterialSlot>, 'children' | 'place'> & {
  place: { workId: number; trackId: number; type: 'lyric' }
  title: string
  /** The main audio, once it can be played: the lyrics are timed to it. */
  audio: Material | undefined
}

export function LyricSlot({ title, audio, ...props }: LyricSlotProps) {
  const { place, item, material, isReadOnly } = props
  const t = useWords('materials')
  const [isOpen, setIsOpen] = useState(false)
  const isTimed = material?.facts.isTimed === true
  return (
    <MaterialSlot {...props}>
      {!item && material && isLookedInto(material) && (
        <LyricsReading material={material} isReadOnly={isReadOnly} />
      )}
      {!item && (!isReadOnly || material?.state === 'passed') && (
        // Above the tile's own hit area, which opens the file chooser.
        <div className="relative z-10 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {!isReadOnly && (
            <Button size="small" onClick={() => setIsOpen(true)}>
              {t(material ? 'lyrics.edit' : 'lyrics.write')}
            </Button>
          )}
          {material?.state === 'passed' && (
            <span className="text-sm text-soft">{t(isTimed ? 'lyrics.timed' : 'lyrics.plain')}</span>
          )}
        </div>
      )}
      {isOpen && (
        <LyricsEditor
          title={title}
          place={place}
          material={material}
          audio={audio}
          onClose={() => setIsOpen(false)}
        />
      )}
    </MaterialSlot>
  )
}

/** Its check has looked into it: it was read, or would be in another encoding. */
const isLookedInto = ({ facts, results }: Material) =>
  facts.encoding !== undefined || results.some(({ rule }) => rule === 'encoding')
