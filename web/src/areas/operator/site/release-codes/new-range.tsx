import { type FormEvent, useState } from 'react'
import { addCodeRange, type CodeKind } from '#contract/release-codes/calls'
import { isrcPrefix, upcItemDigits, upcPrefix } from '#contract/release-codes/ranges'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { CallRefused } from '../../../../lib/api-client'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { useToast } from '../../../../ui/toast'

/** Told at its field. */
const isRefused = (error: unknown) => error instanceof CallRefused

const empty = { prefix: '', first: '', last: '' }
const isNumber = (text: string) => /^\d{1,12}$/.test(text)

export function NewRange({ kind, onAdded }: { kind: CodeKind; onAdded: () => Promise<unknown> }) {
  const t = useWords('site')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [draft, setDraft] = useState(empty)
  const [problem, setProblem] = useState('')
  const [isTried, setIsTried] = useState(false)
  const prefix = draft.prefix.toUpperCase()
  const isPrefix = kind === 'isrc' ? isrcPrefix.test(prefix) : upcPrefix.test(prefix)
  const most = kind === 'isrc' ? 99_999 : isPrefix ? 10 ** upcItemDigits(prefix) - 1 : 0
  const [first, last] = [Number(draft.first), Number(draft.last)]
  const wrongNumbers =
    !isNumber(draft.first) || !isNumber(draft.last) || first > last || (isPrefix && last > most)
      ? t('codes.wrongNumbers', { most })
      : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    setProblem('')
    if (!isPrefix || wrongNumbers) return
    void once(async () => {
      try {
        await api(addCodeRange, { kind, prefix, first, last }, { shows: isRefused })
      } catch (error) {
        if (error instanceof CallRefused) setProblem(error.fields[0]?.message ?? error.message)
        throw error
      }
      toast({ title: t('codes.added'), tone: 'river' })
      setDraft(empty)
      setIsTried(false)
      await onAdded()
    })
  }

  const number = (field: 'first' | 'last') => (
    <Field
      label={t(`codes.${field}`)}
      error={isTried && field === 'last' ? (wrongNumbers ?? problem) || undefined : undefined}
    >
      <TextInput
        inputMode="numeric"
        className="num"
        maxLength={12}
        value={draft[field]}
        onChange={event => setDraft({ ...draft, [field]: event.target.value.trim() })}
      />
    </Field>
  )
  return (
    <form
      onSubmit={submit}
      className="mt-4 grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_8rem_8rem_auto]"
    >
      <Field
        label={t(`codes.prefix.${kind}`)}
        hint={t(`codes.prefixHint.${kind}`)}
        error={isTried && !isPrefix ? t(`codes.wrongPrefix.${kind}`) : undefined}
      >
        <TextInput
          className="num"
          maxLength={11}
          value={draft.prefix}
          onChange={event => setDraft({ ...draft, prefix: event.target.value.trim().toUpperCase() })}
        />
      </Field>
      {number('first')}
      {number('last')}
      <Button type="submit" loading={isBusy} className="sm:mt-7.5">
        {t('codes.add')}
      </Button>
    </form>
  )
}
