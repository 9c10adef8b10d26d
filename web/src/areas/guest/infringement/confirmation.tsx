import { type FormEvent, useState } from 'react'
import { confirmWithinDays } from '#contract/infringement/case-rules'
import { paths } from '#contract/paths'
import { useOnce } from '../../../features/forms/use-once'
import { CallRefused, send } from '../../../lib/api-client'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { TextInput } from '../../../ui/text-input'

type ConfirmationProps = { link: string; confirm: string | null; email: string; onDone: () => void }

/** A claim counts once its address is confirmed: by a button, since mail programs follow links on their own. */
export function Confirmation({ link, confirm, email, onDone }: ConfirmationProps) {
  const t = useWords('infringement')
  const [once, isBusy] = useOnce()
  return (
    <section className="mt-8 grid gap-4 rounded-card bg-river-wash px-6 py-6">
      <h2 className="text-xl text-river">{t('confirm.title')}</h2>
      <p>{t(confirm ? 'confirm.text' : 'confirm.wait', { email, days: confirmWithinDays })}</p>
      {confirm && (
        <Button
          variant="main"
          size="large"
          className="justify-self-start"
          loading={isBusy}
          onClick={() => void once(() => send('POST', paths.confirmInfringement, { confirm }).then(onDone))}
        >
          {t('confirm.submit')}
        </Button>
      )}
      {!confirm && <MailAgain link={link} email={email} />}
    </section>
  )
}

function MailAgain({ link, email }: { link: string; email: string }) {
  const t = useWords('infringement')
  const [once, isBusy] = useOnce()
  const [typed, setTyped] = useState(email)
  const [sentTo, setSentTo] = useState<string>()
  const [problem, setProblem] = useState<string>()
  function mail(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    void once(async () => {
      try {
        const input = { link, email: typed.trim() }
        await send('POST', paths.mailInfringementConfirmation, input, { showsFields: true })
        setSentTo(input.email)
      } catch (error) {
        if (error instanceof CallRefused)
          setProblem(error.fields.find(({ field }) => field === 'email')?.message)
        throw error
      }
    })
  }
  return (
    <form noValidate onSubmit={mail} className="flex flex-wrap items-end gap-3">
      <Field label={t('form.email')} error={problem} className="min-w-0 flex-1 basis-64">
        <TextInput
          type="email"
          autoComplete="email"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" loading={isBusy}>
        {t('confirm.again')}
      </Button>
      <p role="status" className="basis-full text-sm text-soft">
        {sentTo && t('confirm.sent', { email: sentTo })}
      </p>
    </form>
  )
}
