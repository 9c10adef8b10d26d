import { confirmWithdrawal } from '#contract/payouts/withdrawal-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { formatMoment } from '../../../../lib/format'
import { isRefusal } from '../../../../lib/is-refusal'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { useToast } from '../../../../ui/toast'
import { isNothing, shownAmount, shownLess } from '../shown-amount'
import { TaxSteps } from '../sum/tax-steps'
import { type OwnWithdrawal, refreshWithdrawals } from '../withdrawal-queries'
import { CancelButton } from './cancel-button'

/** The tax is another one than the member saw: what it was, what it is, and the question. */
export function ConfirmAgain({ withdrawal }: { withdrawal: OwnWithdrawal }) {
  const t = useWords('withdraw')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const { id, number, version, net, tax, due, currency, shown_before, confirm_until, can } = withdrawal
  if (!shown_before || !can.confirm) return null

  const confirm = () =>
    once(async () => {
      try {
        const { msg } = await api(confirmWithdrawal, { id, version, net })
        toast({ tone: 'river', title: msg || t('again.done', { number }) })
      } catch (error) {
        // Somebody was faster, or the figures moved once more: then the newest ones are shown.
        if (isRefusal(error, 'conflict')) await refreshWithdrawals()
        throw error
      }
      await refreshWithdrawals()
    })

  const rows = [
    { of: 'tax', before: shownLess(shown_before.tax, currency), now: shownLess(tax, currency) },
    ...(isNothing(due) && isNothing(shown_before.due)
      ? []
      : [
          {
            of: 'due',
            before: shownLess(shown_before.due, currency),
            now: shownLess(due, currency),
          } as const,
        ]),
    { of: 'net', before: shownAmount(shown_before.net, currency), now: shownAmount(net, currency) },
  ] as const
  return (
    <section
      aria-labelledby={`again-${id}`}
      className="num rounded-card border border-amber/40 bg-amber-wash px-4 py-4 sm:px-6 sm:py-5"
    >
      <h2 id={`again-${id}`} className="text-lg">
        {t('again.title', { number })}
      </h2>
      <p className="mt-1 max-w-[68ch] text-sm text-soft">
        {t('again.text', { until: formatMoment(confirm_until) })}
      </p>
      <div className="mt-3 grid gap-x-10 gap-y-4 md:grid-cols-2">
        <table className="w-full self-start text-right">
          <thead className="text-xs text-soft">
            <tr>
              <th className="py-1 text-left font-semibold">
                <span className="sr-only">{t('again.what')}</span>
              </th>
              <th className="py-1 font-semibold">{t('again.before')}</th>
              <th className="py-1 font-semibold">{t('again.now')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ of, before, now }) => (
              <tr key={of} className="border-t border-amber/30">
                <th className="py-2 text-left font-normal">
                  {t(of === 'tax' ? 'sum.taxShort' : `sum.${of}`)}
                </th>
                <td className="py-2 text-soft">{before}</td>
                <td className="py-2 font-semibold">{now}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <TaxSteps computation={withdrawal.computation} currency={currency} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="main" loading={isBusy} onClick={() => void confirm()}>
          {t('again.confirm', { net: shownAmount(net, currency) })}
        </Button>
        <CancelButton withdrawal={withdrawal} />
      </div>
    </section>
  )
}
