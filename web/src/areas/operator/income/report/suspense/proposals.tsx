import type { SuspenseTitle } from '#contract/income/suspense-calls'
import { useWords } from '../../../../../lib/words'
import { cx } from '../../../../../ui/class-names'
import { OurRecording } from './our-recording'
import type { SuspenseDesk } from './use-suspense-desk'

type ProposalsProps = { title: SuspenseTitle; desk: SuspenseDesk; isHere: boolean }

/** What it may be with us, the likeliest first. All of them where somebody looks, otherwise the first. */
export function Proposals({ title, desk, isHere }: ProposalsProps) {
  const t = useWords('report-check')
  const { proposals } = title
  const meant = desk.proposalOf(title)
  if (!meant) return <p className="text-sm text-soft">{t('suspense.nothing')}</p>
  const shown = isHere ? proposals : [meant]
  return (
    <ul className="grid min-w-0 content-start gap-1">
      {shown.map((proposal, index) => (
        <li key={`${proposal.work_id} ${proposal.isrc}`} className="flex items-start gap-2">
          {shown.length > 1 && (
            <input
              type="radio"
              name={`proposal-${title.key}`}
              aria-label={t('suspense.choose', { title: proposal.title })}
              checked={proposal === meant}
              onChange={() => desk.choose(title, index)}
              className="mt-1 size-4 shrink-0"
            />
          )}
          <div className={cx('min-w-0', proposal !== meant && 'text-soft')}>
            <OurRecording recording={proposal} />
            <Reasons reasons={proposal.reasons} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Reasons({ reasons }: Pick<SuspenseTitle['proposals'][number], 'reasons'>) {
  const t = useWords('report-check')
  const against = reasons.includes('version-differs')
  const sayings = reasons.filter(reason => reason !== 'version-differs').map(reason => t(`reason.${reason}`))
  return (
    <p className="text-xs text-soft">
      {sayings.join(', ')}
      {against && (
        <span className="text-amber">
          {sayings.length > 0 && ' · '}
          {t('reason.version-differs')}
        </span>
      )}
    </p>
  )
}
