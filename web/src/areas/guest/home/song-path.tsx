import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import type { Segment } from './song-drawing.server'
import { daysIn, spanIn } from './spans'

const stages = [1, 2, 3, 4, 5] as const
type Stage = (typeof stages)[number]

interface SongPathProps {
  drawing: readonly Segment[]
  /** The operator's own words for the five stages; other numbers of them do not fit the drawing. */
  told: readonly { label: string; title: string; text: string }[]

  channels: readonly { lead_days: number }[]
  /** Promised. */
  reviewDays: number
  /** Measured, where there is enough to measure. */
  reviewHours: number | null
}

/** From the upload to the payout on one drawing: down the page on a phone, across it on a desk. */
export function SongPath({ drawing, told, channels, reviewDays, reviewHours }: SongPathProps) {
  const t = useWords('guest')
  const days = channels.map(({ lead_days }) => lead_days)
  const times: Record<Stage, string> = {
    1: t('path.1.time'),
    2: t('path.2.time'),
    3: reviewHours === null ? daysIn(t, reviewDays) : spanIn(t, reviewHours),
    4: days.length === 0 ? '' : t('path.4.time', { from: Math.min(...days), to: Math.max(...days) }),
    5: t('path.5.time'),
  }
  const wordsOf = (stage: Stage) =>
    (told.length === stages.length ? told[stage - 1] : undefined) ?? {
      label: times[stage],
      title: t(`path.${stage}.title`),
      text: t(`path.${stage}.text`),
    }
  return (
    <ol className="mt-8 lg:mt-12 lg:grid lg:grid-cols-5">
      {stages.map(stage => (
        <li key={stage} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-5 lg:block">
          <SegmentPicture stage={stage} segment={drawing[stage - 1]} />
          <div className="py-5 lg:pt-5 lg:pr-6 lg:pb-0">
            <p className="num text-sm font-semibold text-river">{wordsOf(stage).label}</p>
            <h3 className="mt-0.5 text-lg">{wordsOf(stage).title}</h3>
            <p className="mt-1 max-w-prose text-soft">{wordsOf(stage).text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const tones = { accent: 'stroke-accent', river: 'stroke-river', ink: 'stroke-edge' }

/** Stretched to the words beside it; its lines keep their strength. */
function SegmentPicture({ stage, segment }: { stage: Stage; segment: Segment | undefined }) {
  const drawing = (lines: Segment['across'] = [], className: string) => (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className={cx('size-full', className)}
    >
      {lines.map(({ path, tone, isStrong }) => (
        <path
          key={path}
          d={path}
          vectorEffect="non-scaling-stroke"
          strokeWidth={isStrong ? 5 : tone === 'accent' ? 2 : 1.4}
          className={tones[tone]}
        />
      ))}
    </svg>
  )
  return (
    <div aria-hidden="true" className="relative lg:h-36">
      <div className="absolute inset-0">
        {drawing(segment?.upright, 'lg:hidden')}
        {drawing(segment?.across, 'max-lg:hidden')}
      </div>
      {stage === 3 && (
        <>
          <Dot className="top-1/2 left-[24%] lg:top-[24%] lg:left-1/2" />
          <Dot className="top-1/2 left-[76%] lg:top-[76%] lg:left-1/2" />
        </>
      )}
      {stage === 5 && (
        <span className="absolute top-full left-1/2 size-5 -translate-1/2 rounded-full border-4 border-river bg-sunken lg:top-1/2 lg:left-full" />
      )}
    </div>
  )
}

function Dot({ className }: { className: string }) {
  return (
    <span
      className={cx(
        'absolute size-3 -translate-1/2 rounded-full border-2 border-accent bg-sunken',
        className,
      )}
    />
  )
}
