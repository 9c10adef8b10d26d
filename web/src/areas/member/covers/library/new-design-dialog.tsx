import { useInfiniteQuery } from '@tanstack/react-query'
import Sparkles from 'lucide-react/icons/sparkles'
import Square from 'lucide-react/icons/square'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Link } from 'react-router'
import { CoverDesk } from '../../../../features/covers/cover-desk'
import { templatesQuery } from '../../../../features/covers/design-queries'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { Dialog } from '../../../../ui/dialog'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { TemplatePicture } from './template-picture'
import { type DesignedFor, useNewDesign } from './use-new-design'

interface NewDesignDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  made: DesignedFor | undefined
}

/** Three ways to begin: twelve finished ones, an empty square, or a template. */
export function NewDesignDialog({ open, onOpenChange, made }: NewDesignDialogProps) {
  const t = useWords('covers')
  const { beginBlank, beginWith, isBusy } = useNewDesign(made)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('new.title')}
      description={made?.title ? t('new.textFor', { title: made.title }) : t('new.text')}
      closeLabel={t('close')}
      size="large"
    >
      <div
        aria-busy={isBusy}
        className={cx('transition-opacity', isBusy && 'pointer-events-none opacity-60')}
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <Link
            to={made ? links.smartCoverFor(made.workId) : links.smartCover}
            className={wayClass}
            data-first
          >
            <Way icon={<Sparkles />} title={t('new.smart')} text={t('new.smartText')} />
          </Link>
          <button type="button" onClick={() => void beginBlank()} className={wayClass}>
            <Way icon={<Square />} title={t('new.blank')} text={t('new.blankText')} />
          </button>
        </div>
        <Templates onChoose={id => void beginWith(id)} isOpen={open} />
      </div>
    </Dialog>
  )
}

const wayClass =
  'flex items-center gap-4 rounded-card border border-line bg-surface p-4 text-left transition-colors hover:border-ink'

function Way({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-control bg-sunken [&>svg]:size-6"
      >
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-soft">{text}</span>
      </span>
    </>
  )
}

const templateGrid = 'mt-3 grid grid-cols-2 gap-4 pb-1 sm:grid-cols-4'

function Templates({ onChoose, isOpen }: { onChoose(id: number): void; isOpen: boolean }) {
  const t = useWords('covers')
  const query = useInfiniteQuery({ ...templatesQuery, enabled: isOpen })
  const desk = useMemo(() => new CoverDesk(), [])
  useEffect(() => () => desk.close(), [desk])
  const templates = query.data?.pages.flatMap(page => page.items) ?? []
  // A site that offers none has nothing to say about them.
  if (query.data && templates.length === 0) return null
  return (
    <section className="mt-6">
      <h3 className="text-base font-semibold">{t('new.templates')}</h3>
      <Loaded
        query={query}
        failed={t('new.templatesFailed')}
        skeleton={
          <div className={templateGrid}>
            {[1, 2, 3, 4].map(place => (
              <div key={place}>
                <Skeleton className="aspect-square w-full rounded-control!" />
                <Skeleton className="mt-2 h-4 w-1/2" />
              </div>
            ))}
          </div>
        }
      >
        {() => (
          <>
            <ul className={templateGrid}>
              {templates.map(({ id, name, preview }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => onChoose(id)}
                    className="group block w-full rounded-control text-left outline-offset-4"
                  >
                    <span className="block aspect-square overflow-hidden rounded-control bg-sunken ring-1 ring-line transition-shadow group-hover:ring-2 group-hover:ring-ink">
                      <TemplatePicture id={id} preview={preview} desk={desk} />
                    </span>
                    <span className="mt-1.5 block truncate text-sm font-semibold">{name}</span>
                  </button>
                </li>
              ))}
            </ul>
            {query.hasNextPage && (
              <div className="mt-4 flex justify-center">
                <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t('library.loadMore')}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
