import { formatAmount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Notice } from '../../../../ui/notice'
import type { OpenedPayout } from '../payout-queries'
import { SumList } from './sum-list'
import { TaxCurve } from './tax-curve'
import { taxRows } from './tax-rows'

/** How the tax comes about, step by step, and whether the member was shown the same. */
export function TaxPart({ payout, className }: { payout: OpenedPayout; className: string }) {
  const t = useWords('payout-desk')
  const { now, currency } = payout
  /** What was decided stays as it was decided; before, it is what it would be today. */
  const computation = payout.state === 'submitted' ? now.computation : payout.computation
  const { rule, version, rate } = computation
  return (
    <section aria-labelledby="tax" className={className}>
      <div className="min-w-0">
        <h3 id="tax" className="flex flex-wrap items-baseline gap-x-3 text-lg">
          {t('tax.title')}
          <span className="num font-sans text-sm font-normal tracking-normal text-soft">
            {t(`tax.rule.${rule}`, { version, rate })}
          </span>
        </h3>
        {rule === 'royalty' && (
          <div className="mt-3">
            <TaxCurve computation={computation} currency={currency} />
          </div>
        )}
        {(rule === 'company' || rule === 'none') && <p className="mt-1 text-soft">{t('tax.none')}</p>}
        {rule === 'undecided' && <p className="mt-1 text-soft">{t('tax.undecided')}</p>}
      </div>
      <div>
        {rule !== 'undecided' && <SumList rows={taxRows(computation, currency, t)} />}
        {payout.state === 'submitted' && rule !== 'undecided' && <SameAsShown payout={payout} />}
      </div>
    </section>
  )
}

function SameAsShown({ payout }: { payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  const { now, currency, member, tax, due, net } = payout
  const { name } = member
  const isSame = [
    [now.tax, tax],
    [now.due, due],
    [now.net, net],
  ].every(([one, other]) => Number(one) === Number(other))
  if (isSame) return <p className="mt-2 text-sm text-river">{t('tax.same', { name })}</p>
  const shown = (amount: string) => formatAmount(amount, currency)
  return (
    <Notice tone="amber" title={t('tax.differs', { name })} className="mt-3">
      <span className="num">
        {t(member.is_without_consent ? 'tax.differsUnasked' : 'tax.differsText', {
          shown: shown(tax),
          shownNet: shown(net),
          tax: shown(now.tax),
          net: shown(now.net),
        })}
      </span>
    </Notice>
  )
}
