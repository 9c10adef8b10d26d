// The shop of a channel that the sandbox plays: what it holds, as somebody who listens would see it. Plain HTML, no script.
import type { Language } from '#contract/language'
import { escapeHtml } from '../../../platform/escape-html'
import { say } from '../../../platform/texts/texts'
import type { ShopRelease } from '../list-shop'
import './shop.texts'

export interface ShopReader {
  language: Language
  /** The channel's name. */
  shop: string
  /** Where this shop begins. */
  address: string
}

export function shopPage(releases: readonly ShopRelease[], reader: ShopReader): string {
  const { language, shop, address } = reader
  const said = releases.length === 0 ? `<p class="soft">${say('shop.empty', language)}</p>` : ''
  const shelf = releases.map(
    ({
      code,
      title,
      artists,
    }) => `<li><a href="${address}/${code}"><img src="${address}/${code}/cover" alt="" width="240" height="240" loading="lazy">
<b>${escapeHtml(title)}</b><span class="soft">${escapeHtml(artists)}</span></a></li>`,
  )
  return page(shop, reader, `${said}<ul class="shelf">${shelf.join('')}</ul>`)
}

export function shopReleasePage(release: ShopRelease, reader: ShopReader): string {
  const { language, address } = reader
  const { code, title, artists, label, liveOn, upc, tracks } = release
  const rows = tracks.map(
    track => `<li value="${track.number}"><span>${escapeHtml(track.title)}<small class="soft">${escapeHtml(track.artists)}</small></span>
<time>${clock(track.seconds)}</time></li>`,
  )
  const about = say('shop.since', language, { day: liveOn, label, upc })
  return page(
    title,
    reader,
    `<article><img src="${address}/${code}/cover" alt="${say('shop.cover', language)}" width="320" height="320">
<div><h2>${escapeHtml(title)}</h2><p>${escapeHtml(artists)}</p><p class="soft">${escapeHtml(about)}</p><ol>${rows.join('')}</ol></div></article>`,
  )
}

function page(title: string, { language, shop, address }: ShopReader, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/shop/style.css"></head>
<body><header><h1><a href="${address}">${escapeHtml(shop)}</a></h1><p class="soft">${say('shop.played', language)}</p></header>
<main>${body}</main></body></html>`
}

function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export const shopStyle = `:root{color-scheme:light dark;--soft:light-dark(#5d5b55,#aaa69c);--line:light-dark(#e3dfd5,#2a2e32)}
*{box-sizing:border-box}body{font:16px/1.6 system-ui,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif;margin:0;
background:light-dark(#fbfaf6,#101214);color:light-dark(#15171a,#f2efe8)}
header,main{max-width:1080px;margin:0 auto;padding:24px 20px}header{border-bottom:1px solid var(--line)}
h1{font-size:22px;margin:0}h2{font-size:32px;line-height:1.2;margin:0 0 4px;overflow-wrap:anywhere}p{margin:0}
a{color:inherit;text-decoration:none}a:hover b{text-decoration:underline}.soft{color:var(--soft)}
img{display:block;max-width:100%;height:auto;border-radius:10px;background:var(--line)}
.shelf{list-style:none;margin:0;padding:0;display:grid;gap:24px;grid-template-columns:repeat(auto-fill,minmax(150px,1fr))}
.shelf img{width:100%;aspect-ratio:1;margin-bottom:8px}.shelf b,.shelf span{display:block;overflow-wrap:anywhere}
article{display:grid;gap:32px;grid-template-columns:minmax(0,320px) minmax(0,1fr)}ol{padding-left:28px;margin:24px 0 0}
ol li{border-top:1px solid var(--line);padding:8px 0}ol li::marker{color:var(--soft)}ol span{display:inline-block;width:calc(100% - 60px);
overflow-wrap:anywhere;vertical-align:middle}ol small{display:block}time{float:right;font-variant-numeric:tabular-nums;color:var(--soft)}
@media (max-width:640px){article{grid-template-columns:minmax(0,1fr)}}`
