import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiKey, endApiKey } from '#contract/api-keys/calls'
import { queryClient } from '../../../../features/account/account-queries'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { EmptyState } from '../../../../ui/empty-state'
import { Skeleton } from '../../../../ui/skeleton'
import { useToast } from '../../../../ui/toast'
import { Loaded } from '../../loaded'
import { apiKeysQuery } from './api-key-queries'
import { KeyRow } from './key-row'
import { MakeKeyDialog } from './make-key-dialog'

export function ApiKeys() {
  const t = useWords('member')
  const toast = useToast()
  const query = useQuery(apiKeysQuery)
  const [isMaking, setIsMaking] = useState(false)
  const [ending, setEnding] = useState<ApiKey>()
  const [once, isBusy] = useOnce()
  const refresh = () => queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey })

  const end = (key: ApiKey) =>
    once(async () => {
      const { msg } = await api(endApiKey, { id: key.id })
      await refresh()
      setEnding(undefined)
      toast({ tone: 'river', title: msg })
    })
  const make = (
    <Button variant="ink" onClick={() => setIsMaking(true)}>
      {t('keys.make')}
    </Button>
  )
  const isEmpty = query.data?.length === 0
  return (
    <Card
      className="mt-6"
      id="keys"
      title={t('keys.title')}
      detail={t('keys.detail')}
      aside={query.data && !isEmpty && make}
    >
      <Loaded query={query} failed={t('keys.failed')} skeleton={<Skeleton className="h-40" />}>
        {keys =>
          keys.length === 0 ? (
            <EmptyState heading="h3" title={t('keys.none')} action={make}>
              {t('keys.noneText')}
            </EmptyState>
          ) : (
            <ul className="border-t border-line">
              {keys.map(key => (
                <KeyRow key={key.id} apiKey={key} onEnd={() => setEnding(key)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isMaking && <MakeKeyDialog onMade={refresh} onClose={() => setIsMaking(false)} />}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={open => !open && setEnding(undefined)}
        title={t('keys.endTitle', { name: ending?.name ?? '' })}
        confirmLabel={t('keys.end')}
        cancelLabel={t('cancel')}
        busy={isBusy}
        onConfirm={() => ending && void end(ending)}
      >
        {t('keys.endText')}
      </ConfirmDialog>
    </Card>
  )
}
