import { type FormEvent, useState } from 'react'
import { fetchSandboxReport } from '#contract/income/report-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { CallRefused } from '../../../../lib/api-client'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { useToast } from '../../../../ui/toast'
import { refreshIncome } from '../income-queries'
import { lastMonths } from './last-months'

const formId = 'fetch-report'

type FetchDialogProps = { channels: { id: number; name: string }[]; onClose: () => void }

/** A month of a test channel's sales, to rehearse the whole way. */
export function FetchDialog({ channels, onClose }: FetchDialogProps) {
  const t = useWords('income-desk')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [months] = useState(() => lastMonths(new Date()))
  const [channel, setChannel] = useState(String(channels[0]?.id ?? ''))
  const [month, setMonth] = useState(months[0] ?? '')
  /** The month is not over, or nothing was sold in it. */
  const [problem, setProblem] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    void once(async () => {
      setProblem('')
      try {
        await api(fetchSandboxReport, { channel_id: Number(channel), month }, { showsFields: true })
      } catch (error) {
        if (error instanceof CallRefused) setProblem(error.fields[0]?.message ?? '')
        throw error
      }
      toast({ title: t('fetch.done'), tone: 'river' })
      onClose()
      await refreshIncome()
    })
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('fetch.title')}
      description={t('fetch.text')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {t('fetch.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
        <Field label={t('fetch.channel')}>
          <Select
            value={channel}
            onChange={setChannel}
            options={channels.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        <Field label={t('fetch.month')} error={problem || undefined}>
          <Select
            className="num"
            value={month}
            onChange={setMonth}
            options={months.map(value => ({ value, label: value }))}
          />
        </Field>
      </form>
    </Dialog>
  )
}
