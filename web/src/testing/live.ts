import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { LiveEvent, LiveTopic } from '#contract/live'
import { lines } from './browser-parts'

/** Pages listen once they are drawn. */
export const isListening = () => waitFor(() => expect(lines.size).toBeGreaterThan(0))

/** The server tells every page that listens how things stand now. */
export function tellLive<T extends LiveTopic>(topic: T, data: LiveEvent<T>) {
  act(() => {
    for (const line of lines) line.dispatchEvent(new MessageEvent(topic, { data: JSON.stringify(data) }))
  })
}

/** The line breaks, and comes back after a gap. */
export function breakLine() {
  act(() => {
    for (const line of lines) line.onerror?.()
  })
  act(() => {
    for (const line of lines) line.onopen?.()
  })
}
