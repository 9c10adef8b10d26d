import { useState } from 'react'
import { answerInvitation } from '#contract/identity/company-calls'
import { refreshAccount } from '../../../../features/account/account-queries'
import type { Company } from '../../../../features/account/identity-queries'
import { actFor } from '../../../../features/account/switch-account'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { useToast } from '../../../../ui/toast'

export function CompanyRow({ company }: { company: Company }) {
  const t = useWords('member')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [switchOnce, isSwitching] = useOnce()
  const [isLeaving, setIsLeaving] = useState(false)
  const { id, name, role, state, is_current: isActing } = company
  const isInvited = state === 'invited'

  const answer = (accept: boolean) =>
    once(async () => {
      const { msg } = await api(answerInvitation, { id, accept })
      // Who leaves the company they act for is themselves again, everywhere.
      if (isActing) return actFor(null)
      toast({ tone: 'river', title: msg })
      setIsLeaving(false)
      await refreshAccount()
    })

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">
          {name} {isInvited && <Badge tone="accent">{t('companies.invited')}</Badge>}
          {isActing && <Badge tone="river">{t('companies.acting')}</Badge>}
        </p>
        <p className="text-sm text-soft">
          {t(`role.${role}`)}
          {' · '}
          {t(`roleText.${role}`)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isInvited && (
          <Button
            size="small"
            variant="main"
            loading={isBusy && !isLeaving}
            onClick={() => void answer(true)}
          >
            {t('companies.accept')}
          </Button>
        )}
        {!isInvited && (
          <Button
            size="small"
            variant={isActing ? 'line' : 'ink'}
            loading={isSwitching}
            onClick={() => void switchOnce(() => actFor(isActing ? null : company))}
          >
            {t(isActing ? 'standing.back' : 'companies.act')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          onClick={() => (isInvited ? void answer(false) : setIsLeaving(true))}
        >
          {t(isInvited ? 'companies.decline' : 'companies.leave')}
        </Button>
      </div>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={t('companies.leaveTitle', { name })}
        confirmLabel={t('companies.leave')}
        cancelLabel={t('cancel')}
        danger
        busy={isBusy}
        onConfirm={() => void answer(false)}
      >
        {t('companies.leaveText')}
      </ConfirmDialog>
    </li>
  )
}
