import { coverSide } from '#contract/covers/scene'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { Dialog } from '../../../../../ui/dialog'
import { BlobPicture } from '../../blob-picture'
import { familyWord } from '../family-word'
import type { Smart } from '../use-smart'
import { FullWindow } from './full-window'
import { LookedAt } from './looked-at'
import { useFullSizes } from './use-full-sizes'
import { useSharedView } from './use-shared-view'

interface CompareDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  smart: Smart
  compared: number[]
  onChoose(index: number): void
}

/** Two to four designs as listeners meet them: tiny in a list first, then on a page, then every pixel. */
export function CompareDialog({ open, onOpenChange, smart, compared, onChoose }: CompareDialogProps) {
  const t = useWords('covers')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('compare.title')}
      description={t('compare.text')}
      closeLabel={t('close')}
      size="wide"
    >
      <Compared smart={smart} compared={compared} onChoose={onChoose} />
    </Dialog>
  )
}

function Compared({
  smart,
  compared,
  onChoose,
}: Pick<CompareDialogProps, 'smart' | 'compared' | 'onChoose'>) {
  const t = useWords('covers')
  const { title, artist } = smart.brief
  const full = useFullSizes(smart, compared)
  const view = useSharedView()
  const shown = compared.flatMap(index => {
    const [design, recipe] = [smart.designs[index], smart.recipes[index]]
    if (!design || design === 'failed' || !recipe) return []
    return [{ index, design, name: `${index + 1} ${t(familyWord(recipe.family))}` }]
  })
  return (
    <div className="space-y-6">
      {/* Looking begins where it is smallest. */}
      <section aria-label={t('compare.small')} data-first tabIndex={-1} className="outline-none">
        <h3 className="text-sm font-semibold text-soft">{t('compare.small')}</h3>
        <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-3">
          {shown.map(({ index, design, name }) => (
            <li key={index} className="flex items-center gap-3">
              <BlobPicture picture={design.picture} alt={name} className="w-16 shrink-0 rounded-[3px]" />
              <div className="w-32 min-w-0 text-sm max-sm:hidden">
                <p className="truncate font-semibold">{title}</p>
                <p className="truncate text-soft">{artist || '\u00a0'}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <ul className="-mx-5 flex snap-x snap-mandatory gap-5 overflow-x-auto px-5 pb-2 sm:-mx-7 sm:px-7">
        {shown.map(({ index, design, name }, place) => (
          <li
            key={index}
            className="w-[min(76vw,300px)] min-w-0 shrink-0 snap-center space-y-2 xl:w-auto xl:max-w-[300px] xl:flex-1"
          >
            <h3 className="truncate font-semibold">{name}</h3>
            <p className="text-sm text-soft">{t('compare.middle')}</p>
            <LookedAt picture={design.picture} view={view} />
            <p className="pt-2 text-sm text-soft">{t('compare.full')}</p>
            <FullWindow
              place={place}
              side={coverSide}
              file={full[index]}
              label={t('compare.window', { name })}
              view={view}
            />
            <Button block onClick={() => onChoose(index)}>
              {t('compare.use')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">{t('compare.fullHint')}</p>
    </div>
  )
}
