import { type FormEvent, useState } from 'react'
import type { Currency } from '#contract/currency'
import type { Report } from '#contract/income/report'
import { enterRates } from '#contract/income/report-calls'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { useDeed } from './use-deed'

const isRate = (text: string) => /^\d{1,6}(\.\d{1,10})?$/.test(text) && Number(text) > 0

/** One rate a currency, entered where it is seen. What is not changed is not sent. */
export function Rates({ report: { id, version, rates, state, site_currency: site } }: { report: Report }) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const [typed, setTyped] = useState<Partial<Record<Currency, string>>>({})
  if (rates.length === 0) return null
  const changed = rates.filter(
    ({ currency, rate }) => typed[currency] !== undefined && typed[currency] !== (rate ?? ''),
  )
  const wrong = changed.filter(({ currency }) => !isRate(typed[currency] ?? ''))
  const isOpen = state === 'checked'
  function submit(event: FormEvent) {
    event.preventDefault()
    if (wrong.length > 0 || changed.length === 0) return
    const sent = changed.map(({ currency }) => ({ currency, rate: typed[currency] ?? '' }))
    void run(
      () => api(enterRates, { id, version, rates: sent }),
      t('rates.done'),
      () => setTyped({}),
    )
  }
  return (
    <form id="rates" onSubmit={submit} className="mt-4 scroll-mt-6 text-sm">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{t('rates.title')}</h3>
      <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-3">
        {rates.map(({ currency, rate, is_from_file, entered_by }) => {
          const value = typed[currency] ?? rate ?? ''
          const isWrong = wrong.some(one => one.currency === currency)
          return (
            <div key={currency}>
              <label className="flex items-center gap-2">
                <span className="num whitespace-nowrap">{currency} 1 =</span>
                <input
                  aria-label={t('rates.label', { currency, site })}
                  aria-invalid={isWrong || undefined}
                  inputMode="decimal"
                  value={value}
                  readOnly={!isOpen}
                  onChange={event => setTyped({ ...typed, [currency]: event.target.value.trim() })}
                  className={cx(
                    'num min-h-9 w-28 rounded-lg border bg-surface px-2.5 font-semibold read-only:border-transparent read-only:bg-transparent pointer-coarse:min-h-11',
                    isWrong || rate === null ? 'border-accent' : 'border-edge',
                  )}
                />
              </label>
              <span className={cx('block text-xs', rate === null ? 'text-accent' : 'text-soft')}>
                {rate === null
                  ? t('rates.missing')
                  : is_from_file
                    ? t('rates.fromFile')
                    : entered_by && t('rates.by', { name: entered_by })}
              </span>
            </div>
          )
        })}
        {changed.length > 0 && (
          <Button type="submit" size="small" variant="ink" loading={isBusy}>
            {t('rates.save')}
          </Button>
        )}
      </div>
      {isOpen && <p className="mt-1 text-xs text-soft">{t('rates.asksOther')}</p>}
      {wrong.length > 0 && (
        <p role="alert" className="mt-1 font-medium text-accent">
          {t('rates.wrong')}
        </p>
      )}
    </form>
  )
}
