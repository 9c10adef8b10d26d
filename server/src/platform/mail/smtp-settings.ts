import { readMailAddress } from './mail-address'

export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise the connection turns to it before anything is said. */
  isSecure: boolean
  /** Only for a relay of one's own network, and never with a password. */
  mayBePlain: boolean
  login?: { user: string; pass: string }
  /** The address that mail comes from; the name beside it is the site's. */
  from: string
}

/** Reads `smtps://user:password@host:465` or `smtp://…:587`; says in a sentence what is wrong. */
export function readSmtpUrl(text: string, from: string): SmtpSettings | string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    return 'SMTP_URL must look like smtps://user:password@mail.example.com:465.'
  }
  const address = readMailAddress(from)
  if (address === undefined) return 'MAIL_FROM must be an e-mail address, such as no-reply@example.com.'
  const isSecure = url.protocol === 'smtps:'
  const mayBePlain = url.searchParams.get('tls') === 'optional'
  const [user, pass] = [decoded(url.username), decoded(url.password)]
  if (user === undefined || pass === undefined) return 'SMTP_URL holds a login with a bad percent sign.'
  if ((user === '') !== (pass === '')) return 'SMTP_URL needs both a user and a password, or neither.'
  if (mayBePlain && user !== '') return 'SMTP_URL with tls=optional would send its password in plain.'
  return {
    // An IPv6 address stands in brackets there, and nowhere else.
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    mayBePlain: mayBePlain && !isSecure,
    login: user === '' ? undefined : { user, pass },
    from: address,
  }
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
