// What an entry says about before and after, line by line.

export interface Change {
  field: string
  before: unknown
  after: unknown
}

export function changesOf(before: unknown, after: unknown): Change[] {
  const [was, became] = [fieldsOf(before), fieldsOf(after)]
  const fields = [...new Set([...Object.keys(was), ...Object.keys(became)])]
  return fields
    .map(field => ({ field, before: was[field], after: became[field] }))
    .filter(change => isSaid(change.before) || isSaid(change.after))
}

/** Something that is no object, as if it had one nameless field. */
function fieldsOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {}
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>
  return { value }
}

function isSaid(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

/** In words as far as it goes: lists in a row, texts of reasons, otherwise the way it is kept. */
export function plainValue(value: unknown, word: (text: string) => string): string {
  if (!isSaid(value)) return ''
  if (Array.isArray(value)) return value.map(one => plainValue(one, word)).join(' · ')
  if (typeof value === 'object') {
    const { text } = value as { text?: unknown }
    return typeof text === 'string' ? text : JSON.stringify(value)
  }
  return word(String(value))
}
