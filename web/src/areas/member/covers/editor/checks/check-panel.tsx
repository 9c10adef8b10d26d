import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useId } from 'react'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { SkeletonLines } from '../../../../../ui/skeleton'
import { BlobPicture } from '../../blob-picture'
import { shownHex } from '../panels/hex-text'
import { useEditor } from '../state/use-editor'
import type { ShownFix } from './editor-jobs'
import { withChanges } from './fixes'
import { type Point, pointsOf } from './points'
import type { Looked } from './use-look'

/** Every rule a cover has to keep, those that are broken first, with what would put them right. */
export function CheckPanel({ looked }: { looked: Looked }) {
  const t = useWords('cover-editor')
  const id = useId()
  const { look, isFailed, isFresh } = looked
  const points = look ? pointsOf(look) : []
  const open = points.filter(({ isKept }) => !isKept).length
  return (
    <section aria-labelledby={id} aria-busy={!isFresh && !isFailed}>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id={id} className="text-base">
          {t('check.label')}
        </h2>
        <span aria-live="polite" className={open > 0 ? 'text-sm text-amber' : 'text-sm text-soft'}>
          {look && (open > 0 ? t('check.open', { open, count: points.length }) : t('check.fine'))}
        </span>
      </div>
      {isFailed && (
        <div className="rounded-control bg-sunken p-3 text-sm">
          <p>{t('check.failed')}</p>
          <Button size="small" className="mt-2" onClick={looked.retry}>
            {t('check.retry')}
          </Button>
        </div>
      )}
      {!look && !isFailed && <SkeletonLines lines={5} className="py-2" />}
      <ul className="space-y-1.5 py-1">
        {points.map(point => (
          <li key={point.name}>
            {point.isKept ? <KeptPoint point={point} /> : <OpenPoint point={point} isFresh={isFresh} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function KeptPoint({ point: { name, ratio } }: { point: Point }) {
  const t = useWords('cover-editor')
  const isMeasured = name === 'title' || name === 'artist'
  return (
    <p className="flex gap-2 text-sm">
      <Check className="mt-0.5 size-4 shrink-0 text-river" aria-hidden="true" />
      {isMeasured
        ? t(ratio === undefined ? `check.${name}.none` : `check.${name}.kept`, { ratio: ratio ?? 0 })
        : t(`check.${name}.kept`)}
    </p>
  )
}

function OpenPoint({ point, isFresh }: { point: Point; isFresh: boolean }) {
  const t = useWords('cover-editor')
  const { name, ratio, needs, what, fix } = point
  return (
    <div className="rounded-control bg-amber-wash p-3 text-sm">
      <div className="flex gap-2">
        <TriangleAlert className="mt-0.5 size-4 shrink-0 text-amber" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          {name === 'square' ? null : (
            <>
              <p className="font-semibold">{t(`check.${name}.open`)}</p>
              {ratio !== undefined && needs !== undefined && (
                <p className="num">{t('check.ratio', { ratio, needs })}</p>
              )}
              {what && <p className="font-semibold break-words">{what}</p>}
              <p>{t(`check.${name}.todo`)}</p>
            </>
          )}
        </div>
        {fix?.before && fix.after && (
          <span className="flex shrink-0 gap-1">
            <BlobPicture picture={fix.before} alt={t('check.before')} className="size-11 rounded-sm" />
            <BlobPicture picture={fix.after} alt={t('check.after')} className="size-11 rounded-sm" />
          </span>
        )}
      </div>
      {fix && <FixButton fix={fix} isFresh={isFresh} />}
    </div>
  )
}

/** One step; whoever does not like it takes it back. */
function FixButton({ fix, isFresh }: { fix: ShownFix; isFresh: boolean }) {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const { colour, ratio } = fix
  return (
    <Button
      size="small"
      variant="ink"
      className="mt-2 ml-6 max-w-[calc(100%-1.5rem)]"
      // What was computed for another scene may not fit this one.
      disabled={!isFresh}
      onClick={() => editor.setLayers(withChanges(editor.scene.layers, fix.changes))}
    >
      {colour && ratio !== undefined ? (
        <>
          <span className="size-4 rounded-full border border-line" style={{ background: colour }} />
          {t('check.fix.colour', { colour: shownHex(colour), ratio })}
        </>
      ) : (
        t(`check.fix.${fix.rule as 'names'}`)
      )}
    </Button>
  )
}
