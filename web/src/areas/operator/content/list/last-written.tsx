import type { ContentRow } from '#contract/content/editing-calls'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'

/** Who wrote last, and when. */
export function LastWritten({ row }: { row: Pick<ContentRow, 'editor' | 'updated_at'> }) {
  const t = useWords('content')
  return (
    <span className="block leading-snug">
      <span className="line-clamp-1">
        {row.editor ?? <span className="text-faint">{t('row.fromStart')}</span>}
      </span>
      <span className="num text-sm text-soft">{formatMoment(row.updated_at)}</span>
    </span>
  )
}
