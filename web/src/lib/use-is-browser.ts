import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page comes alive, true from then on: for what the server cannot know. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
