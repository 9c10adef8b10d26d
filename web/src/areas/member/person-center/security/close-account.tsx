import { useState } from 'react'
import { accountGroups } from '#contract/identity/account'
import { keepAccount } from '#contract/identity/security-calls'
import { type Account, refreshAccount } from '../../../../features/account/account-queries'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Notice } from '../../../../ui/notice'
import { useToast } from '../../../../ui/toast'
import { useArrival } from '../../use-arrival'
import { CloseForm } from './close-form'

export function CloseAccount({ account }: { account: Account }) {
  const t = useWords('member')
  const [isOpen, setIsOpen] = useState(false)
  useArrival('close')
  const { state, closes_at, company } = account.user_account_info
  // Whoever acts for a company deletes nothing: neither the company nor, from here, themselves.
  if (company) return null
  const isClosing = state === 'closing'
  return (
    <Card
      id="close"
      title={t('close.title')}
      detail={isClosing ? undefined : t('close.lead')}
      aside={!isClosing && !isOpen && <Button onClick={() => setIsOpen(true)}>{t('close.open')}</Button>}
    >
      {isClosing && <Closing closesAt={closes_at} />}
      {!isClosing && isOpen && (
        <CloseForm
          isCompany={account.userinfo.group_id === accountGroups.enterprise}
          onEnd={() => setIsOpen(false)}
        />
      )}
    </Card>
  )
}

function Closing({ closesAt }: { closesAt: string | null }) {
  const t = useWords('member')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const keep = () =>
    once(async () => {
      const { msg } = await api(keepAccount, {})
      await refreshAccount()
      toast({ tone: 'river', title: msg })
    })
  return (
    <Notice
      tone="accent"
      title={t('close.closing', { day: formatDate(closesAt) })}
      action={
        <Button variant="ink" size="small" loading={isBusy} onClick={() => void keep()}>
          {t('close.keep')}
        </Button>
      }
    >
      {t('close.closingText')}
    </Notice>
  )
}
