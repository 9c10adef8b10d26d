import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { TransportFailure } from '../../lib/api-client'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'
import { useOnce } from '../forms/use-once'
import { type Asked, isAboutCode, onQuestion, openQuestion } from './api-with-code'

const formId = 'code-of-request'

/** Is in the console once, and opens for every call that takes a code. */
export function CodeDialog() {
  const question = useSyncExternalStore(onQuestion, openQuestion)
  // A question ends with the console: nobody who logs in later answers it.
  useEffect(() => () => openQuestion()?.giveUp(), [])
  return question ? <OpenCodeDialog {...question} /> : null
}

type OpenCodeDialogProps = Asked & { send: (code: string) => Promise<void>; giveUp: () => void }

function OpenCodeDialog({ title, text, submit, send, giveUp }: OpenCodeDialogProps) {
  const t = useWords('operator')
  const [once, isBusy] = useOnce()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()

  function confirm(event: FormEvent) {
    event.preventDefault()
    // React lets it rise to the form whose deed this is, which must not be sent again.
    event.stopPropagation()
    if (!/^\d{6}$/.test(code)) return setProblem(t('factor.incomplete'))
    setProblem(undefined)
    void once(() =>
      send(code).catch((error: unknown) => {
        if (error instanceof TransportFailure) return setProblem(t('factor.lost'))
        if (!isAboutCode(error)) throw error
        setProblem(error.fields.find(({ field }) => field === 'code')?.message ?? error.message)
        setCode('')
      }),
    )
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && !isBusy && giveUp()}
      size="small"
      title={title ?? t('factor.title')}
      description={text ?? t('factor.text')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={giveUp} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {submit ?? t('factor.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={confirm}>
        <Field label={t('factor.code')} hint={t('factor.hint')} error={problem} required>
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
