import { type ReactElement, useState } from 'react'
import { renderPart } from './render-part'

/** A control whose value somebody else holds: here a test, which sees every change. */
export function renderWithValue<Value>(
  first: Value,
  draw: (value: Value, change: (next: Value) => void) => ReactElement,
) {
  const changes: Value[] = []
  function Holder() {
    const [value, setValue] = useState(first)
    return draw(value, next => {
      changes.push(next)
      setValue(next)
    })
  }
  return { changes, ...renderPart(<Holder />) }
}
