// Page views: our own counter by default; Baidu, Umami or Matomo where the site has set one up.
import type { Agent } from '#contract/sites/agent'
import { send } from './api-client'

export type Report = (pathname: string, address: string) => void

type Queue = unknown[][]

export function reporterFor({ service, address, site_id }: Agent['statistics'], counterPath: string): Report {
  if (service === 'baidu' && address) return baidu(address)
  if (service === 'matomo' && address && site_id) return matomo(address, site_id)
  if (service === 'umami' && address && site_id) return umami(address, site_id)
  return pathname => {
    send('POST', counterPath, { path: pathname }, { quiet: true }).catch(() => {})
  }
}

function queueNamed(name: '_hmt' | '_paq'): Queue {
  const holder = window as unknown as Record<string, Queue | undefined>
  holder[name] ??= []
  return holder[name]
}

function loadOnce(source: string, attributes: Record<string, string> = {}) {
  if (document.querySelector(`script[src="${CSS.escape(source)}"]`)) return
  const script = document.createElement('script')
  script.async = true
  script.src = source
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  document.head.append(script)
}

function baidu(address: string): Report {
  return (_pathname, page) => {
    const queue = queueNamed('_hmt')
    if (queue.length === 0) queue.push(['_setAutoPageview', false])
    queue.push(['_trackPageview', page])
    loadOnce(address)
  }
}

function matomo(address: string, siteId: string): Report {
  return (_pathname, page) => {
    const queue = queueNamed('_paq')
    queue.push(['setTrackerUrl', new URL('matomo.php', address).href], ['setSiteId', siteId])
    queue.push(['setCustomUrl', new URL(page, location.origin).href], ['trackPageView'])
    loadOnce(new URL('matomo.js', address).href)
  }
}

function umami(address: string, siteId: string): Report {
  return (_pathname, page) => {
    const body = { type: 'event', payload: { website: siteId, url: page, hostname: location.hostname } }
    fetch(new URL('api/send', address), {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => {})
  }
}
