import type { ReactNode } from 'react'
import { Facts } from '../../ui/facts'
import { useValueWords } from './use-value-words'
import { useFieldLabel } from './work-labels'

/** Fields by their names on the screens of publishing, with their values in words. What is empty is left out. */
export function FieldFacts({
  fields,
  more = [],
}: {
  fields: Record<string, unknown>
  more?: [string, ReactNode][]
}) {
  const labelOf = useFieldLabel()
  const wordsFor = useValueWords()
  const rows = Object.entries(fields)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]): [string, ReactNode] => [labelOf(name), wordsFor({ [name]: value })])
  return <Facts rows={[...rows, ...more]} />
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
