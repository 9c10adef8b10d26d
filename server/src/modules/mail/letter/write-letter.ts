// A letter as mail clients show it: tables and styles beside each element, since many know nothing else; dark colours for those that
// know when it is dark. The text says the same for those that show no pages.
import { escapeHtml } from '../../../platform/escape-html'
import { say } from '../../../platform/texts/texts'
import { type Letter, type LetterItem, oneLine } from './letter'
import './letter.texts'
import { grounds, type Look, pictureHeight } from './site-look'

export const pictureName = 'logo'

const fonts =
  "-apple-system,'Segoe UI','PingFang SC','Hiragino Sans GB','Microsoft YaHei','Noto Sans SC',Roboto,sans-serif"
const paper = { light: '#f3f0e9', dark: '#0b0d0e' }
const ink = { light: '#15171a', dark: '#f2efe8' }
const soft = { light: '#4f4d47', dark: '#b9b5ab' }
const line = { light: '#e3dfd5', dark: '#2e3337' }

/** `leave`: where mail like this ends with a click; what was asked for has none. */
export function writeLetter(letter: Letter, look: Look, leave: string | undefined) {
  return {
    subject: oneLine(letter.subject),
    text: asText(letter, look, leave),
    html: asPage(letter, look, leave),
  }
}

function asText(letter: Letter, { title, origin }: Look, leave: string | undefined): string {
  const { language, heading, paragraphs, code, items = [], button, reason, settings } = letter
  const blocks = [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...items.map(({ title, text, when, address }) =>
      [`* ${title}`, ...[when, text, address ?? ''].filter(Boolean).map(part => `  ${part}`)].join('\n'),
    ),
    ...(button ? [`${button.label}: ${button.address}`] : []),
    '-- ',
    [
      `${title[language]} · ${origin}`,
      reason,
      say('letter.noReply', language),
      ...(settings ? [`${settings.label}: ${settings.address}`] : []),
      ...(leave ? [`${say('letter.leave', language)}: ${leave}`] : []),
    ].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function asPage(letter: Letter, look: Look, leave: string | undefined): string {
  const { language, heading, paragraphs, code, items = [], button } = letter
  const site = escapeHtml(look.title[language])
  const inside = [
    `<h1 class="ink" style="margin:0 0 16px;font:700 22px/1.35 ${fonts};color:${ink.light}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(
      text =>
        `<p class="ink" style="margin:0 0 16px;font:400 16px/1.65 ${fonts};color:${ink.light}">${withLines(text)}</p>`,
    ),
    code === undefined ? '' : asCode(code),
    items.length > 0 ? asItems(items) : '',
    button ? asButton(button, letter, look) : '',
  ]
  return `<!doctype html>
<html lang="${language}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(letter.subject))}</title>
<style>${styles(look)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${paper.light};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(oneLine(paragraphs[0] ?? items[0]?.title ?? ''))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background:${paper.light}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:4px 8px 16px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:12px"><img src="cid:${pictureName}" height="${pictureHeight}" alt="" style="display:block;height:${pictureHeight}px;width:auto;border:0;border-radius:8px"></td>
<td class="ink" style="font:700 17px/1.3 ${fonts};color:${ink.light}">${site}</td>
</tr></table>
</td></tr>
<tr><td class="river" style="height:4px;line-height:4px;font-size:0;background:${look.river.light};border-radius:12px 12px 0 0">&nbsp;</td></tr>
<tr><td class="card" style="padding:32px 28px;background:${grounds.light};border-radius:0 0 12px 12px">
${inside.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 8px">${asFooter(letter, look, leave)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const withLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const asCode = (code: string) =>
  `<p class="ink code" style="margin:8px 0 24px;padding:16px;text-align:center;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;color:${ink.light};background:${paper.light};border-radius:8px">${escapeHtml(code)}</p>`

const small = (text: string, size: number) =>
  text &&
  `<p class="soft" style="margin:4px 0 0;font:400 ${size}px/1.6 ${fonts};color:${soft.light}">${withLines(text)}</p>`

function asItems(items: readonly LetterItem[]): string {
  const rows = items.map(({ title, text, when, address }) => {
    const name = escapeHtml(title)
    const shown = address
      ? `<a class="ink" href="${escapeHtml(address)}" style="color:${ink.light}">${name}</a>`
      : name
    return `<tr><td class="rule" style="padding:14px 0;border-top:1px solid ${line.light}">
<p class="ink" style="margin:0;font:700 16px/1.5 ${fonts};color:${ink.light}">${shown}</p>
${small(text, 15)}${small(when, 13)}
</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${rows.join('')}</table>`
}

function asButton(
  { label, address }: { label: string; address: string },
  { language }: Letter,
  { accent }: Look,
) {
  const href = escapeHtml(address)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="button" style="background:${accent.light};border-radius:8px">
<a class="label" href="${href}" style="display:inline-block;padding:13px 26px;font:700 16px/1.2 ${fonts};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
<p class="soft" style="margin:0;font:400 13px/1.6 ${fonts};color:${soft.light}">${say('letter.buttonFails', language)}<br><a class="soft" href="${href}" style="color:${soft.light};word-break:break-all">${href}</a></p>`
}

function asFooter(
  { language, reason, settings }: Letter,
  { title, origin }: Look,
  leave: string | undefined,
) {
  const link = (label: string, address: string) =>
    `<a class="soft" href="${escapeHtml(address)}" style="color:${soft.light}">${escapeHtml(label)}</a>`
  const links = [
    link(title[language], origin),
    ...(settings ? [link(settings.label, settings.address)] : []),
    ...(leave ? [link(say('letter.leave', language), leave)] : []),
  ]
  return `<p class="soft" style="margin:0;font:400 13px/1.7 ${fonts};color:${soft.light}">${escapeHtml(reason)}${language === 'en' ? ' ' : ''}${say('letter.noReply', language)}<br>${links.join(' · ')}</p>`
}

/** Only what turns dark: everything else stands beside its element. */
function styles({ accent, river }: Look): string {
  return `@media (prefers-color-scheme:dark){.paper{background:${paper.dark}!important}.card{background:${grounds.dark}!important}.ink{color:${ink.dark}!important}.soft{color:${soft.dark}!important}.rule{border-color:${line.dark}!important}.code{background:${paper.dark}!important}.river{background:${river.dark}!important}.button{background:${accent.dark}!important}.label{color:#101214!important}}`
}
