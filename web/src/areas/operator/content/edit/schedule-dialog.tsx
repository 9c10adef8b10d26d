import { type FormEvent, useState } from 'react'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { Notice } from '../../../../ui/notice'
import { TextInput } from '../../../../ui/text-input'
import { DayField } from '../../day-field'
import { fromSiteTime, inSiteTime } from '../site-time'

interface ScheduleDialogProps {
  isAgreement: boolean
  isBusy: boolean
  onSchedule: (at: string) => Promise<boolean>
  onClose: () => void
}

const formId = 'publish-later'
const dayMilliseconds = 24 * 60 * 60 * 1000

/** A day and a time, as the clocks of the site show them. */
export function ScheduleDialog({ isAgreement, isBusy, onSchedule, onClose }: ScheduleDialogProps) {
  const t = useWords('content')
  const [today] = inSiteTime(new Date()).split(' ') as [string]
  const [day, setDay] = useState(() => inSiteTime(new Date(Date.now() + dayMilliseconds)).slice(0, 10))
  const [time, setTime] = useState('10:00')
  const [isTried, setIsTried] = useState(false)
  const moment = fromSiteTime(day, time)
  const isPast = moment !== undefined && moment.getTime() <= Date.now()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!moment || isPast) return
    await onSchedule(moment.toISOString())
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('schedule.title')}
      description={t('schedule.lead')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.back')}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {t('schedule.do')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
          <Field
            label={t('schedule.day')}
            hint={t('schedule.zone')}
            error={
              isTried && (!moment || isPast) ? t(isPast ? 'schedule.past' : 'schedule.wrong') : undefined
            }
            required
          >
            <DayField value={day} onChange={setDay} min={today} />
          </Field>
          <Field label={t('schedule.time')} required>
            <TextInput type="time" value={time} onChange={event => setTime(event.target.value)} />
          </Field>
        </div>
        {isAgreement && (
          <Notice tone="amber" title={t('ask.agreement')}>
            {t('ask.agreement.text')}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
