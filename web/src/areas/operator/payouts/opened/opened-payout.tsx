import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Notice } from '../../../../ui/notice'
import { useShortcutSwitch } from '../../keys/use-shortcut-switch'
import { useShortcuts } from '../../keys/use-shortcuts'
import { MakeBatchDialog } from '../batch/make-batch-dialog'
import { PaidDialog } from '../deeds/paid-dialog'
import { type ReasonDeed, ReasonDeedDialog } from '../deeds/reason-deeds'
import { ResidenceDialog } from '../deeds/residence-dialog'
import type { OpenedPayout as Payout } from '../payout-queries'
import type { useApproval } from '../queue/use-approval'
import { AccountAge } from './account-age'
import { Approvals } from './approvals'
import { AsUsual } from './as-usual'
import { Bills } from './bills'
import { Disputes } from './disputes'
import { HandsOff } from './hands-off'
import { PaidAgain } from './paid-again'
import { PayoutHead } from './payout-head'
import { Steps } from './steps'
import { TaxPart } from './tax-part'
import { Tickets } from './tickets'
import { ToBank } from './to-bank'
import { UnusualThings } from './unusual-things'

export type AskedDeed = ReasonDeed | 'paid' | 'rule' | 'batch'

type OpenedPayoutProps = {
  payout: Payout
  approval: ReturnType<typeof useApproval>
  onLeft: () => void
  onBack: () => void
}

const columns =
  'mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]'

/** Everything that is needed to decide, in the order in which one asks. */
export function OpenedPayout({ payout, approval, onLeft, onBack }: OpenedPayoutProps) {
  const t = useWords('payout-desk')
  const navigate = useNavigate()
  const [isOn] = useShortcutSwitch()
  const [asked, setAsked] = useState<AskedDeed>()
  const bills = useRef<HTMLDivElement>(null)
  const { can, member } = payout
  const close = () => setAsked(undefined)
  async function approve() {
    if (await approval.approve([payout])) onLeft()
  }
  useShortcuts(
    {
      a: () => can.approve && void approve(),
      r: () => can.refuse && setAsked('refuse'),
      b: () => bills.current?.scrollIntoView({ behavior: 'smooth' }),
      m: () => void navigate(links.operatorMember(member.id)),
    },
    isOn,
  )
  return (
    <article className="px-4 pt-4 pb-12 sm:px-8">
      <PayoutHead
        payout={payout}
        isOn={isOn}
        isBusy={approval.isBusy}
        onApprove={() => void approve()}
        onAsk={setAsked}
        onBack={onBack}
      />
      {payout.hands_off && (
        <HandsOff why={payout.hands_off} onRule={can.settleResidence ? () => setAsked('rule') : undefined} />
      )}
      <PaidAgain payout={payout} />
      {member.is_without_consent && (
        <Notice title={t('consent.opened')} className="mt-4">
          {t('consent.openedText')}
        </Notice>
      )}
      <Disputes disputes={payout.disputes} />
      <UnusualThings payout={payout} />
      <AccountAge payout={payout} />
      <TaxPart payout={payout} className={columns} />
      <div ref={bills} className={columns}>
        <Bills payout={payout} />
        <ToBank payout={payout} />
      </div>
      <AsUsual payout={payout} />
      <div className={columns}>
        <Steps payout={payout} />
        <div className="grid gap-6">
          <Approvals payout={payout} />
          <Tickets tickets={payout.tickets} />
        </div>
      </div>
      {asked === 'paid' && <PaidDialog payout={payout} onClose={close} />}
      {asked === 'rule' && <ResidenceDialog payout={payout} onClose={close} />}
      {asked === 'batch' && <MakeBatchDialog named={[payout]} onClose={close} />}
      {asked && asked !== 'paid' && asked !== 'rule' && asked !== 'batch' && (
        <ReasonDeedDialog deed={asked} payout={payout} onDone={onLeft} onClose={close} />
      )}
    </article>
  )
}
