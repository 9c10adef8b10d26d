import { useState } from 'react'

export interface Reason {
  field: string
  text: string
}

/** What is wrong, by field, in the order it was found. */
export function useReasons() {
  const [reasons, setReasons] = useState<Reason[]>([])
  const remove = (field: string) => setReasons(list => list.filter(reason => reason.field !== field))
  return {
    list: reasons,
    isMarked: (field: string) => reasons.some(reason => reason.field === field),
    toggle: (field: string) =>
      reasons.some(reason => reason.field === field)
        ? remove(field)
        : setReasons(list => [...list, { field, text: '' }]),
    remove,
    write: (field: string, text: string) =>
      setReasons(list => list.map(reason => (reason.field === field ? { field, text } : reason))),
    isComplete: reasons.length > 0 && reasons.every(({ text }) => text.trim() !== ''),
  }
}

export type Reasons = ReturnType<typeof useReasons>
