// What was typed survives a reload and the way between two forms, as long as the tab lives. Passwords, codes and ID
// numbers are never among it.
import { useEffect, useRef } from 'react'
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form'

/** The number that a visitor logs in, registers or recovers with is one and the same. */
export const mobileKey = 'passport.mobile'

type Keys<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string>>

/** Fills the form with what is kept under these keys, and keeps what is typed from then on. */
export function useKeptValues<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  keys: Keys<Values>,
) {
  const kept = useRef(Object.entries(keys) as [FieldPath<Values>, string][])
  const initial = useRef(form.formState.defaultValues)
  const { getValues, setValue, subscribe } = form
  useEffect(() => {
    for (const [name, key] of kept.current) {
      const value = recall(key)
      // Typing and autofill may have been faster than the scripts.
      const isUntouched = getValues(name) === get(initial.current, name)
      if (value !== undefined && isUntouched) setValue(name, value as FieldPathValue<Values, typeof name>)
    }
    return subscribe({
      formState: { values: true },
      callback: () => {
        for (const [name, key] of kept.current) keep(key, getValues(name))
      },
    })
  }, [getValues, setValue, subscribe])
}

export function keep(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private modes may refuse storage: then a reload starts afresh.
  }
}

function recall(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function forget(prefix: string) {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept then either.
  }
}
