// A new agent with its domain. Only the owner of the database can make one: no call of an agent's staff can.
import pg from 'pg'
import type { z } from 'zod'
import { downloadLinks, presentation } from '#contract/sites/agent'
import { publishStartingContent } from '../content/content.public'
import { addStartingCovers } from '../covers/covers.public'
import { addStartingChannels, letSandboxPlay } from '../distribution/distribution.public'
import type { NewRange } from '../release-codes/release-codes.public'
import { addStartingReasons } from '../review/review.public'

export interface NewAgent {
  domains: [primary: string, ...others: string[]]
  presentation: z.input<typeof presentation>
  downloads: z.input<typeof downloadLinks>
  royaltyRate?: string
  /** Which codes it may give out. Absent: none before an admin adds a range. */
  codeRanges?(agentId: number): NewRange[]
  /** Its codes may be shown while the installation is in demo mode. */
  isDemo?: boolean
  /** All channels are on, and the sandbox plays them. */
  isPlayedBySandbox?: boolean
}

export async function createAgent(ownerUrl: string, wanted: NewAgent): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: string }>(
      'insert into agents (presentation, download_links, royalty_rate, is_demo) values ($1, $2, $3, $4) returning id',
      [
        presentation.parse(wanted.presentation),
        downloadLinks.parse(wanted.downloads),
        wanted.royaltyRate ?? '0.8',
        wanted.isDemo ?? false,
      ],
    )
    const id = Number(rows[0]?.id)
    for (const [index, domain] of wanted.domains.entries()) {
      await client.query('insert into agent_domains (domain, agent_id, is_primary) values ($1, $2, $3)', [
        domain.toLowerCase(),
        id,
        index === 0,
      ])
    }
    for (const { kind, prefix, first, last } of wanted.codeRanges?.(id) ?? []) {
      await client.query(
        'insert into code_ranges (agent_id, kind, prefix, first, last, next, created_at) values ($1, $2, $3, $4, $5, $4, now())',
        [id, kind, prefix, first, last],
      )
    }
    await publishStartingContent(client, id)
    await addStartingChannels(client, id)
    if (wanted.isPlayedBySandbox) await letSandboxPlay(client, id)
    await addStartingReasons(client, id)
    await addStartingCovers(client, id)
    await client.query('commit')
    return id
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    await client.end()
  }
}
