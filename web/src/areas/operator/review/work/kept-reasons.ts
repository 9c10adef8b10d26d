// What a reviewer has found so far, kept in this tab: a reload or a look at another work loses nothing.

export interface FoundReason {
  /** Its own, for as long as it lies here. */
  key: string
  field: string
  second: number | null
  text: string
  /** Chosen from the library and left as it is. */
  libraryId: number | null
}

const nameOf = (workId: number) => `review.reasons.${workId}`

export function readKept(workId: number): FoundReason[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(workId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isReason) : []
  } catch {
    // A browser without storage, or something else under this name: begin anew.
    return []
  }
}

export function keep(workId: number, reasons: readonly FoundReason[]) {
  try {
    if (reasons.length === 0) sessionStorage.removeItem(nameOf(workId))
    else sessionStorage.setItem(nameOf(workId), JSON.stringify(reasons))
  } catch {
    // Private windows may refuse; they last as long as the page then.
  }
}

function isReason(value: unknown): value is FoundReason {
  if (typeof value !== 'object' || value === null) return false
  const { key, field, second, text, libraryId } = value as Record<string, unknown>
  return (
    typeof key === 'string' &&
    typeof field === 'string' &&
    typeof text === 'string' &&
    (second === null || typeof second === 'number') &&
    (libraryId === null || typeof libraryId === 'number')
  )
}
