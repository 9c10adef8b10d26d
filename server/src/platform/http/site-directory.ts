// Which agent's site a host name is. Looked up for every request, so answers are kept: until a site changes, and for a few
// seconds at most, since news of a change can be lost with a connection.
import { isIP } from 'node:net'
import { z } from 'zod'
import type { Currency } from '#contract/currency'
import { minor, toDecimal } from '#contract/money'
import type { Agent, DownloadLinks, SoftwareVersions } from '#contract/sites/agent'
import type { Database } from '../database/database'
import { isPassing } from '../database/failure'
import type { OriginOf } from '../site-origin'
import { callingCodeOf } from '../sms/mobile-number'
import { readDownloads, readNumbersAbroad, readPresentation, readSoftware } from '../stored-settings'

export interface Site {
  agentId: number
  /** What links begin with that leave by a text message or a mail. */
  origin: string
  facts: Agent
  downloads: DownloadLinks
  software: SoftwareVersions
  /** Another one after every change of the settings and of what is shown: pages drawn before are drawn anew. */
  version: string
}

const keepMilliseconds = 5000
const keepAtMost = 2000

interface FoundAgent {
  id: number
  domain: string
  presentation: unknown
  download_links: unknown
  royalty_rate: string
  currency: Currency
  withdrawal_minimum: number
  withdrawal_fee: number
  software_versions: unknown
  numbers_abroad: unknown
  settings_version: number
  content_version: number
  is_demo: boolean
}

export class SiteDirectory {
  private readonly known = new Map<string, { site: Promise<Site | undefined>; until: number }>()

  constructor(
    private readonly database: Database,
    private readonly defaultDomain: string,
    private readonly isDemo: boolean,
    private readonly originOf: OriginOf,
  ) {}

  /**
   * `host` as in the Host header. localhost and plain addresses show the default site. `asOfNow`: for people who may just have changed the site,
   * through another process even, whose news has not arrived here yet.
   */
  byHost(host: string | undefined, { asOfNow = false } = {}): Promise<Site | undefined> {
    const asked = host ?? ''
    const now = Date.now()
    const entry = this.known.get(asked)
    if (entry && entry.until > now && !asOfNow) return entry.site
    // Host names are the sender's to choose: forgetting everything now and then keeps memory bounded.
    if (this.known.size >= keepAtMost) this.known.clear()
    const site = this.lookUp(hostName(asked)).catch(error => {
      // A database that is away for a moment does not take the pages with it that were drawn already.
      if (entry && isPassing(error)) return entry.site
      this.known.delete(asked)
      throw error
    })
    this.known.set(asked, { site, until: now + keepMilliseconds })
    return site
  }

  forget() {
    this.known.clear()
  }

  private async lookUp(name: string | undefined): Promise<Site | undefined> {
    if (name === undefined) return undefined
    const domain = name === 'localhost' || isIP(name) ? this.defaultDomain : name
    const sql = 'select * from find_agent_by_domain($1)'
    const [row] = await this.database.withoutAgent<FoundAgent>(sql, [domain])
    if (!row) return undefined
    const money = (amount: number) => toDecimal({ amount: minor(BigInt(amount)), currency: row.currency })
    return {
      agentId: row.id,
      origin: this.originOf(row.domain),
      facts: {
        id: row.id,
        domain: row.domain,
        is_demo: this.isDemo && row.is_demo,
        ...readPresentation(row.presentation),
        terms: {
          royalty_rate: row.royalty_rate,
          currency: row.currency,
          withdrawal_minimum: money(row.withdrawal_minimum),
          withdrawal_fee: money(row.withdrawal_fee),
        },
        numbers_abroad: readNumbersAbroad(row.numbers_abroad).map(({ country }) => ({
          country,
          calling_code: callingCodeOf(country),
        })),
      },
      downloads: readDownloads(row.download_links),
      software: readSoftware(row.software_versions),
      version: `${row.settings_version}.${row.content_version}`,
    }
  }
}

function hostName(host: string): string | undefined {
  if (host === '' || host.length > 260) return undefined
  const name = host.startsWith('[') ? host.slice(1, host.indexOf(']')) : host.replace(/:\d+$/, '')
  return z.union([z.hostname(), z.ipv4(), z.ipv6()]).safeParse(name).success
    ? name.toLowerCase().replace(/\.+$/, '')
    : undefined
}
