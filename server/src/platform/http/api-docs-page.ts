// /docs/api: the contract as a page a person can read. Plain HTML, no script.
import { callsByModule } from '#contract/all-calls'
import type { Call } from '#contract/call'
import { refusals } from '#contract/errors'
import { escapeHtml } from '../escape-html'
import { describeAccess, describeApi } from './openapi'

type Operation = ReturnType<typeof describeApi>['paths'][string][string]

export function apiDocsPage(): string {
  const { paths } = describeApi('')
  const sections = Object.entries(callsByModule).map(
    ([module, calls]) =>
      `<section><h2 id="${module}">${module}</h2>${Object.values(calls)
        .map(call => callEntry(call, paths[call.path]?.[call.methods[0].toLowerCase()]))
        .join('')}</section>`,
  )
  const codes = Object.entries(refusals).map(
    ([key, { code, status }]) => `<tr><td>${code}</td><td>${status}</td><td>${key}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API</title><style>${style}</style></head><body><main><h1>API</h1>
<p>Every answer is an envelope <code>{ code, msg, data }</code>. <code>code</code> 1 is success; 1000 means that the session
has ended; any other code is a refusal with a message for people. A refusal of fields carries
<code>data.fields</code>. Machine-readable: <a href="/openapi.json">openapi.json</a>.</p>
<nav>${Object.keys(callsByModule)
    .map(module => `<a href="#${module}">${module}</a>`)
    .join(' ')} <a href="#codes">codes</a></nav>
${sections.join('')}
<section><h2 id="codes">codes</h2><table><thead><tr><th>code</th><th>HTTP</th><th>meaning</th></tr></thead><tbody>
<tr><td>1</td><td>200</td><td>success</td></tr>${codes.join('')}</tbody></table></section></main></body></html>`
}

function callEntry(call: Call, operation: Operation): string {
  const { parameters, requestBody, responses } = operation as Record<string, unknown>
  const rate = call.rate ? ` · ${call.rate.max} in ${call.rate.seconds} s per ${call.rate.per}` : ''
  return `<details><summary><b>${call.methods.join(' ')}</b> <code>${call.path}</code> ${escapeHtml(call.summary)}</summary>
<p>${describeAccess(call.access)} · ${call.effect}${call.idempotent ? ' · idempotent' : ''}${rate}</p>
<h3>Takes</h3><pre tabindex="0">${json(parameters ?? requestBody)}</pre>
<h3>Answers</h3><pre tabindex="0">${json((responses as Record<string, unknown>)['200'])}</pre></details>`
}

const json = (value: unknown) => escapeHtml(JSON.stringify(value, null, 2))

const style = `:root{color-scheme:light dark}body{font:15px/1.6 system-ui,sans-serif;margin:0}
main{max-width:960px;margin:0 auto;padding:32px 20px}h2{margin-top:40px}nav a{margin-right:12px}a{color:light-dark(#0e5c55,#66c7b9)}
details{border-top:1px solid light-dark(#e3dfd5,#2a2e32);padding:10px 0}summary{cursor:pointer}
pre{overflow:auto;background:light-dark(#f3f0e9,#0b0d0e);padding:12px;border-radius:8px;font-size:13px}
td,th{text-align:left;padding:4px 24px 4px 0}`
