import { useState } from 'react'
import { retryAllDeliveries, retryDelivery } from '#contract/distribution/delivery-calls'
import { useOnce } from '../../../features/forms/use-once'
import { api } from '../../../lib/api'
import { formatCount } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useToast } from '../../../ui/toast'
import { staffMay, useStaff } from '../staff-queries'
import { type DeliveryFilter, refreshDeliveries } from './delivery-queries'

type RetryManyProps = { chosen: number[]; filter: DeliveryFilter; onDone: () => void }

/** The chosen ones, or everything that the list shows where all of it has failed. */
export function RetryMany({ chosen, filter, onDone }: RetryManyProps) {
  const t = useWords('deliveries')
  const staff = useStaff()
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [isAsked, setIsAsked] = useState(false)
  const isFailedList = filter.state === 'stuck' || filter.state === 'refused'
  if (!staffMay(staff, retryDelivery) || (chosen.length === 0 && !isFailedList)) return null
  const retryChosen = () =>
    once(async () => {
      const { data } = await api(retryDelivery, { ids: chosen })
      const title = t('retry.done', { count: formatCount(data.retried) })
      const text = data.skipped > 0 ? t('retry.skipped', { count: formatCount(data.skipped) }) : undefined
      toast({ title, ...(text && { detail: text }), tone: 'river' })
      onDone()
      await refreshDeliveries()
    })
  const retryAll = () =>
    once(async () => {
      await api(retryAllDeliveries, filter)
      toast({ title: t('retry.allDone'), tone: 'river' })
      setIsAsked(false)
      await refreshDeliveries()
    })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {chosen.length > 0 && (
        <Button variant="ink" size="small" loading={isBusy} onClick={() => void retryChosen()}>
          {t('retry.chosen', { count: formatCount(chosen.length) })}
        </Button>
      )}
      {isFailedList && (
        <Button size="small" onClick={() => setIsAsked(true)}>
          {t('retry.all')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('retry.askAll')}
        confirmLabel={t('retry.all')}
        cancelLabel={t('dialog.cancel')}
        busy={isBusy}
        onConfirm={() => void retryAll()}
      >
        {t('retry.askAllText')}
      </ConfirmDialog>
    </div>
  )
}
