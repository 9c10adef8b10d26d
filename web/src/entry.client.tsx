import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

// For the one page that it keeps. Where a browser has none or refuses, nothing is lost.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {})
