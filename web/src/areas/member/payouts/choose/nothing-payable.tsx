import { addDecimals } from '../../../../lib/decimal'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { EmptyState } from '../../../../ui/empty-state'
import { shownAmount } from '../shown-amount'
import { currencyOf, type PayableBill } from '../withdrawal-queries'

type NothingPayableProps = { joining: PayableBill[]; currency: string }

/** Nothing is there yet, or only what will be taken off later. */
export function NothingPayable({ joining, currency }: NothingPayableProps) {
  const t = useWords('withdraw')
  const owed = shownAmount(addDecimals(...joining.map(({ share }) => share)), currencyOf(currency))
  return (
    <EmptyState
      heading="h3"
      className="py-8!"
      title={t('choose.none')}
      action={<ButtonLink to={links.bills}>{t('choose.bills')}</ButtonLink>}
    >
      <p className="num text-balance">
        {joining.length > 0 ? t('choose.onlyNegative', { amount: owed }) : t('choose.noneText')}
      </p>
    </EmptyState>
  )
}
