import type { Language } from '#contract/language'
import { say } from '../texts/texts'

/** For a host that nobody owns: says so, names nobody. */
export function neutralPage(language: Language): string {
  const text = say('refusal.unknownSite', language)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text}</title></head><body style="font:16px/1.6 system-ui,sans-serif;display:grid;place-items:center;min-height:90vh"><p>${text}</p></body></html>`
}
