import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { PageHeader } from '../../../ui/page-header'
import { AccountSection } from './account/account-section'
import { ChooseSection } from './choose/choose-section'
import { useChosen } from './choose/use-chosen'
import { usePayable } from './choose/use-payable'
import { HistorySection } from './history/history-section'
import { MoneySection } from './money/money-section'
import { shownAmount } from './shown-amount'
import { SubmitDialog } from './submit/submit-dialog'
import { SumBar } from './sum/sum-bar'
import { SumCard } from './sum/sum-card'
import { usePreview } from './sum/use-preview'
import { ConfirmAgain } from './way/confirm-again'
import { currencyOf, type Preview, recentQuery } from './withdrawal-queries'

/** Bills are ticked on the left, what they come to stands on the right; below, what was withdrawn before. */
export function Withdrawing({ title }: { title: string }) {
  const t = useWords('withdraw')
  const chosen = useChosen()
  const payable = usePayable(chosen)
  const state = usePreview(payable.chosen.map(({ id }) => id))
  const recent = useQuery(recentQuery)
  const [submitting, setSubmitting] = useState<{ billIds: number[]; opened: Preview }>()
  const [newest, setNewest] = useState<number>()
  const { first, choosable } = payable
  const isAnything = choosable.length > 0
  const amount = (text: string) => shownAmount(text, currencyOf(first?.currency ?? ''))
  const submit = () => {
    if (state.preview && state.isCurrent) setSubmitting({ billIds: state.ids, opened: state.preview })
  }
  return (
    // As high as a page with some bills: the footer does not move when they are there.
    <div className={cx('min-h-[80rem] pb-10', isAnything && 'max-lg:pb-28')}>
      <PageHeader
        title={title}
        lead={
          first ? t('lead', { minimum: amount(first.minimum), fee: amount(first.fee) }) : t('lead.loading')
        }
        className="pt-0!"
      />
      <MoneySection />
      <div className="grid gap-3 not-empty:mt-6">
        {recent.data?.items
          .filter(({ can }) => can.confirm)
          .map(withdrawal => (
            <ConfirmAgain key={withdrawal.id} withdrawal={withdrawal} />
          ))}
      </div>
      <div
        className={cx(
          'mt-9 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-10',
          (isAnything || !first) &&
            'lg:grid-cols-[minmax(0,1fr)_19.5rem] xl:grid-cols-[minmax(0,1fr)_23rem] xl:gap-x-10',
        )}
      >
        <div className="min-w-0">
          <ChooseSection payable={payable} />
          <AccountSection />
        </div>
        {isAnything && <SumCard payable={payable} state={state} onSubmit={submit} />}
      </div>
      <HistorySection newest={newest} />
      <SumBar state={state} onSubmit={submit} />
      {submitting && (
        <SubmitDialog
          {...submitting}
          keyFor={chosen.keyFor}
          onDone={({ id }) => {
            chosen.forget()
            setSubmitting(undefined)
            setNewest(id)
          }}
          onClose={() => setSubmitting(undefined)}
        />
      )}
    </div>
  )
}
