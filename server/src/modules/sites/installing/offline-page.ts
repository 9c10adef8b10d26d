import { createHash } from 'node:crypto'
import { type Language, languages } from '#contract/language'
import { escapeHtml } from '../../../platform/escape-html'
import { say } from '../../../platform/texts/texts'
import './installing.texts'

/** Kept by the browser for later: in both languages, as nobody knows which one its reader will have chosen by then. */
export function offlinePage(siteTitle: Record<Language, string>, language: Language): string {
  const order = [language, ...languages.filter(other => other !== language)]
  const parts = order.map(
    spoken =>
      `<section lang="${spoken}"><h1>${say('sites.offline', spoken)}</h1><p>${say('sites.offlineText', spoken)}</p><p><a href="">${say('sites.offlineRetry', spoken)}</a></p></section>`,
  )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('sites.offline', language)} - ${escapeHtml(siteTitle[language])}</title><style>${style}</style></head>
<body><script>${comeBack}</script><main><p class="site">${escapeHtml(siteTitle[language])}</p>${parts.join('')}</main></body></html>`
}

/** With the network the page that was wanted comes by itself. */
const comeBack = "addEventListener('online',()=>location.reload())"
const hash = createHash('sha256').update(comeBack).digest('base64')
export const offlinePolicy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; frame-ancestors 'none'`

const style = `:root{color-scheme:light dark}
body{margin:0;font:17px/1.65 system-ui,sans-serif;background:light-dark(#fbfaf6,#101214);color:light-dark(#15171a,#eceae4)}
main{min-height:100dvh;box-sizing:border-box;display:grid;align-content:center;gap:32px;max-width:34rem;margin:0 auto;padding:40px 24px}
.site{margin:0;color:light-dark(#4f4d47,#b3afa6)}h1{margin:0;font-size:1.6rem;line-height:1.3}section p{margin:8px 0 0}
section+section{border-top:1px solid light-dark(#e3dfd5,#2a2e32);padding-top:28px}section+section h1{font-size:1.15rem}
a{display:inline-block;padding:10px 20px;border-radius:999px;background:light-dark(#15171a,#eceae4);color:light-dark(#fbfaf6,#101214);text-decoration:none;font-weight:600}`
