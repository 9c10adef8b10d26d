/** Where a visitor wanted to go before logging in. Only a page of this site: no other host, no script. */
export function nextAddress(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  return next && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : undefined
}
