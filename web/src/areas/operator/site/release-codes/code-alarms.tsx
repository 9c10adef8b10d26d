import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type CodeKind, setCodeAlarms } from '#contract/release-codes/calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { useToast } from '../../../../ui/toast'
import { codesQuery } from '../settings-queries'

/** How many are left when it is time to get more. */
export function CodeAlarms({ stock }: { stock: Record<CodeKind, { alarm: number }> }) {
  const t = useWords('site')
  const toast = useToast()
  const client = useQueryClient()
  const [once, isBusy] = useOnce()
  const [draft, setDraft] = useState({ isrc: String(stock.isrc.alarm), upc: String(stock.upc.alarm) })
  const isFine = [draft.isrc, draft.upc].every(text => /^\d{1,5}$/.test(text))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isFine) return
    void once(async () => {
      await api(setCodeAlarms, { isrc: Number(draft.isrc), upc: Number(draft.upc) })
      await client.invalidateQueries({ queryKey: codesQuery.queryKey })
      toast({ title: t('saved'), tone: 'river' })
    })
  }

  return (
    <section className="mt-12" aria-labelledby="code-alarms">
      <h2 id="code-alarms" className="border-b-2 border-ink pb-2 text-lg">
        {t('codes.alarms')}
      </h2>
      <form onSubmit={submit} className="mt-4 grid items-start gap-4 sm:grid-cols-[10rem_10rem_auto]">
        {(['isrc', 'upc'] as const).map(kind => (
          <Field key={kind} label={kind.toUpperCase()}>
            <TextInput
              inputMode="numeric"
              className="num"
              maxLength={5}
              value={draft[kind]}
              onChange={event => setDraft({ ...draft, [kind]: event.target.value.trim() })}
            />
          </Field>
        ))}
        <Button type="submit" disabled={!isFine} loading={isBusy} className="sm:mt-7.5 sm:justify-self-start">
          {t('save')}
        </Button>
      </form>
      <p className="mt-2 text-sm text-soft">{t('codes.alarmsText')}</p>
    </section>
  )
}
