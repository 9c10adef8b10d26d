import { useState } from 'react'
import { changeColleague, givenRoles } from '#contract/identity/company-calls'
import { queryClient } from '../../../../features/account/account-queries'
import { type Colleague, colleaguesQuery } from '../../../../features/account/identity-queries'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { Select } from '../../../../ui/select'
import { useToast } from '../../../../ui/toast'

export function ColleagueRow({ colleague }: { colleague: Colleague }) {
  const t = useWords('member')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [isRemoving, setIsRemoving] = useState(false)
  const { id, nickname, mobile_masked: mobile, role, state, since } = colleague
  const name = nickname ?? mobile

  const change = (next: Colleague['role'] | null) =>
    once(async () => {
      const { msg } = await api(changeColleague, { id, role: next })
      await queryClient.invalidateQueries({ queryKey: colleaguesQuery.queryKey })
      setIsRemoving(false)
      toast({ tone: 'river', title: msg })
    })

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-3.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">
          {name} {state === 'invited' && <Badge tone="amber">{t('colleagues.invited')}</Badge>}
        </p>
        <p className="num text-sm text-soft">
          {nickname ? `${mobile} · ` : ''}
          {t(state === 'invited' ? 'colleagues.invitedOn' : 'colleagues.since', { day: formatDate(since) })}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <div className="w-36">
          <Select
            label={t('colleagues.roleOf', { name })}
            value={role}
            disabled={isBusy}
            onChange={next => void change(next as Colleague['role'])}
            options={givenRoles.map(value => ({ value, label: t(`role.${value}`) }))}
          />
        </div>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('colleagues.removeName', { name })}
          onClick={() => setIsRemoving(true)}
        >
          {t('colleagues.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title={t('colleagues.removeTitle', { name })}
        confirmLabel={t('colleagues.remove')}
        cancelLabel={t('cancel')}
        danger
        busy={isBusy}
        onConfirm={() => void change(null)}
      >
        {t('colleagues.removeText')}
      </ConfirmDialog>
    </li>
  )
}
