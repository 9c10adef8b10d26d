import type { ReactNode } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { fieldProblem } from '../../features/forms/field-problem'
import { tidied, tidyDocumentNumber } from '../../features/forms/tidied'
import { birthDateOf, type IdProblem } from '../../features/identity/resident-id'
import { useWords } from '../../lib/words'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'

type ResidentIdFieldProps = {
  registration: UseFormRegisterReturn
  error: FieldError | undefined
  typed: string
  label: string
  /** For a person who is, or is not, of age although they should not be, or be. */
  wrongAge: ReactNode
  /** Asked for as soon as the number is complete, before the field is left. */
  onComplete: () => void
  /** What an operator found wrong with it last time. */
  reason?: string
}

export function ResidentIdField(props: ResidentIdFieldProps) {
  const { registration, error, typed, label, wrongAge, onComplete, reason } = props
  const t = useWords('passport')
  const born = birthDateOf(typed)
  const words: Record<IdProblem, ReactNode> = {
    length: t('id.length'),
    wrong: t('id.wrong'),
    adult: wrongAge,
    minor: wrongAge,
  }
  const tidy = tidied(registration, tidyDocumentNumber)
  return (
    <Field
      label={label}
      hint={born ? t('id.born', { date: born }) : t('id.hint')}
      error={
        fieldProblem<ReactNode>(error, message => words[message as IdProblem] ?? t('id.length')) ?? reason
      }
      required
    >
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="num"
        {...tidy}
        onChange={async event => {
          await tidy.onChange(event)
          if (event.target.value.length >= 18) onComplete()
        }}
      />
    </Field>
  )
}
