// Where the demo phone stands. Nothing of it is loaded on a site that is no demo, nor on pages that send no codes: guests'
// pages, and tools that fill the window.
import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '../lib/root-data'
import { screenAt } from '../lib/screens'
import { useIsBrowser } from '../lib/use-is-browser'

const DemoPhone = lazy<ComponentType>(() =>
  import('../features/demo-phone/demo-phone')
    .then(module => ({ default: module.DemoPhone }))
    // A toy that does not load must not take the page along.
    .catch(() => ({ default: () => null })),
)

export function DemoCorner() {
  const { site } = useRootData()
  const screen = screenAt(useLocation().pathname)
  const isBrowser = useIsBrowser()
  if (!isBrowser || !site.is_demo || !screen) return null
  if (screen.layout === 'guest' || screen.header === 'none') return null
  return (
    <Suspense fallback={null}>
      <DemoPhone />
    </Suspense>
  )
}
