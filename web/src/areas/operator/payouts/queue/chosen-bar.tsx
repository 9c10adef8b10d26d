import X from 'lucide-react/icons/x'
import { mostAtOnce } from '#contract/payouts/payout-desk-calls'
import { addDecimals } from '../../../../lib/decimal'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { IconButton } from '../../../../ui/icon-button'
import { KeyHint } from '../../check/key-hint'
import { shownSum } from '../shown-sum'
import type { Chosen } from './use-chosen'

type ChosenBarProps = {
  chosen: Chosen
  deed: 'approve' | 'batch'
  isOn: boolean
  isBusy: boolean
  onDo: () => void
}

/** How many are chosen, what they come to, and what is done about them. */
export function ChosenBar({ chosen, deed, isOn, isBusy, onDo }: ChosenBarProps) {
  const t = useWords('payout-desk')
  const { payouts, clear } = chosen
  const [first] = payouts
  if (!first) return null
  const count = formatCount(payouts.length)
  const isTooMany = payouts.length > mostAtOnce
  return (
    <section
      aria-label={t('chosen.label')}
      className="sticky bottom-[calc(6.75rem+var(--demo-phone,0px))] z-2 mx-4 mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-ink py-2 pr-2.5 pl-4 text-paper shadow-lift sm:mx-5 xl:bottom-3"
    >
      <p className="num min-w-0 flex-1 leading-tight">
        <b className="block font-semibold whitespace-nowrap">{t('chosen.count', { count })}</b>{' '}
        <span className="block text-sm whitespace-nowrap">
          {shownSum(addDecimals(...payouts.map(({ net }) => net)), first.currency)} {t('chosen.net')}
        </span>
      </p>
      <button
        type="button"
        disabled={isTooMany}
        aria-busy={isBusy || undefined}
        onClick={onDo}
        className="inline-flex h-9 items-center gap-2 rounded-full bg-paper px-3.5 text-sm font-semibold whitespace-nowrap text-ink hover:brightness-92 focus-visible:outline-paper disabled:text-faint pointer-coarse:h-11"
      >
        {deed === 'approve' ? t('chosen.approve', { count }) : t('chosen.batch')}
        {isOn && deed === 'approve' && <KeyHint>⇧A</KeyHint>}
      </button>
      <IconButton
        label={t('chosen.clear')}
        size="small"
        onClick={clear}
        className="text-paper! hover:bg-soft! focus-visible:outline-paper"
      >
        <X />
      </IconButton>
      {isTooMany && (
        <p className="basis-full text-sm">{t('chosen.tooMany', { count: formatCount(mostAtOnce) })}</p>
      )}
    </section>
  )
}
