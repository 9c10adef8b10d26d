import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { releaseHold } from '#contract/upkeep/calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { CallRefused } from '../../../../lib/api-client'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Checkbox } from '../../../../ui/checkbox'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { useToast } from '../../../../ui/toast'
import { staffQuery } from '../../staff-queries'
import { type Upkeep, upkeepQuery } from './upkeep-queries'

/** What an admin compares with the world outside before anything leaves again. */
const comparisons = ['bank', 'channels', 'ledger', 'people'] as const

/** Nothing leaves until somebody has looked, and proves who they are. */
export function Hold({ hold }: { hold: NonNullable<Upkeep['hold']> }) {
  const t = useWords('site')
  const client = useQueryClient()
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [done, setDone] = useState<readonly string[]>([])
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const moment = formatMoment(hold.snapshot_at)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (done.length < comparisons.length) return setProblem(t('hold.notAll'))
    if (!/^\d{6}$/.test(code)) return setProblem(t('hold.codeWrong'))
    setProblem(undefined)
    const shows = (error: unknown) => {
      if (!(error instanceof CallRefused)) return false
      setProblem(error.fields[0]?.message ?? error.message)
      return true
    }
    void once(async () => {
      await api(releaseHold, { code }, { shows })
      toast({ title: t('hold.released'), tone: 'river' })
      await Promise.all([
        client.invalidateQueries({ queryKey: upkeepQuery.queryKey }),
        client.invalidateQueries({ queryKey: staffQuery.queryKey }),
      ])
    })
  }

  return (
    <section
      aria-labelledby="hold"
      className="mt-8 max-w-3xl rounded-card border border-line bg-surface px-5 py-6 sm:px-7"
    >
      <h2 id="hold" className="text-xl">
        {t('hold.title')}
      </h2>
      <p className="mt-1 text-soft">{t('hold.lead', { moment })}</p>
      <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">{t('hold.compare')}</legend>
          {comparisons.map(each => (
            <Checkbox
              key={each}
              checked={done.includes(each)}
              onChange={({ target }) =>
                setDone(target.checked ? [...done, each] : done.filter(one => one !== each))
              }
            >
              {t(`hold.${each}`, { moment })}
            </Checkbox>
          ))}
        </fieldset>
        <Field label={t('hold.code')} error={problem} required className="max-w-xs">
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
        <div>
          <Button type="submit" variant="main" loading={isBusy}>
            {t('hold.release')}
          </Button>
        </div>
      </form>
    </section>
  )
}
