import type { ReportInList } from '#contract/income/report'
import { clock } from '../../../../features/materials/player/clock'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { UploadProgress } from '../../../../ui/upload-progress'

type ReadingProgressProps = {
  report: Pick<ReportInList, 'state' | 'progress'>
  /** When this was so, for the pace. */
  at: number
}

/** How far a worker has come, how fast, and what is left; nothing moves when the figures change. */
export function ReadingProgress({ report: { state, progress }, at }: ReadingProgressProps) {
  const t = useWords('income-desk')
  const size = progress?.size ?? null
  const share = progress && size ? progress.bytes / size : 0
  return (
    <div>
      <UploadProgress state={share > 0 ? 'sending' : 'checking'} value={share} label={t('progress.label')} />
      <p className="num mt-1.5 truncate text-sm text-soft">
        {state === 'waiting' || !progress
          ? t('progress.waiting')
          : size === null
            ? t('progress.unpacking')
            : paceOf(progress, at)
                .map(([key, values]) => t(key, values))
                .join(' · ')}
      </p>
    </div>
  )
}

type Words = ['progress.lines' | 'progress.left', Record<string, string>]

function paceOf({ lines, bytes, size, since }: NonNullable<ReportInList['progress']>, at: number): Words[] {
  const seconds = Math.max(0.001, (at - Date.parse(since)) / 1000)
  const pace = formatCount(Math.round(lines / seconds))
  const words: Words[] = [['progress.lines', { lines: formatCount(lines), pace }]]
  const left = size !== null && bytes > 0 ? ((size - bytes) * seconds) / bytes : undefined
  if (left !== undefined) words.push(['progress.left', { time: clock(Math.ceil(left)) }])
  return words
}
