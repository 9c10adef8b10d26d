/** A page of this site: the shop in which the sandbox plays the channel. */
export function isShopLink(link: string, channel: string): boolean {
  return link.startsWith(`/shop/${channel}/`) && /^[\w-]{1,40}$/.test(link.slice(`/shop/${channel}/`.length))
}

/** Https, and on a domain that the channel has told us, or below it. */
export function isKnownLink(link: string, domains: readonly string[]): boolean {
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return false
  return domains.some(domain => url.hostname === domain || url.hostname.endsWith(`.${domain}`))
}
