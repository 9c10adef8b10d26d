import type { FormEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextInput } from '../../../../ui/text-input'
import { regroup } from './grouped-digits'

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
