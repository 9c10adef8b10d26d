import { type FormEvent, useState } from 'react'
import { grantBatchFile } from '#contract/payouts/batch-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { CallRefused } from '../../../../lib/api-client'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'

const formId = 'batch-file'

type DownloadDialogProps = { id: number; name: string; onClose: () => void }

/** Account numbers leave only with a second factor; the address is used at once. */
export function DownloadDialog({ id, name, onClose }: DownloadDialogProps) {
  const t = useWords('payout-desk')
  const operator = useWords('operator')
  const [once, isBusy] = useOnce()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!/^\d{6}$/.test(code)) return setProblem(t('file.codeWrong'))
    setProblem(undefined)
    /** Whatever is wrong is about the code: it is said at its field. */
    const shows = (error: unknown) => {
      if (!(error instanceof CallRefused)) return false
      setProblem(error.fields[0]?.message ?? error.message)
      return true
    }
    void once(async () => {
      const { data } = await api(grantBatchFile, { id, code }, { shows })
      location.assign(data.url)
      onClose()
    })
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      size="small"
      title={t('file.title2', { name })}
      description={t('file.text')}
      closeLabel={operator('close')}
      actions={
        <>
          <Button onClick={onClose}>{operator('cancel')}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {t('file.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={t('file.code')} error={problem} required>
          <TextInput
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={9}
            spellCheck={false}
            value={code}
            onChange={event => setCode(event.target.value.replace(/\s/g, ''))}
            className="num font-display min-h-13 text-[1.375rem] tracking-[0.18em]"
          />
        </Field>
      </form>
    </Dialog>
  )
}
