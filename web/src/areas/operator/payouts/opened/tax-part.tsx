import type { Currency } from '#contract/currency'
import { isByTreaty, isFlatRate } from '#contract/payouts/tax-computation'
import { isMonthly } from '#contract/payouts/tax-rules'
import type { TaxPart as Computed } from '#contract/payouts/withdrawal'
import { formatAmount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Notice } from '../../../../ui/notice'
import type { OpenedPayout } from '../payout-queries'
import { PaidParties } from './paid-parties'
import { SumList } from './sum-list'
import { TaxCurve } from './tax-curve'
import { taxRows } from './tax-rows'
import { Treaties } from './treaties'

/** How the tax comes about, step by step, and whether the member was shown the same. */
export function TaxPart({ payout, className }: { payout: OpenedPayout; className: string }) {
  const t = useWords('payout-desk')
  const { now, currency } = payout
  /** What was decided stays as it was decided; before, it is what it would be today. */
  const { service, ...first } = payout.state === 'submitted' ? now.computation : payout.computation
  const { rule } = first
  return (
    <section aria-labelledby="tax" className={className}>
      <div className="min-w-0">
        <h3 id="tax" className="flex flex-wrap items-baseline gap-x-3 text-lg">
          {t('tax.title')}
          <RuleName part={first} />
        </h3>
        <Curve part={first} currency={currency} />
        {service && (
          <>
            <h4 className="mt-5">
              <RuleName part={service} />
            </h4>
            <Curve part={service} currency={currency} />
          </>
        )}
        {(rule === 'company' || rule === 'none') && <p className="mt-1 text-soft">{t('tax.none')}</p>}
        {rule === 'undecided' && <p className="mt-1 text-soft">{t('tax.undecided')}</p>}
        <Treaties payout={payout} />
        <PaidParties payout={payout} />
      </div>
      <div>
        {rule !== 'undecided' && <SumList rows={taxRows(first, currency, t)} />}
        {service && (
          <div className="mt-5">
            <SumList rows={taxRows(service, currency, t)} />
          </div>
        )}
        {payout.state === 'submitted' && rule !== 'undecided' && <SameAsShown payout={payout} />}
      </div>
    </section>
  )
}

function RuleName({ part }: { part: Computed }) {
  const t = useWords('payout-desk')
  const { version, rate } = part
  return (
    <span className="num font-sans text-sm font-normal tracking-normal text-soft">
      {t(`tax.rule.${saidRule(part)}`, { version, rate: rate.replace(/\.?0+$/, '') })}
    </span>
  )
}

function Curve({ part, currency }: { part: Computed; currency: Currency }) {
  if (!isMonthly(part.rule) || isFlatRate(part)) return null
  return (
    <div className="mt-3">
      <TaxCurve computation={part} currency={currency} />
    </div>
  )
}

function saidRule(part: Computed) {
  if (isFlatRate(part)) return 'flat' as const
  return isByTreaty(part) ? ('treaty' as const) : part.rule
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
