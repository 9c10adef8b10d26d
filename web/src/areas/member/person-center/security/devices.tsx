import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endDevice } from '#contract/identity/security-calls'
import { queryClient } from '../../../../features/account/account-queries'
import { type Device, devicesQuery } from '../../../../features/account/identity-queries'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { Skeleton } from '../../../../ui/skeleton'
import { useToast } from '../../../../ui/toast'
import { Loaded } from '../../loaded'
import { DeviceRow } from './device-row'

export function Devices() {
  const t = useWords('member')
  const toast = useToast()
  const query = useQuery(devicesQuery)
  const [once, isBusy] = useOnce()
  const [isAsking, setIsAsking] = useState(false)
  const others = query.data?.filter(device => !device.is_current) ?? []

  const end = (devices: Device[]) =>
    once(async () => {
      let message = ''
      for (const { id } of devices) message = (await api(endDevice, { id })).msg
      await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
      setIsAsking(false)
      toast({ tone: 'river', title: devices.length > 1 ? t('devices.endedOthers') : message })
    })

  return (
    <Card
      id="devices"
      title={t('devices.title')}
      detail={t('devices.lead')}
      aside={others.length > 1 && <Button onClick={() => setIsAsking(true)}>{t('devices.endOthers')}</Button>}
    >
      <Loaded query={query} failed={t('devices.failed')} skeleton={<Skeleton className="h-20" />}>
        {devices => (
          <>
            <ul className="border-t border-line">
              {devices.map(device => (
                <DeviceRow key={device.id} device={device} isBusy={isBusy} onEnd={() => void end([device])} />
              ))}
            </ul>
            {others.length === 0 && <p className="mt-3 text-sm text-soft">{t('devices.onlyThis')}</p>}
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('devices.endOthersTitle', { count: others.length })}
        confirmLabel={t('devices.endOthers')}
        cancelLabel={t('cancel')}
        busy={isBusy}
        onConfirm={() => void end(others)}
      >
        {t('devices.endOthersText')}
      </ConfirmDialog>
    </Card>
  )
}
