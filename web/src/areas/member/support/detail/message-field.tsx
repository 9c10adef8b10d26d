import type { KeyboardEvent } from 'react'
import { textLength } from '#contract/support/ticket'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { TextArea } from '../../../../ui/text-area'

type MessageFieldProps = {
  label: string
  hint: string
  error: string | undefined
  value: string
  onChange: (text: string) => void
}

/** Counting is only of interest to those who write a lot. */
const countFrom = textLength.max * 0.8

/** A text of any length. Ctrl and Enter send it, as in other places where people write to each other. */
export function MessageField({ label, hint, error, value, onChange }: MessageFieldProps) {
  const t = useWords('support')
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <Field label={label} hint={hint} error={error}>
      <TextArea
        value={value}
        rows={4}
        onChange={event => onChange(event.target.value)}
        onKeyDown={press}
        counter={
          value.length > countFrom ? length => t('counter', { length, max: textLength.max }) : undefined
        }
      />
    </Field>
  )
}
