// Reports each page once it is shown: to the site's own counter, or to the service the site has chosen.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageViewPath } from '#contract/page-view-path'
import { useRootData } from '../lib/root-data'
import { screenAt } from '../lib/screens'
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
    const { layout, path } = screenAt(pathname) ?? {}
    // A release's page promises that its visits are counted and nothing else.
    if (path === '/release/:code') return
    const report: Report = reporterFor(site.statistics, pageViewPath)
    // Links to the identity check, into the team or to an answer carry a secret: no statistics service may see it.
    const isSecret =
      layout === 'passport' || layout === 'operator' || new URLSearchParams(search).has('answer')
    report(pathname, isSecret ? pathname : address)
  }, [pathname, search, site.statistics])
  return null
}
