import type { OutputOf } from '#contract/call'
import type { listTaxLines } from '#contract/payouts/payout-desk-calls'
import { subtractDecimals } from '../../../../lib/decimal'
import { formatCount } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { KeyFigures } from '../../../../ui/key-figures'
import { Notice } from '../../../../ui/notice'
import { shownSum } from '../shown-sum'

/** The sums of a month, and whether the ledger says the same. */
export function TaxFigures({ data }: { data: OutputOf<typeof listTaxLines> }) {
  const t = useWords('payout-desk')
  const { currency, people, income, tax, ledger_tax } = data
  const difference = subtractDecimals(tax, ledger_tax)
  const isEqual = Number(difference) === 0
  return (
    <>
      <KeyFigures
        className="mt-6"
        figures={[
          { value: formatCount(people), label: t('taxes.people') },
          { value: shownSum(income, currency), label: t('taxes.income', { currency }) },
          { value: shownSum(tax, currency), label: t('taxes.tax', { currency }) },
          {
            value: shownSum(ledger_tax, currency),
            label: (
              <>
                {t('taxes.ledger', { currency })}
                {isEqual && <span className="block font-semibold text-river">{t('taxes.equal')}</span>}
              </>
            ),
            tone: isEqual ? 'river' : 'accent',
          },
        ]}
      />
      {!isEqual && (
        <div role="alert" className="mt-6">
          <Notice
            tone="accent"
            title={t('taxes.differs', { amount: shownSum(difference, currency) })}
            action={
              <ButtonLink size="small" to={links.operatorLedger}>
                {t('taxes.toLedger')}
              </ButtonLink>
            }
          >
            {t('taxes.differsText')}
          </Notice>
        </div>
      )}
    </>
  )
}
