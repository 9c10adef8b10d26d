import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { LiveEvent, LiveTopic } from '#contract/live'
import { isLineOpen, onLive, onMissed, watchLine } from './live-line'

/** Called for each event of that topic, with whatever the handler is at that moment. */
export function useLiveEvent<T extends LiveTopic>(topic: T, handler: (data: LiveEvent<T>) => void) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => onLive(topic, data => latest.current(data)), [topic])
}

/** Called whenever the line opens: before that nobody told us anything. */
export function useMissedEvents(handler: () => void) {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => onMissed(() => latest.current()), [])
}

/** Whether the server tells us by itself. If not, asking now and then has to do. */
export function useIsLineOpen(): boolean {
  return useSyncExternalStore(watchLine, isLineOpen, () => false)
}
