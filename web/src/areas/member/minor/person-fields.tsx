import type { ReactNode } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { fieldProblem } from '../../../features/forms/field-problem'
import { tidied, tidyDocumentNumber } from '../../../features/forms/tidied'
import { birthDateOf } from '../../../features/identity/resident-id'
import { useWords } from '../../../lib/words'
import { Field } from '../../../ui/field'
import { TextInput } from '../../../ui/text-input'

type PersonFieldProps = {
  registration: UseFormRegisterReturn
  error: FieldError | undefined
  label: string
  /** What an operator found wrong with it last time. */
  reason?: string
}

export function NameField({ registration, error, label, reason }: PersonFieldProps) {
  const t = useWords('member')
  return (
    <Field
      label={label}
      hint={t('minor.nameHint')}
      error={fieldProblem(error, t('minor.nameMissing')) ?? reason}
      required
    >
      <TextInput autoComplete="off" spellCheck={false} maxLength={60} {...registration} />
    </Field>
  )
}

type NumberFieldProps = PersonFieldProps & {
  typed: string
  /** For somebody who is of age although they should not be, or the other way round. */
  wrongAge: ReactNode
  /** Complete: judged before the field is left. */
  onComplete: () => void
}

export function NumberField(props: NumberFieldProps) {
  const { registration, error, label, reason, typed, wrongAge, onComplete } = props
  const t = useWords('member')
  const born = birthDateOf(typed)
  const tidy = tidied(registration, tidyDocumentNumber)
  const words = (problem: string) => {
    if (problem === 'adult' || problem === 'minor') return wrongAge
    return t(problem === 'wrong' ? 'minor.idWrong' : 'minor.idLength')
  }
  return (
    <Field
      label={label}
      hint={born ? t('minor.born', { date: born }) : t('minor.idHint')}
      error={fieldProblem<ReactNode>(error, words) ?? reason}
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
