import { useWords } from '../../../../lib/words'
import { Notice } from '../../../../ui/notice'
import type { OpenedPayout } from '../payout-queries'

/** That the money is back is a colleague's word; who sends it again is the second person, and looks for it at the bank. */
export function PaidAgain({ payout }: { payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  const { can, state, steps } = payout
  if (!can.pay || (state !== 'failed' && state !== 'returned')) return null
  const said = steps.findLast(({ step }) => step === 'fail' || step === 'bankReturns')
  return (
    <Notice
      tone="amber"
      title={said?.who ? t(`again.${state}By`, { name: said.who }) : t(`state.${state}`)}
      className="mt-4"
    >
      {t('again.checkText')}
    </Notice>
  )
}
