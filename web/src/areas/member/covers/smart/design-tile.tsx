import Copy from 'lucide-react/icons/copy'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { IconButton } from '../../../../ui/icon-button'
import { BlobPicture } from '../blob-picture'
import { mostCompared } from './compare/compared'
import { DrawnLines } from './drawn-lines'
import { KeepButton } from './keep-button'
import type { Smart } from './use-smart'

interface DesignTileProps {
  smart: Smart
  index: number
  name: string
  mayKeep: boolean
  /** Which ones are compared; absent while nobody compares. */
  compared: number[] | undefined
  onCompare(): void
}

/** One of the twelve: chosen by a press, or for comparing while that is what is going on. */
export function DesignTile({ smart, index, name, mayKeep, compared, onCompare }: DesignTileProps) {
  const t = useWords('covers')
  const design = smart.designs[index]
  const isDrawn = design !== undefined && design !== 'failed'
  const number = index + 1
  const place = compared?.indexOf(index) ?? -1
  const isPressed = compared ? place >= 0 : smart.chosen === index
  const isFull = compared !== undefined && place < 0 && compared.length >= mostCompared
  return (
    <>
      <button
        type="button"
        aria-pressed={isPressed}
        aria-label={t(compared ? 'compare.choose' : 'grid.choose', { number, name })}
        disabled={compared !== undefined && (!isDrawn || isFull)}
        onClick={() => (compared ? onCompare() : smart.choose(index))}
        className={cx(
          'relative block w-full rounded-control outline-offset-4 transition-[box-shadow,opacity]',
          isPressed && 'ring-3 ring-ink ring-offset-4 ring-offset-paper',
          isFull && 'opacity-40',
        )}
      >
        {design === undefined && <DrawnLines number={number} />}
        {design === 'failed' && (
          <span className="grid aspect-square place-items-center rounded-control bg-sunken p-4 text-sm text-soft">
            {t('grid.failed')}
          </span>
        )}
        {isDrawn && <BlobPicture picture={design.picture} alt="" className="rounded-control" />}
        {compared && isDrawn && (
          <span
            aria-hidden="true"
            className={cx(
              'num absolute top-2 left-2 grid size-8 place-items-center rounded-full border-2 font-semibold shadow-lift',
              place >= 0 ? 'border-paper bg-ink text-paper' : 'border-edge bg-surface/90',
            )}
          >
            {place >= 0 ? place + 1 : ''}
          </span>
        )}
      </button>
      <div className="mt-1.5 flex min-h-9 items-center gap-1">
        <span className="min-w-0 flex-1 truncate text-sm font-semibold">{name}</span>
        {mayKeep && isDrawn && <KeepButton smart={smart} design={design} number={number} name={name} />}
        <IconButton
          size="small"
          label={t('grid.moreLike', { name })}
          disabled={smart.isWorking}
          onClick={() => smart.moreLike(index)}
          className="-mr-1.5"
        >
          <Copy />
        </IconButton>
      </div>
    </>
  )
}
