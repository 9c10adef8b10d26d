// Light, dark or as the system says. Kept in a cookie; an inline script applies it before the first paint.
import { readCookie, writeCookie } from './cookies'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export function currentTheme(): Theme {
  const kept = readCookie('theme')
  return themes.includes(kept as Theme) ? (kept as Theme) : 'system'
}

export function chooseTheme(theme: Theme) {
  writeCookie('theme', theme)
  document.documentElement.dataset.theme = theme
}

/**
 * Runs in the document's head before any other script and imports nothing: it sets the theme and says which menu entry is remembered, so
 * that neither changes before the reader's eyes while the page itself stays the same for everybody. Then it watches for scripts that never
 * arrive.
 * It keeps zod from trying whether it may compile: the content policy forbids that, and browsers report each attempt.
 */
export const bootScript = `(function(){
var m=/(?:^|; )theme=(light|dark)/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1];
m=/(?:^|; )menu=([1-5])(?:;|$)/.exec(document.cookie);if(m)document.documentElement.dataset.menu=m[1];
window.__zod_globalConfig={jitless:true};
function fail(){if(window.__started)return;var b=document.getElementById('load-error');if(b)b.hidden=false}
addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT')fail()},true);
addEventListener('unhandledrejection',function(e){if(/import|module/i.test(String(e.reason)))fail()});
setTimeout(fail,120000)})()`
