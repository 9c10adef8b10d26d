/** What a link to a site begins with where no request tells: in text messages and mails. */
export type OriginOf = (domain: string) => string

/**
 * `pattern` is the setting SITE_ADDRESS. Without it a site has https and no port, as behind every proxy; a name below localhost is reached
 * on this machine alone, where nothing stands before the web.
 */
export function siteOrigins(pattern: string | undefined, port: number): OriginOf {
  return domain => {
    if (pattern !== undefined) return pattern.replace('{domain}', domain)
    if (!/(^|\.)localhost$/.test(domain)) return `https://${domain}`
    return port === 80 ? `http://${domain}` : `http://${domain}:${port}`
  }
}
