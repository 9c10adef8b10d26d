import type { ReactNode } from 'react'
import type { Report } from '#contract/income/report'
import type { Language } from '#contract/language'
import { formatCount, formatMoment } from '../../../../lib/format'
import { useLanguage, useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { KeyHint } from '../../check/key-hint'
import { CopyButton } from '../../door/copy-button'
import { CheckButton } from './deeds/check-button'
import { Obstacles } from './obstacles'

type DecisionBarProps = { report: Report; isOn: boolean; onPost: () => void; onCount: () => void }

/** Four eyes: these ask for somebody else's. */
const others: readonly string[] = [
  ...(['imported-by-you', 'matched-by-you', 'rates-by-you', 'reread-by-you', 'checked-by-you'] as const),
  ...(['marked-by-you', 'payer-set-by-you', 'totals-by-you'] as const),
]

/** Who brought it in, who posts it, and what that makes: in sight all the while. */
export function DecisionBar({ report, isOn, onPost, onCount }: DecisionBarProps) {
  const t = useWords('report-check')
  const language = useLanguage()
  const { can, posting, state } = report
  if (report.pending || !['checked', 'posted', 'counted'].includes(state)) return null
  const isLater = state === 'posted'
  const asksOther = posting.obstacles.some(one => others.includes(one))
  /** Statistics need neither rates nor four eyes. */
  const obstacles = posting.obstacles.filter(one => !report.is_usage_only || one === 'tables-unmarked')
  /** What keeps it from being posted comes before what would become of it. */
  const room = obstacles.length > 0 ? 'max-2xl:hidden' : 'max-md:hidden'
  const isUndecided = state === 'checked' || (isLater && posting.lines > 0)
  const postLabel = isLater ? t('bar.postLater', { count: formatCount(posting.lines) }) : t('bar.post')
  return (
    <section
      aria-label={t('bar.label')}
      data-bottom-bar="always"
      className="sticky bottom-[var(--demo-phone,0px)] z-10 mt-12 border-t border-line bg-surface shadow-[0_-12px_32px_-24px_rgb(0_0_0/0.4)]"
    >
      <div className="page flex flex-wrap items-center gap-x-5 gap-y-3 py-3">
        <ol className="flex min-w-0 flex-1 basis-full flex-wrap items-center gap-x-5 gap-y-2 md:basis-64">
          <Stage {...importOf(report, t)} className="max-sm:hidden" />
          {report.checked && (
            <>
              <Way isDone />
              <Stage
                className="max-sm:hidden"
                title={t('bar.checked', { name: report.checked.by })}
                text={formatMoment(report.checked.at)}
              />
            </>
          )}
          <Way isDone={can.post || !isUndecided} />
          <Stage {...posterOf(report, t, language)} />
          {!report.is_usage_only && (
            <>
              <Way isDone={!isUndecided} className={room} />
              <Stage {...madeOf(report, t)} className={room} />
            </>
          )}
        </ol>
        {isUndecided && (
          <div className="flex flex-wrap items-center gap-3">
            <Obstacles obstacles={obstacles} />
            {asksOther && !report.is_usage_only && (
              <span className="max-lg:hidden">
                <CopyButton text={location.href} label={t('bar.copy')} />
              </span>
            )}
            {can.check && <CheckButton report={report} />}
            {report.is_usage_only ? (
              <Button variant="main" disabled={!can.count} onClick={onCount}>
                {t('bar.count')}
              </Button>
            ) : (
              <Button variant="main" disabled={!can.post} onClick={onPost}>
                {postLabel} {isOn && can.post && <KeyHint>P</KeyHint>}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

type StageProps = { title: string; text: ReactNode; className?: string }
type Say = ReturnType<typeof useWords<'report-check'>>

function importOf({ is_yours, imported_by, arrived_by, arrived_at }: Report, t: Say): StageProps {
  const text = formatMoment(arrived_at)
  if (is_yours) return { title: t('bar.importedYou'), text }
  if (imported_by) return { title: t('bar.imported', { name: imported_by }), text }
  return { title: t(arrived_by === 'folder' ? 'bar.importedFolder' : 'bar.importedSandbox'), text }
}

function posterOf(
  { posting, postings, can, state, is_usage_only }: Report,
  t: Say,
  language: Language,
): StageProps {
  const last = postings.findLast(({ reversed }) => reversed === null)
  if (state === 'posted' && last && posting.lines === 0)
    return { title: t('bar.posted', { name: last.posted.by }), text: formatMoment(last.posted.at) }
  if (can.post) return { title: t('bar.youPost'), text: t('bar.youPostText') }
  if (is_usage_only) return { title: t('bar.counts'), text: t('bar.noBills') }
  const isForOther = posting.obstacles.some(one => others.includes(one))
  if (!isForOther) return { title: t('bar.notYet'), text: '' }
  const names = new Intl.ListFormat(language).format(posting.others.slice(0, 3))
  return { title: t('bar.otherPosts'), text: names ? t('bar.others', { names }) : t('bar.nobody') }
}

function madeOf({ posting, state }: Report, t: Say): StageProps {
  const { made, lines } = posting
  if (lines === 0) return { title: t(state === 'posted' ? 'bar.allPosted' : 'bar.nothing'), text: '' }
  if (!made) return { title: t('bar.makes', { lines: formatCount(lines) }), text: t('bar.splits') }
  const { bills, members } = made
  return {
    title: t('bar.made', { bills: formatCount(bills), members: formatCount(members) }),
    text: t('bar.madeText'),
  }
}

function Stage({ title, text, className }: StageProps) {
  return (
    <li className={cx('min-w-0 text-sm', className)}>
      <b className="block font-semibold">{title}</b>
      <span className="num block text-xs text-soft">{text}</span>
    </li>
  )
}

/** Drawn through once the next step may be taken. */
function Way({ isDone, className }: { isDone: boolean; className?: string }) {
  return (
    <li aria-hidden="true" className={cx('max-sm:hidden', className)}>
      <svg aria-hidden="true" viewBox="0 0 64 4" className="h-1 w-16" fill="none">
        <path
          d="M0 2h64"
          strokeWidth="2"
          className={isDone ? 'stroke-river' : 'stroke-edge'}
          strokeDasharray={isDone ? undefined : '2 4'}
        />
      </svg>
    </li>
  )
}
