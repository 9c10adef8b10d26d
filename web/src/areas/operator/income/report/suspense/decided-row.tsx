import type { SuspenseTitle } from '#contract/income/suspense-calls'
import { formatMoment } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { MeetingLines } from './meeting-lines'
import { OurRecording } from './our-recording'
import { TheirTitle } from './their-title'
import { TitleFigures } from './title-figures'
import type { SuspenseDesk } from './use-suspense-desk'

export function DecidedRow({ title, desk }: { title: SuspenseTitle; desk: SuspenseDesk }) {
  const t = useWords('report-check')
  const { decision } = title
  if (!decision) return null
  return (
    <li className="grid gap-x-3 gap-y-1.5 border-b border-line py-2.5 pl-3.5 sm:grid-cols-[minmax(0,1fr)_1.75rem_minmax(0,1.1fr)_3.5rem_8.5rem]">
      <TheirTitle title={title} />
      <MeetingLines isNear isThere />
      <div className="min-w-0">
        <OurRecording recording={decision.recording} />
        <p className="num flex flex-wrap items-center gap-x-3 text-xs text-soft">
          <span>
            {[
              decision.is_remembered && t('suspense.remembered'),
              t('suspense.by', { name: decision.by }),
              formatMoment(decision.at),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {decision.can_undo && (
            <Button size="small" variant="quiet" onClick={() => desk.undo(decision.id)}>
              {t('suspense.undo')}
            </Button>
          )}
        </p>
      </div>
      <TitleFigures title={title} />
    </li>
  )
}
