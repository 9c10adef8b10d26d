const machines =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|embedly|scrap|fetch|monitor|uptime|lighthouse|headless|curl|wget|python|java\/|go-http|okhttp|axios|node|libwww|httpclient/i

/** Search engines, feed readers, pictures of shared links. Whoever says nothing about themselves is no person either. */
export function isMachine(userAgent: string | undefined): boolean {
  return !userAgent || machines.test(userAgent)
}
