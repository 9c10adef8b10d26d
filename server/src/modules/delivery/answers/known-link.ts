/** Https, and on a domain that the channel has told us, or below it. */
export function isKnownLink(link: string, domains: readonly string[]): boolean {
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return false
  return domains.some(domain => url.hostname === domain || url.hostname.endsWith(`.${domain}`))
}
