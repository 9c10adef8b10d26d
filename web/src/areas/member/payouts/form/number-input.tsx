import type { FormEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextInput } from '../../../../ui/text-input'
import { caretAfter, grouped } from './grouped-digits'

/** A number that is grouped while it is typed. */
export function NumberInput({ registration }: { registration: UseFormRegisterReturn }) {
  const regroupAndTell = (event: FormEvent<HTMLInputElement>) => {
    regroup(event.currentTarget)
    return registration.onChange(event)
  }
  return (
    <TextInput
      {...registration}
      onChange={event => {
        // What a Chinese keyboard is still composing is not touched.
        if ((event.nativeEvent as InputEvent).isComposing) return registration.onChange(event)
        return regroupAndTell(event)
      }}
      onCompositionEnd={regroupAndTell}
      inputMode="numeric"
      autoComplete="off"
      className="num tracking-wide"
      data-first
    />
  )
}

function regroup(input: HTMLInputElement) {
  const { value, selectionStart } = input
  const next = grouped(value)
  // Setting the same text again would send the caret to the end.
  if (next === value) return
  const caret = caretAfter(value, selectionStart ?? value.length)
  input.value = next
  input.setSelectionRange(caret, caret)
}
