// Asks at the start, as a browser of each site would, whether files may be sent straight to the bucket.
import pg from 'pg'
import type { Log } from '../log'
import type { Services } from '../services'

interface Parts {
  ownerUrl: string
  services: Pick<Services, 'storage' | 'originOf'>
  log: Pick<Log, 'info' | 'warn'>
}

/** Where the bucket says no, uploads come through this server, and the log says what to set. */
export async function tryDirectUploads({ ownerUrl, services, log }: Parts): Promise<void> {
  const { direct } = services.storage
  if (!direct) return
  const bucket = direct.origin
  const tried = (await listDomains(ownerUrl)).map(async domain => {
    const site = services.originOf(domain)
    const why = await direct.whyClosedTo(site)
    if (why === undefined) return log.info({ site, bucket }, 'uploads go straight to the bucket')
    log.warn(
      { site, bucket, why },
      `uploads of ${site} come through this server: ${bucket} cannot be used, because ${why}. ` +
        `Set CORS on the bucket: AllowedOrigins ${site}, AllowedMethods PUT, ExposeHeaders ETag`,
    )
  })
  await Promise.all(tried)
}

async function listDomains(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ domain: string }>(
      'select domain from agent_domains where is_primary order by agent_id',
    )
    return rows.map(({ domain }) => domain)
  } finally {
    await client.end()
  }
}
