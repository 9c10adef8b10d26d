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
import { keepInTab, recallFromTab } from '../../lib/tab-memory'

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
      const value = recallFromTab(key)
      // Typing and autofill may have been faster than the scripts.
      const isUntouched = getValues(name) === get(initial.current, name)
      if (value !== undefined && isUntouched) setValue(name, value as FieldPathValue<Values, typeof name>)
    }
    return subscribe({
      formState: { values: true },
      callback: () => {
        for (const [name, key] of kept.current) keepInTab(key, getValues(name))
      },
    })
  }, [getValues, setValue, subscribe])
}
