import { useState } from 'react'
import type { Account } from '../../../../features/account/account-queries'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { ChangeMobile } from './change-mobile'

export function MobileCard({ account }: { account: Account }) {
  const t = useWords('member')
  const [isChanging, setIsChanging] = useState(false)
  const isActing = account.user_account_info.company !== null
  return (
    <Card
      id="mobile"
      title={t('mobile.title')}
      // Acting for a company the account is the company's: its number is not the one to log in with.
      detail={isActing ? t('mobile.ownNumber') : t('mobile.now', { mobile: account.userinfo.username })}
      aside={!isChanging && <Button onClick={() => setIsChanging(true)}>{t('mobile.change')}</Button>}
    >
      {isChanging && <ChangeMobile onEnd={() => setIsChanging(false)} />}
    </Card>
  )
}
