import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { releaseHold } from '#contract/upkeep/calls'
import { useOnce } from '../../../../features/forms/use-once'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Checkbox } from '../../../../ui/checkbox'
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
  const [problem, setProblem] = useState<string>()
  const moment = formatMoment(hold.snapshot_at)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (done.length < comparisons.length) return setProblem(t('hold.notAll'))
    setProblem(undefined)
    void once(async () => {
      await apiWithCode(releaseHold, {}, { submit: t('hold.release') })
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
        {problem && (
          <p role="alert" className="font-semibold text-accent">
            {problem}
          </p>
        )}
        <div>
          <Button type="submit" variant="main" loading={isBusy}>
            {t('hold.release')}
          </Button>
        </div>
      </form>
    </section>
  )
}
