import { createContext, use } from 'react'
import type { Review } from '../review-queries'
import type { Changes } from './use-changes'
import type { FoundReasons } from './use-found-reasons'
import type { Sound } from './use-sound'

export interface Desk {
  review: Review
  reasons: FoundReasons
  /** Whether anything can come of a mark. */
  canMark: boolean
  changes: Changes
  sound: Sound
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('no work lies on this desk')
  return desk
}
