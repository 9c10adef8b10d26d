import { useState } from 'react'
import { pauseChannel } from '#contract/distribution/channel-calls'
import type { WholeDelivery } from '#contract/distribution/delivery'
import { giveUpDelivery, retryDelivery } from '#contract/distribution/delivery-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { useToast } from '../../../../ui/toast'
import { PauseDialog } from '../../channels/channel/pause-dialog'
import { useShortcutSwitch } from '../../keys/use-shortcut-switch'
import { useShortcuts } from '../../keys/use-shortcuts'
import { staffMay, useStaff } from '../../staff-queries'
import { refreshDeliveries } from '../delivery-queries'
import { DeedDialog } from './deed-dialog'

export type Deed = 'giveUp' | 'live' | 'refused'

export function DeliveryActions({ delivery }: { delivery: WholeDelivery }) {
  const t = useWords('deliveries')
  const staff = useStaff()
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [asked, setAsked] = useState<Deed | 'pause'>()
  const [isOn] = useShortcutSwitch()
  const { id, can, channel, state } = delivery
  const mayMove = staffMay(staff, giveUpDelivery)
  const isOpen = ['queued', 'packing', 'sending'].includes(state)
  const retry = () =>
    once(async () => {
      await api(retryDelivery, { ids: [id] })
      toast({ title: t('retry.one'), tone: 'river' })
      await refreshDeliveries()
    })
  const does = {
    retry: mayMove && can.try_again,
    giveUp: mayMove && can.give_up,
    pause: isOpen && staffMay(staff, pauseChannel),
  }
  useShortcuts(
    {
      r: () => does.retry && void retry(),
      g: () => does.giveUp && setAsked('giveUp'),
      p: () => does.pause && setAsked('pause'),
    },
    isOn,
  )
  return (
    <>
      {does.pause && <Button onClick={() => setAsked('pause')}>{t('pause.open')}</Button>}
      {mayMove && can.mark_refused && (
        <Button onClick={() => setAsked('refused')}>{t('mark.refused')}</Button>
      )}
      {mayMove && can.mark_live && (
        <Button variant="ink" onClick={() => setAsked('live')}>
          {t('mark.live')}
        </Button>
      )}
      {does.giveUp && <Button onClick={() => setAsked('giveUp')}>{t('giveUp.open')}</Button>}
      {does.retry && (
        <Button variant="main" loading={isBusy} onClick={() => void retry()}>
          {t('retry.now')}
        </Button>
      )}
      {asked === 'pause' && (
        <PauseDialog id={channel.id} name={channel.name} onDone={() => setAsked(undefined)} />
      )}
      {asked && asked !== 'pause' && (
        <DeedDialog deed={asked} delivery={delivery} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}
