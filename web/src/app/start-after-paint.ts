// Guest pages are readable before any script runs. On a slow line scripts would compete with the style sheet and the font for
// it, so they are only asked for when the page has been painted.

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/?>/g
const start = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/

/** Where React Router writes its scripts otherwise, the page stays as it is. */
export function startAfterPaint(html: string, mark: string): string {
  if (!start.test(html)) return html
  const files = [...html.matchAll(preload)].map(([, href]) => href)
  return html
    .replaceAll(preload, '')
    .replace(start, (_, attributes: string, code: string) => {
      return `<script${attributes} type="text/plain" id="start">${code}</script>`
    })
    .replace('</body>', () => `<script nonce="${mark}">${starter(files)}</script></body>`)
}

/** The same code as a module: its hash is allowed already. A page in the background is never painted, so a second is enough. */
function starter(files: (string | undefined)[]): string {
  return `(function(d){var begun;function begin(){if(begun)return;begun=1;
${JSON.stringify(files).replaceAll('<', '\\u003c')}.forEach(function(f){var l=d.createElement('link');l.rel='modulepreload';l.href=f;d.head.append(l)});
var s=d.createElement('script');s.type='module';s.textContent=d.getElementById('start').textContent;d.body.append(s)}
requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,1000)})(document)`
}
