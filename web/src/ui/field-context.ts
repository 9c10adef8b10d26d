import { createContext, useContext } from 'react'

type FieldWires = {
  id: string
  labelId: string
  describedBy?: string
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWires | null>(null)

type Given = { id?: string; 'aria-describedby'?: string }

/** The attributes that tie a control to its label, hint and error. Outside a field it adds nothing. */
export function useFieldWires(given: Given = {}) {
  const field = useContext(FieldContext)
  if (!field) return given
  const describedBy = [given['aria-describedby'], field.describedBy].filter(Boolean).join(' ')
  return {
    id: given.id ?? field.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}

/** For a control that is a group of elements and can't be named by a <label>. */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId
}
