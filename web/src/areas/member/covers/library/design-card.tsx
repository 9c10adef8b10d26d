import Heart from 'lucide-react/icons/heart'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import type { DesignRow } from '#contract/covers/design'
import { formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { IconButton } from '../../../../ui/icon-button'
import { DesignMenu, type DesignWish } from './design-menu'
import { NoPreview } from './no-preview'

interface DesignCardProps {
  design: DesignRow
  /** In the bin nothing is open to change but this. */
  mayEmpty: boolean
  onWish(wish: DesignWish, design: DesignRow): void
}

export function DesignCard({ design, mayEmpty, onWish }: DesignCardProps) {
  const t = useWords('covers')
  const { id, name, can, is_favourite, work, binned_at } = design
  const isBinned = binned_at !== null
  return (
    <article className="group min-w-0">
      {isBinned ? (
        <Preview design={design} className="opacity-70 grayscale-60" />
      ) : (
        <Link
          to={links.editCover(id)}
          aria-label={t('library.open', { name })}
          className="block rounded-control outline-offset-4 transition-transform duration-200 motion-safe:group-hover:-translate-y-0.5"
        >
          <Preview design={design} />
        </Link>
      )}
      <h2 className="mt-2 truncate text-base font-semibold" title={name}>
        {name}
      </h2>
      <div className="flex min-h-9 items-center pointer-coarse:min-h-11">
        <p className="min-w-0 flex-1 truncate text-sm text-soft">
          {isBinned
            ? t('library.binnedAt', { time: formatDate(binned_at) })
            : work
              ? t('library.forWork', { title: work.title || t('draft.untitled') })
              : formatDate(design.saved_at)}
        </p>
        {can.change && (
          <>
            <IconButton
              size="small"
              label={t(is_favourite ? 'library.unmark' : 'library.mark', { name })}
              aria-pressed={is_favourite}
              onClick={() => onWish('mark', design)}
            >
              <Heart className={is_favourite ? 'fill-accent text-accent' : undefined} />
            </IconButton>
            <DesignMenu design={design} onWish={wish => onWish(wish, design)} />
          </>
        )}
      </div>
      {isBinned && mayEmpty && (
        <div className="mt-2 flex gap-2">
          <Button
            size="small"
            className="min-w-0 flex-1 px-2!"
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            aria-label={t('library.restoreOne', { name })}
            onClick={() => onWish('restore', design)}
          >
            {t('library.restore')}
          </Button>
          <IconButton
            size="small"
            variant="line"
            label={t('library.removeOne', { name })}
            onClick={() => onWish('remove', design)}
          >
            <Trash2 />
          </IconButton>
        </div>
      )}
    </article>
  )
}

function Preview({ design: { preview }, className }: { design: DesignRow; className?: string }) {
  return (
    <span
      className={cx(
        'block aspect-square overflow-hidden rounded-control bg-sunken shadow-lift ring-1 ring-line',
        className,
      )}
    >
      {preview ? (
        <img
          src={preview}
          alt=""
          width={480}
          height={480}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <NoPreview />
      )}
    </span>
  )
}
