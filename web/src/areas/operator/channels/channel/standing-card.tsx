import { useState } from 'react'
import { type ManagedChannel, resumeChannel, switchChannel } from '#contract/distribution/channel-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { formatCount } from '../../../../lib/format'
import { useLanguage, useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { useToast } from '../../../../ui/toast'
import { refreshChannels } from '../channel-queries'
import { Obstacles } from '../obstacles'
import { PausedLine } from '../paused-line'
import { OfferNotice } from './offer-notice'
import { PauseDialog } from './pause-dialog'

type StandingCardProps = { channel: ManagedChannel; isUnsaved: boolean }

/** Whether anything goes there, and what keeps it from going. */
export function StandingCard({ channel, isUnsaved }: StandingCardProps) {
  const t = useWords('channels')
  const toast = useToast()
  const name = channel.profile.name[useLanguage()]
  const [once, isBusy] = useOnce()
  const [asked, setAsked] = useState<'off' | 'pause'>()
  const { id, is_on, paused, obstacles, waiting } = channel
  const carryOut = (deed: () => Promise<unknown>, title: string) =>
    once(async () => {
      try {
        await deed()
        toast({ title, tone: 'river' })
        setAsked(undefined)
      } finally {
        await refreshChannels()
      }
    })
  const turn = (isOn: boolean) =>
    carryOut(
      () => api(switchChannel, { id, is_on: isOn }),
      t(isOn ? 'switch.isOn' : 'switch.isOff', { name }),
    )
  const resume = () => carryOut(() => api(resumeChannel, { id }), t('resume.done', { name }))
  return (
    <Card title={t('standing.title')}>
      <div className="grid gap-4">
        <div>
          <p>{t(is_on ? (paused ? 'standing.pausedText' : 'standing.onText') : 'standing.offText')}</p>
          {paused && <PausedLine paused={paused} />}
          {waiting > 0 && (
            <p className="num text-sm font-semibold">{t('row.waiting', { count: formatCount(waiting) })}</p>
          )}
        </div>
        {obstacles.length > 0 && (
          <div>
            <p className="mb-1 text-sm font-semibold">{t('standing.lacks')}</p>
            <Obstacles channel={channel} />
          </div>
        )}
        {isUnsaved && !is_on && <p className="text-sm text-soft">{t('standing.saveFirst')}</p>}
        <div className="flex flex-wrap gap-2">
          {!is_on && (
            <Button
              variant="main"
              disabled={obstacles.length > 0 || isUnsaved}
              loading={isBusy}
              onClick={() => void turn(true)}
            >
              {t('switch.on')}
            </Button>
          )}
          {paused && (
            <Button variant="ink" loading={isBusy} onClick={() => void resume()}>
              {t('resume.run')}
            </Button>
          )}
          {is_on && !paused && <Button onClick={() => setAsked('pause')}>{t('pause.open')}</Button>}
          {is_on && (
            <Button variant="quiet" onClick={() => setAsked('off')}>
              {t('switch.off')}
            </Button>
          )}
        </div>
        {is_on && <OfferNotice id={id} />}
      </div>
      <ConfirmDialog
        open={asked === 'off'}
        onOpenChange={isOpen => !isOpen && setAsked(undefined)}
        title={t('switch.askOff', { name })}
        confirmLabel={t('switch.off')}
        cancelLabel={t('dialog.cancel')}
        danger
        busy={isBusy}
        onConfirm={() => void turn(false)}
      >
        {t('switch.askOffText')}
      </ConfirmDialog>
      {asked === 'pause' && <PauseDialog id={id} name={name} onDone={() => setAsked(undefined)} />}
    </Card>
  )
}
