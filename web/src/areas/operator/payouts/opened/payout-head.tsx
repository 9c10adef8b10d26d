import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import { formatAmount, formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { KeyHint } from '../../check/key-hint'
import type { OpenedPayout } from '../payout-queries'
import { lastDigits } from './last-digits'
import type { AskedDeed } from './opened-payout'

type PayoutHeadProps = {
  payout: OpenedPayout
  isOn: boolean
  isBusy: boolean
  onApprove: () => void
  onAsk: (deed: AskedDeed) => void
  onBack: () => void
}

const tones: Record<OpenedPayout['state'], Tone> = {
  submitted: 'amber',
  to_confirm: 'amber',
  approved: 'river',
  in_batch: 'amber',
  paid: 'river',
  failed: 'accent',
  returned: 'accent',
  refused: 'neutral',
  cancelled: 'neutral',
  void: 'neutral',
}

/** Whose, how much, to where, and what can be done about it. */
export function PayoutHead({ payout, onBack, ...deeds }: PayoutHeadProps) {
  const t = useWords('payout-desk')
  const { member, number, account, state, currency, submitted_by, submitted_at } = payout
  const isByColleague = payout.unusual.some(({ what }) => what === 'by_colleague')
  const moment = formatMoment(submitted_at)
  return (
    <header>
      <Button
        size="small"
        variant="quiet"
        className="-ml-3.5 xl:hidden"
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
        onClick={onBack}
      >
        {t('opened.back')}
      </Button>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
            <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
            <Link
              to={links.operatorMember(member.id)}
              className="font-semibold text-river underline-offset-4 hover:underline"
            >
              {member.name}
            </Link>
            <span className="num">{number}</span>
            <span>{t(`payee.${payout.payee}`)}</span>
            {payout.kind !== 'usual' && <span>{t(`kind.${payout.kind}`)}</span>}
            <span className="num">
              {isByColleague
                ? t('opened.submittedBy', { name: submitted_by, moment })
                : t('opened.submitted', { moment })}
            </span>
          </p>
          <h2 className="num mt-2 text-[clamp(2rem,1.4rem+2.4vw,2.75rem)] leading-none">
            {formatAmount(payout.net, currency)}
          </h2>
          <p className="mt-2 text-soft">
            {t('opened.net', {
              currency,
              bank: account.bank_name,
              digits: lastDigits(account.number_masked),
            })}
          </p>
          {account.is_replaced && <p className="text-sm text-amber">{t('opened.replaced')}</p>}
        </div>
        <Deeds payout={payout} {...deeds} />
      </div>
    </header>
  )
}

function Deeds({ payout, isOn, isBusy, onApprove, onAsk }: Omit<PayoutHeadProps, 'onBack'>) {
  const t = useWords('payout-desk')
  const { can, state } = payout
  const isBeforeBank = state === 'approved' || state === 'failed' || state === 'returned'
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {can.settleResidence && payout.hands_off !== 'rule_undecided' && (
        <Button onClick={() => onAsk('rule')}>{t('do.rule')}</Button>
      )}
      {can.void && (
        <Button variant="danger" onClick={() => onAsk('void')}>
          {t('do.void')}
        </Button>
      )}
      {can.markReturned && <Button onClick={() => onAsk('returned')}>{t('do.returned')}</Button>}
      {can.fail && <Button onClick={() => onAsk('failed')}>{t('do.failed')}</Button>}
      {can.refuse && (
        <Button onClick={() => onAsk('refuse')}>
          {t('do.refuse')} {isOn && <KeyHint>R</KeyHint>}
        </Button>
      )}
      {can.pay && (
        <Button variant={isBeforeBank ? undefined : 'main'} onClick={() => onAsk('paid')}>
          {t('do.paid')}
        </Button>
      )}
      {can.pay && isBeforeBank && (
        <Button variant="ink" onClick={() => onAsk('batch')}>
          {t(state === 'approved' ? 'do.batch' : 'do.again')}
        </Button>
      )}
      {can.approve && (
        <Button variant="good" loading={isBusy} onClick={onApprove}>
          {t('do.approve')} {isOn && <KeyHint>A</KeyHint>}
        </Button>
      )}
    </div>
  )
}
