import { useState } from 'react'
import { batchNumber } from '#contract/payouts/batch'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { Select } from '../../../../ui/select'
import { KeyHint } from '../../check/key-hint'
import { useShortcutSwitch } from '../../keys/use-shortcut-switch'
import { useShortcuts } from '../../keys/use-shortcuts'
import type { PayoutSummary } from '../payout-queries'
import { shownSum } from '../shown-sum'
import { Confluence } from './confluence'
import { MakeBatchDialog } from './make-batch-dialog'
import { PreviewDialog } from './preview-dialog'
import { useLayoutChoice } from './use-layout-choice'
import { usePayable } from './use-payable'

type BatchBarProps = { summary: PayoutSummary | undefined; className?: string }

/** What whoever looks may send to the bank now: in sight all the while. */
export function BatchBar({ summary, className }: BatchBarProps) {
  const t = useWords('payout-desk')
  const [isOn] = useShortcutSwitch()
  const [asked, setAsked] = useState<'preview' | 'make'>()
  const hasSome = (summary?.payable.payouts ?? 0) > 0
  useShortcuts(
    { v: () => hasSome && setAsked('preview'), 'shift+b': () => hasSome && setAsked('make') },
    isOn,
  )
  if (!summary) return null
  return (
    <section
      aria-label={t('bar.label')}
      data-bottom-bar="always"
      className={cx(
        'sticky bottom-[var(--demo-phone,0px)] z-10 mt-auto border-t border-line bg-surface shadow-[0_-12px_32px_-24px_rgb(0_0_0/0.4)]',
        className,
      )}
    >
      <div className="flex min-h-24 items-center gap-x-6 gap-y-2 px-4 py-3 max-sm:min-h-16 max-sm:gap-x-3 sm:flex-wrap sm:px-6">
        {hasSome ? (
          <Filled summary={summary} isOn={isOn} onAsk={setAsked} />
        ) : (
          <p className="text-sm">
            <b className="block font-semibold">{t('bar.none')}</b>
            <span className="text-soft">{t('bar.noneText')}</span>
          </p>
        )}
      </div>
      {asked === 'preview' && (
        <PreviewDialog
          summary={summary}
          onMake={() => setAsked('make')}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'make' && (
        <MakeBatchDialog
          payable={summary.payable}
          currency={summary.currency}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

type FilledProps = {
  summary: PayoutSummary
  isOn: boolean
  onAsk: (what: 'preview' | 'make') => void
}

function Filled({ summary, isOn, onAsk }: FilledProps) {
  const t = useWords('payout-desk')
  const { payable, currency, next_batch } = summary
  const { payouts } = usePayable(true)
  const { layout, options, choose } = useLayoutChoice()
  return (
    <>
      <Confluence payouts={payouts} all={payable.payouts} />
      <p>
        <b className="font-display num block text-xl max-sm:text-lg">{shownSum(payable.net, currency)}</b>
        <span className="num block text-xs text-soft">
          {t('bar.sum', { count: formatCount(payable.payouts) })}
        </span>
      </p>
      <p className="min-w-0 text-sm max-lg:hidden">
        <b className="num block font-semibold">{t('bar.batch', { number: batchNumber(next_batch) })}</b>
        <span className="block max-w-[30ch] text-xs text-soft">{t('bar.text')}</span>
      </p>
      <div className="ml-auto flex items-center gap-3">
        {options.length > 0 && (
          <div className="w-52 max-2xl:hidden">
            <Select
              label={t('bar.layout')}
              value={layout ? String(layout.id) : ''}
              onChange={choose}
              options={options}
            />
          </div>
        )}
        <Button className="max-sm:hidden" onClick={() => onAsk('preview')}>
          {t('bar.preview')} {isOn && <KeyHint>V</KeyHint>}
        </Button>
        <Button variant="ink" onClick={() => onAsk('make')}>
          {t('bar.make')} {isOn && <KeyHint>⇧B</KeyHint>}
        </Button>
      </div>
    </>
  )
}
