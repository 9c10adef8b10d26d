import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endAllDevices, endDevice } from '#contract/identity/security-calls'
import { queryClient } from '../../../../features/account/account-queries'
import { type Device, devicesQuery } from '../../../../features/account/identity-queries'
import { leave } from '../../../../features/account/log-out'
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
  const [asking, setAsking] = useState<'others' | 'all'>()
  const others = query.data?.filter(device => !device.is_current) ?? []

  const end = (devices: Device[]) =>
    once(async () => {
      let message = ''
      for (const { id } of devices) message = (await api(endDevice, { id })).msg
      await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
      setAsking(undefined)
      toast({ tone: 'river', title: devices.length > 1 ? t('devices.endedOthers') : message })
    })

  const endAll = () => once(async () => leave((await api(endAllDevices, {})).msg))

  return (
    <Card
      id="devices"
      title={t('devices.title')}
      detail={t('devices.lead')}
      aside={
        others.length > 1 && <Button onClick={() => setAsking('others')}>{t('devices.endOthers')}</Button>
      }
    >
      <Loaded query={query} failed={t('devices.failed')} skeleton={<Skeleton className="h-20" />}>
        {devices => (
          <>
            <ul className="border-t border-line">
              {devices.map(device => (
                <DeviceRow key={device.id} device={device} isBusy={isBusy} onEnd={() => void end([device])} />
              ))}
            </ul>
            {others.length === 0 ? (
              <p className="mt-3 text-sm text-soft">{t('devices.onlyThis')}</p>
            ) : (
              <Button variant="line" className="mt-3" onClick={() => setAsking('all')}>
                {t('devices.endAll')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={asking === 'others'}
        onOpenChange={isOpen => setAsking(isOpen ? 'others' : undefined)}
        title={t('devices.endOthersTitle', { count: others.length })}
        confirmLabel={t('devices.endOthers')}
        cancelLabel={t('cancel')}
        busy={isBusy}
        onConfirm={() => void end(others)}
      >
        {t('devices.endOthersText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'all'}
        onOpenChange={isOpen => setAsking(isOpen ? 'all' : undefined)}
        title={t('devices.endAllTitle')}
        confirmLabel={t('devices.endAll')}
        cancelLabel={t('cancel')}
        busy={isBusy}
        onConfirm={() => void endAll()}
      >
        {t('devices.endAllText')}
      </ConfirmDialog>
    </Card>
  )
}
