import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { useOnce } from '../forms/use-once'
import { accountQuery } from './account-queries'
import { actFor } from './switch-account'

/** While a company is lost the server refuses what its screens ask for. Whoever was in the middle of one keeps it in sight. */
export function UnlessLost({ children }: { children: ReactNode }) {
  const { data: account } = useQuery(accountQuery)
  const { pathname } = useLocation()
  const [openBefore, setOpenBefore] = useState<string>()
  const isLost = account?.user_account_info.lost_company != null
  useEffect(() => {
    if (account && !isLost) setOpenBefore(pathname)
  }, [account, isLost, pathname])
  return isLost && openBefore !== pathname ? <SwitchFirst /> : children
}

function SwitchFirst() {
  const t = useWords('member')
  const [once, isBusy] = useOnce()
  return (
    <EmptyState
      heading="h1"
      title={t('standing.switchFirst')}
      className="page py-20"
      action={
        <Button variant="ink" loading={isBusy} onClick={() => void once(() => actFor(null))}>
          {t('standing.switch')}
        </Button>
      }
    >
      {t('standing.switchFirstText')}
    </EmptyState>
  )
}
