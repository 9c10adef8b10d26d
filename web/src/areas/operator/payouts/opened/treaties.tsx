import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { confirmTreaty, endTreaty } from '#contract/payouts/treaty-calls'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { api } from '../../../../lib/api'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { ReasonDialog } from '../../reason-dialog'
import { TreatyDialog } from '../deeds/treaty-dialog'
import type { OpenedPayout } from '../payout-queries'
import { usePayoutDeed } from '../use-payout-deed'

type Treaty = OpenedPayout['treaties'][number]
type Asked = { deed: 'add' } | { deed: 'confirm' | 'end'; treaty: Treaty }

const shownRate = (rate: string) => rate.replace(/\.?0+$/, '')

/** By which documents less is withheld from a non-resident: one enters them, another one confirms. */
export function Treaties({ payout }: { payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  const [asked, setAsked] = useState<Asked>()
  const { treaties, can } = payout
  const close = () => setAsked(undefined)
  if (treaties.length === 0 && !can.proposeTreaty) return null
  return (
    <div className="mt-5">
      <h4 className="text-sm font-semibold">{t('treaty.title')}</h4>
      {treaties.length === 0 && <p className="mt-1 text-sm text-soft">{t('treaty.none')}</p>}
      <ul>
        {treaties.map(treaty => (
          <OneTreaty key={treaty.id} treaty={treaty} onAsk={setAsked} />
        ))}
      </ul>
      {can.proposeTreaty && !treaties.some(({ state }) => state === 'proposed') && (
        <Button size="small" className="mt-2" onClick={() => setAsked({ deed: 'add' })}>
          {t('treaty.add')}
        </Button>
      )}
      {asked?.deed === 'add' && <TreatyDialog payout={payout} onClose={close} />}
      {asked?.deed === 'confirm' && (
        <ConfirmTreaty treaty={asked.treaty} name={payout.member.name} onClose={close} />
      )}
      {asked?.deed === 'end' && <EndTreaty treaty={asked.treaty} onClose={close} />}
    </div>
  )
}

function OneTreaty({ treaty, onAsk }: { treaty: Treaty; onAsk: (asked: Asked) => void }) {
  const t = useWords('payout-desk')
  const { state, rate, valid_until: day, is_valid, url, reason, can, hands_off } = treaty
  const isProposed = state === 'proposed'
  const proposed = { name: treaty.proposed_by, moment: formatMoment(treaty.proposed_at), reason }
  return (
    <li className="border-b border-line py-3 text-sm">
      <p className="num flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t('treaty.rate', { rate: shownRate(rate) })}</span>
        <span className={is_valid ? 'text-soft' : 'text-amber'}>
          {t(is_valid ? 'treaty.until' : 'treaty.over', { day })}
        </span>
        {isProposed && <Badge tone="amber">{t('treaty.waits')}</Badge>}
      </p>
      <p className="num mt-1 text-soft">{t('treaty.proposed', proposed)}</p>
      {treaty.confirmed_at && (
        <p className="num text-soft">
          {t('treaty.confirmed', { name: treaty.confirmed_by, moment: formatMoment(treaty.confirmed_at) })}
        </p>
      )}
      {hands_off && <p className="mt-1 text-amber">{t(`treaty.handsOff.${hands_off}`)}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 pr-2 font-semibold text-river underline-offset-4 hover:underline"
        >
          <FileText aria-hidden="true" className="size-4.5 shrink-0" />
          {t('treaty.open')}
        </a>
        {can.confirm && (
          <Button size="small" variant="main" onClick={() => onAsk({ deed: 'confirm', treaty })}>
            {t('treaty.confirm')}
          </Button>
        )}
        {can.end && (
          <Button size="small" onClick={() => onAsk({ deed: 'end', treaty })}>
            {t(endLabel(treaty))}
          </Button>
        )}
      </div>
    </li>
  )
}

function endLabel({ state, hands_off }: Treaty) {
  if (state !== 'proposed') return 'treaty.end' as const
  return hands_off === 'proposed_before' ? ('treaty.takeBack' as const) : ('treaty.refuse' as const)
}

/** The second of two: from then on less is withheld. */
function ConfirmTreaty({ treaty, name, onClose }: { treaty: Treaty; name: string; onClose: () => void }) {
  const t = useWords('payout-desk')
  const operator = useWords('operator')
  const [run, isBusy] = usePayoutDeed()
  const { id, rate, reason } = treaty
  return (
    <Dialog
      open
      size="small"
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('treaty.confirmTitle', { name, rate: shownRate(rate) })}
      description={t('treaty.confirmText')}
      closeLabel={operator('close')}
      actions={
        <>
          <Button onClick={onClose}>{operator('cancel')}</Button>
          <Button
            variant="main"
            loading={isBusy}
            onClick={() =>
              void run(() => apiWithCode(confirmTreaty, { id }), t('treaty.confirmDone'), onClose)
            }
          >
            {t('treaty.confirm')}
          </Button>
        </>
      }
    >
      <p className="border-l-2 border-line pl-3 text-soft">{reason}</p>
    </Dialog>
  )
}

function EndTreaty({ treaty, onClose }: { treaty: Treaty; onClose: () => void }) {
  const t = useWords('payout-desk')
  const [run, isBusy] = usePayoutDeed()
  return (
    <ReasonDialog
      title={t('treaty.endTitle')}
      text={t('treaty.endText')}
      label={t('reason.label')}
      hint={t('treaty.endHint')}
      missing={t('reason.missing')}
      submit={t(endLabel(treaty))}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={reason =>
        void run(() => api(endTreaty, { id: treaty.id, reason }), t('treaty.endDone'), onClose)
      }
    />
  )
}
