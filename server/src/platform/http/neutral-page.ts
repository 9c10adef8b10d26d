import type { Language } from '#contract/language'

/** For whoever asked for a page that cannot be drawn: a host that nobody owns, a database that is away. Names nobody. */
export function neutralPage(text: string, language: Language): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text}</title></head><body style="font:16px/1.6 system-ui,sans-serif;color-scheme:light dark;display:grid;place-items:center;min-height:90vh;padding:0 1rem"><p>${text}</p></body></html>`
}
