// Takes an input that is right and puts something into it that is not.
import fc, { type Arbitrary } from 'fast-check'
import {
  hostileCursors,
  hostileDays,
  hostileMarks,
  hostileNumbers,
  hostileShapes,
  hostileTexts,
} from './hostile-values'

type Path = readonly string[]
/** What becomes of a part, by what it was and how it was called. */
type Change = (value: unknown, field: string) => unknown

/** As text; what is neither text nor a number is none. */
const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : 'text'

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values)

const marked = fc.tuple(pick(hostileMarks), fc.nat(2)).map(
  ([mark, where]): Change =>
    value => {
      const text = asText(value)
      return [mark + text, text + mark, text.slice(0, 2) + mark + text.slice(2)][where]
    },
)

/** Of the same kind as what was there, so that a schema which looks at the kind alone lets it pass. */
const likeBefore = fc
  .record({ mark: marked, text: pick(hostileTexts), day: pick(hostileDays), number: pick(hostileNumbers) })
  .chain(({ mark, text, day, number }) =>
    fc.tuple(fc.constant({ mark, text, day, number }), fc.nat(9), pick(hostileCursors)),
  )
  .map(
    ([{ mark, text, day, number }, chance, cursor]): Change =>
      (value, field) => {
        if (field === 'cursor' || field === 'before') return chance < 8 ? cursor : mark(value, field)
        if (typeof value === 'number' || /^\d{1,9}$/.test(asText(value))) return number
        if (/^\d{4}-\d\d-\d\d/.test(asText(value))) return day
        return chance < 8 ? mark(value, field) : text
      },
  )

const anything: Arbitrary<Change> = fc
  .oneof(
    pick(hostileTexts),
    pick(hostileNumbers),
    pick(hostileDays),
    pick(hostileShapes),
    pick(hostileCursors),
  )
  .map(value => () => value)

const repeated: Arbitrary<Change> = pick([2, 1000]).map(times => value => Array(times).fill(value))

const change: Arbitrary<Change> = fc.oneof(
  { weight: 8, arbitrary: likeBefore },
  { weight: 3, arbitrary: anything },
  { weight: 1, arbitrary: repeated },
)

/** Which part, as a number to be taken modulo how many there are. */
const spoiling = fc.tuple(fc.nat(10_000), change)

export function spoilt(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  const few = fc.oneof(
    { weight: 4, arbitrary: fc.array(spoiling, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(spoiling, { minLength: 2, maxLength: 4 }) },
  )
  return fc
    .tuple(valid, few)
    .map(([value, list]) => list.reduce((spoiled, [part, change]) => spoil(spoiled, part, change), value))
}

/** The whole first, then its parts as they are met. */
function paths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, part]) => paths(part, [...path, key]))]
}

function spoil(value: unknown, part: number, change: Change): unknown {
  const [whole, ...parts] = paths(value)
  return at(value, parts.length > 0 ? parts[part % parts.length] : whole, '', change)
}

function at(value: unknown, [key, ...rest]: Path = [], field: string, change: Change): unknown {
  if (key === undefined) return change(value, field)
  if (Array.isArray(value)) {
    return value.map((part, index) => (index === Number(key) ? at(part, rest, field, change) : part))
  }
  const record = value as Record<string, unknown>
  return { ...record, [key]: at(record[key], rest, key, change) }
}
