// What was typed survives a reload, as long as the tab lives. Whoever keeps a draft names the fields: codes, passwords and
// ID numbers are never among them.
import { useEffect, useRef } from 'react'
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form'
import { forgetInTab, keepInTab, recallFromTab } from '../../lib/tab-memory'

type Draft = Record<string, unknown>

/** Puts the kept draft into the form, and keeps what is changed from then on. Nothing is kept of an unchanged form. */
export function useKeptDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  key: string,
  fields: readonly FieldPath<Values>[],
) {
  const kept = useRef(fields)
  const { getValues, setValue, subscribe } = form
  useEffect(() => {
    const draft = recallDraft(key)
    for (const name of kept.current) {
      if (draft?.[name] === undefined) continue
      setValue(name, draft[name] as FieldPathValue<Values, typeof name>, { shouldDirty: true })
    }
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ dirtyFields }) => {
        const changed = kept.current.filter(name => get(dirtyFields, name) !== undefined)
        keepDraft(key, Object.fromEntries(changed.map(name => [name, getValues(name)])))
      },
    })
  }, [key, getValues, setValue, subscribe])
}

/** An empty one is none. */
export function keepDraft(key: string, draft: Draft) {
  if (Object.keys(draft).length > 0) keepInTab(key, draft)
  else forgetInTab(key)
}

export const recallDraft = (key: string) => recallFromTab(key) as Draft | undefined

export const forgetDraft = (key: string) => forgetInTab(key)
