import { isIP, isIPv6 } from 'node:net'

const mostCharacters = 253

/**
 * A host as browsers read it, whatever its spelling: `127.1`, `0x7f000001` and full-width digits are 127.0.0.1, names are lower
 * case without the last dot, Chinese ones in their ASCII form. Undefined for what is no host, such as one with a path behind it.
 */
export function readHost(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /[\s/\\?#@%]/.test(text)) return undefined
  const bare = /^\[(.*)\]$/.exec(text)?.[1] ?? text
  if (isIPv6(bare)) return readUrl(`[${bare}]`)?.slice(1, -1)
  if (bare.includes(':') || bare !== text) return undefined
  const host = readUrl(bare)?.replace(/\.$/, '')
  if (host === undefined || host.length > mostCharacters) return undefined
  if (isIP(host)) return host
  return host.split('.').every(label => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))
    ? host
    : undefined
}

function readUrl(host: string): string | undefined {
  const address = `http://${host}/`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
