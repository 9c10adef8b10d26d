import { createContext, use, useSyncExternalStore } from 'react'
import type { Shown, View } from './view'

export const ViewContext = createContext<View | undefined>(undefined)

export function useView(): View {
  const view = use(ViewContext)
  if (!view) throw new Error('there is no view around this')
  return view
}

export function useShown<Part>(part: (shown: Shown) => Part): Part {
  const view = useView()
  return useSyncExternalStore(view.subscribe, () => part(view.read()))
}
