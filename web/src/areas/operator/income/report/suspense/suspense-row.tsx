import type { SuspenseTitle } from '#contract/income/suspense-calls'
import { formatCount } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { cx } from '../../../../../ui/class-names'
import { KeyHint } from '../../../check/key-hint'
import { MeetingLines } from './meeting-lines'
import { Proposals } from './proposals'
import { TheirTitle } from './their-title'
import { TitleFigures } from './title-figures'
import type { SuspenseDesk } from './use-suspense-desk'

type SuspenseRowProps = {
  title: SuspenseTitle
  desk: SuspenseDesk
  isHere: boolean
  onHere: () => void
  canMatch: boolean
}

/** One title as the payer writes it beside what it may be with us. The one that is looked at has its buttons. */
export function SuspenseRow({ title, desk, isHere, onHere, canMatch }: SuspenseRowProps) {
  const t = useWords('report-check')
  const proposal = desk.proposalOf(title)
  const count = formatCount(title.lines)
  return (
    <li
      className={cx(
        'grid gap-x-3 gap-y-1.5 border-b border-line py-2.5 pl-3.5 sm:grid-cols-[minmax(0,1fr)_1.75rem_minmax(0,1.1fr)_3.5rem_8.5rem]',
        isHere && 'rounded-r-lg bg-surface shadow-[inset_2px_0_0_var(--accent-tone),var(--lift)]',
      )}
    >
      <TheirTitle title={title} onHere={onHere} isHere={isHere} />
      <MeetingLines isNear={isHere && proposal !== undefined} isThere={title.proposals.length > 0} />
      <Proposals title={title} desk={desk} isHere={isHere} />
      <TitleFigures title={title} />
      {isHere && canMatch && (
        <div className="flex flex-wrap items-center gap-2 pt-1 pr-3 sm:col-span-5">
          {proposal && (
            <Button
              size="small"
              variant="ink"
              loading={desk.isBusy}
              onClick={() => desk.match(title, proposal)}
            >
              {t('suspense.match', { count })} {desk.isOn && <KeyHint>M</KeyHint>}
            </Button>
          )}
          <Button size="small" onClick={() => desk.search(title)}>
            {t('suspense.other')} {desk.isOn && <KeyHint>/</KeyHint>}
          </Button>
          <Button size="small" onClick={desk.leave}>
            {t('suspense.leave')} {desk.isOn && <KeyHint>S</KeyHint>}
          </Button>
        </div>
      )}
    </li>
  )
}
