import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { BlobPicture } from '../../blob-picture'
import type { Smart } from '../use-smart'
import { leastCompared } from './compared'

interface CompareBarProps {
  smart: Smart
  compared: number[]
  onCompare(): void
  onCancel(): void
}

/** What has been chosen for comparing, over the lower edge of the page. */
export function CompareBar({ smart, compared, onCompare, onCancel }: CompareBarProps) {
  const t = useWords('covers')
  return (
    <div
      data-bottom-bar="always"
      className="fixed inset-x-0 bottom-[var(--demo-phone,0px)] z-30 border-t border-line bg-raised shadow-lift"
    >
      <div className="page flex min-h-20 items-center gap-3 py-3">
        <div className="flex min-w-0 flex-1 items-center gap-2">
          {compared.map(index => {
            const design = smart.designs[index]
            return design && design !== 'failed' ? (
              <BlobPicture
                key={index}
                picture={design.picture}
                alt=""
                className="w-10 shrink-0 rounded-[3px] sm:w-12"
              />
            ) : null
          })}
          <p className={compared.length > 0 ? 'sr-only sm:not-sr-only sm:ml-2 sm:text-soft' : 'text-soft'}>
            <span role="status">
              {compared.length < leastCompared
                ? t('compare.hint')
                : t('compare.chosen', { count: compared.length })}
            </span>
          </p>
        </div>
        <Button variant="quiet" className="max-sm:px-2.5!" onClick={onCancel}>
          {t('compare.cancel')}
        </Button>
        <Button variant="main" disabled={compared.length < leastCompared} onClick={onCompare}>
          {t('compare.go')}
        </Button>
      </div>
    </div>
  )
}
