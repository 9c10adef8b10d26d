import Copy from 'lucide-react/icons/copy'
import { howMany } from '#covers/compose/choose'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { EmptyState } from '../../../../ui/empty-state'
import { IconButton } from '../../../../ui/icon-button'
import { BlobPicture } from './blob-picture'
import { DrawnLines } from './drawn-lines'
import { familyWord } from './family-word'
import type { Smart } from './use-smart'

/** The twelve, as they come. */
export function DesignGrid({ smart }: { smart: Smart }) {
  const t = useWords('covers')
  const { recipes, designs } = smart
  if (recipes.length === 0) {
    return (
      <EmptyState title={t('grid.empty')} className="self-start">
        {t('grid.emptyText')}
      </EmptyState>
    )
  }
  const done = designs.filter(design => design !== undefined).length
  return (
    <section aria-label={t('grid.label')} className="min-w-0">
      <div className="flex items-center gap-4">
        <p className="tabular-nums font-semibold">
          {done} / {howMany}
        </p>
        <div className="grid h-1.5 flex-1 grid-cols-12 gap-1" aria-hidden="true">
          {designs.map((design, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what is shown
            <span key={index} className={cx('rounded-full', design === undefined ? 'bg-line' : 'bg-river')} />
          ))}
        </div>
        <p className="text-sm text-soft" role="status">
          {done < howMany ? t('grid.coming', { count: howMany - done }) : t('grid.done')}
        </p>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
        {recipes.map((recipe, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the grid
          <li key={index}>
            <Tile smart={smart} index={index} name={t(familyWord(recipe.family))} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ smart, index, name }: { smart: Smart; index: number; name: string }) {
  const t = useWords('covers')
  const design = smart.designs[index]
  const isChosen = smart.chosen === index
  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={t('grid.choose', { number: index + 1, name })}
        onClick={() => smart.choose(index)}
        className={cx(
          'block w-full rounded-control outline-offset-4 transition-shadow',
          isChosen && 'ring-3 ring-ink ring-offset-4 ring-offset-paper',
        )}
      >
        {design === undefined && <DrawnLines number={index + 1} />}
        {design === 'failed' && (
          <span className="grid aspect-square place-items-center rounded-control bg-sunken p-4 text-sm text-soft">
            {t('grid.failed')}
          </span>
        )}
        {design && design !== 'failed' && (
          <BlobPicture picture={design.picture} alt="" className="rounded-control" />
        )}
      </button>
      <div className="mt-1.5 flex items-center justify-between gap-2">
        <span className="truncate text-sm font-semibold">{name}</span>
        <IconButton
          size="small"
          label={t('grid.moreLike', { name })}
          disabled={smart.isWorking}
          onClick={() => smart.moreLike(index)}
        >
          <Copy />
        </IconButton>
      </div>
    </>
  )
}
