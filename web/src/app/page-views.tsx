// Reports each page once it is shown: to the site's own counter, or on pages for guests to the service the site has chosen.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageViewPath } from '#contract/page-view-path'
import { useRootData } from '../lib/root-data'
import { isCounted, screenAt } from '../lib/screens'
import { type Report, reporterFor } from '../lib/statistics'

let lastReported: string | undefined

export function PageViews() {
  const { site } = useRootData()
  const { pathname, search } = useLocation()
  useEffect(() => {
    // The same address twice in a row is one view, whatever made the page render again.
    const address = pathname + search
    if (address === lastReported) return
    lastReported = address
    const shown = screenAt(pathname)
    // A release counts its visits apart.
    if (shown?.path === '/release/:code') return
    const statistics = isCounted(shown) ? site.statistics : ({ service: 'builtin' } as const)
    const report: Report = reporterFor(statistics, pageViewPath)
    // A link to an answer carries a secret: no statistics service may see it.
    const isSecret = new URLSearchParams(search).has('answer')
    report(pathname, isSecret ? pathname : address)
  }, [pathname, search, site.statistics])
  return null
}
