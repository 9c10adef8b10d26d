import Columns2 from 'lucide-react/icons/columns-2'
import { useEffect, useState } from 'react'
import { createDesign } from '#contract/covers/design-calls'
import { howMany } from '#covers/compose/choose'
import { useMay } from '../../../../features/works/use-role'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { EmptyState } from '../../../../ui/empty-state'
import { CompareBar } from './compare/compare-bar'
import { CompareDialog } from './compare/compare-dialog'
import { mostCompared } from './compare/compared'
import { DesignTile } from './design-tile'
import { familyWord } from './family-word'
import type { Smart } from './use-smart'

/** The twelve, as they come. */
export function DesignGrid({ smart }: { smart: Smart }) {
  const t = useWords('covers')
  const { recipes, designs } = smart
  const mayKeep = useMay(createDesign)
  /** Absent: nobody is comparing. */
  const [compared, setCompared] = useState<number[]>()
  const [isComparing, setComparing] = useState(false)
  // Other designs in the same places are not those that were chosen.
  useEffect(() => {
    if (smart.isWorking) setCompared(undefined)
  }, [smart.isWorking])
  if (recipes.length === 0) {
    return (
      <EmptyState title={t('grid.empty')} className="self-start">
        {t('grid.emptyText')}
      </EmptyState>
    )
  }
  const done = designs.filter(design => design !== undefined).length
  const toggle = (index: number) =>
    setCompared((before = []) =>
      before.includes(index)
        ? before.filter(each => each !== index)
        : before.length < mostCompared
          ? [...before, index]
          : before,
    )
  return (
    <section aria-label={t('grid.label')} className="min-w-0">
      <div className="flex min-h-9 items-center gap-4">
        <p className="tabular-nums font-semibold">
          {done} / {howMany}
        </p>
        <div className="grid h-1.5 flex-1 grid-cols-12 gap-1" aria-hidden="true">
          {designs.map((design, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what is shown
            <span key={index} className={cx('rounded-full', design === undefined ? 'bg-line' : 'bg-river')} />
          ))}
        </div>
        <p className={cx('text-sm text-soft', done === howMany && 'sr-only')} role="status">
          {done < howMany ? t('grid.coming', { count: howMany - done }) : t('grid.done')}
        </p>
        {done === howMany && (
          <Button
            size="small"
            variant={compared ? 'ink' : 'line'}
            aria-pressed={compared !== undefined}
            icon={<Columns2 aria-hidden="true" className="size-4" />}
            onClick={() => setCompared(compared ? undefined : [])}
          >
            {t('compare.start')}
          </Button>
        )}
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
        {recipes.map((recipe, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the grid
          <li key={index} className="min-w-0">
            <DesignTile
              smart={smart}
              index={index}
              name={t(familyWord(recipe.family))}
              mayKeep={mayKeep}
              compared={compared}
              onCompare={() => toggle(index)}
            />
          </li>
        ))}
      </ul>
      {compared && (
        <CompareBar
          smart={smart}
          compared={compared}
          onCompare={() => setComparing(true)}
          onCancel={() => setCompared(undefined)}
        />
      )}
      <CompareDialog
        open={isComparing}
        onOpenChange={setComparing}
        smart={smart}
        compared={compared ?? []}
        onChoose={index => {
          smart.choose(index)
          setComparing(false)
          setCompared(undefined)
        }}
      />
    </section>
  )
}
