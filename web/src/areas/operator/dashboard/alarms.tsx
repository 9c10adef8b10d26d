import { listChannelProfiles } from '#contract/distribution/channel-calls'
import { addCodeRange, codeKinds } from '#contract/release-codes/calls'
import { formatCount } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { Notice } from '../../../ui/notice'
import { staffMay, useStaff } from '../staff-queries'
import type { Dashboard } from './dashboard-queries'

/** What somebody has to do something about before it stops the others. */
export function Alarms({ data }: { data: Dashboard }) {
  const t = useWords('operator')
  const staff = useStaff()
  const low = codeKinds.filter(kind => data.code_stock?.[kind].is_low)
  const lead = (to: string, label: string) => (
    <ButtonLink to={to} size="small" variant="ink">
      {label}
    </ButtonLink>
  )
  return (
    <div className="mt-6 grid gap-3 empty:hidden">
      {data.deliveries.channels_on === 0 && (
        <Notice
          tone="accent"
          title={t('board.noChannels')}
          action={
            staffMay(staff, listChannelProfiles) && lead(links.operatorChannels, t('board.setUpChannels'))
          }
        >
          {t('board.noChannelsText')}
        </Notice>
      )}
      {low.map(kind => {
        const left = data.code_stock?.[kind].left ?? 0
        return (
          <Notice
            key={kind}
            tone={left === 0 ? 'accent' : 'amber'}
            title={t(left === 0 ? 'board.noCodes' : 'board.fewCodes', {
              kind: kind.toUpperCase(),
              count: formatCount(left),
            })}
            action={staffMay(staff, addCodeRange) && lead(links.operatorCodes, t('board.addCodes'))}
          >
            {t('board.codesText')}
          </Notice>
        )
      })}
      {!data.can_check_audio && (
        <Notice tone="accent" title={t('board.noChecker')}>
          {t('board.noCheckerText')}
        </Notice>
      )}
      {Boolean(data.failed_jobs) && (
        <Notice
          tone="amber"
          title={t('board.failedJobs', { count: formatCount(data.failed_jobs ?? 0) })}
          action={lead(links.operatorJobs, t('board.seeJobs'))}
        >
          {t('board.failedJobsText')}
        </Notice>
      )}
    </div>
  )
}
