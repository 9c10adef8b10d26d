import type { Report } from '#contract/income/report'
import { formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { Notice } from '../../../../ui/notice'
import { CancelButton } from '../list/cancel-button'
import { ReadingProgress } from '../list/reading-progress'

const leadsToMapping: readonly string[] = ['columnMissing', 'tooManyColumns', 'tooManyStores']

type StandingNoticeProps = { report: Report; at: number }

/** Where a report stands when it is not simply there to be checked: why, and what can be done about it. */
export function StandingNotice({ report, at }: StandingNoticeProps) {
  const t = useWords('report-check')
  const desk = useWords('income-desk')
  const { state, pending, not_done, failure, same_as, id } = report
  const look = 'mt-6'
  if (pending)
    return (
      <Notice tone="amber" className={look} title={t(`standing.pending.${pending}`)}>
        {t('standing.pendingText')}
      </Notice>
    )
  if (not_done)
    return (
      <Notice tone="accent" className={look} title={t(`standing.notDone.${not_done.what}`)}>
        {t('standing.notDoneText', {
          ...{ name: not_done.by, time: formatMoment(not_done.at), reason: not_done.says },
        })}
      </Notice>
    )
  if (state === 'waiting' || state === 'reading') {
    return (
      <div className="mt-8 flex max-w-3xl flex-wrap items-end gap-x-6 gap-y-3">
        <div className="flex-1">
          <p className="font-display text-xl">{desk(`state.${state}`)}</p>
          <ReadingProgress report={report} at={at} />
        </div>
        {report.can.cancel && <CancelButton id={id} />}
      </div>
    )
  }
  if (state === 'failed' && failure) {
    return (
      <Notice
        tone="accent"
        className={look}
        title={desk(`fileRefusal.${failure}`)}
        action={
          failure === 'sameFile' && same_as !== null ? (
            <ButtonLink size="small" to={links.operatorReport(same_as)}>
              {t('standing.openSame')}
            </ButtonLink>
          ) : leadsToMapping.includes(failure) ? (
            <ButtonLink size="small" variant="ink" to={links.operatorMapping(id)}>
              {t('standing.toMapping')}
            </ButtonLink>
          ) : undefined
        }
      >
        {t(`standing.failed.do.${failure}`, { payer: report.same_payer ?? '' })}
      </Notice>
    )
  }
  if (state === 'cancelled' || state === 'discarded' || state === 'reversed') {
    return (
      <Notice className={look} title={t(`standing.${state}`)}>
        {t(`standing.${state}Text`)}
      </Notice>
    )
  }
  if (report.is_usage_only && state === 'checked')
    return (
      <Notice tone="river" className={look} title={t('standing.usage')}>
        {t('standing.usageText')}
      </Notice>
    )
  return null
}
