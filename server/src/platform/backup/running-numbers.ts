// Numbers that count up and are told to others: on papers, in messages to channels, in files for a bank. What was given out between the
// backup and the loss is not known here, so every one of them goes on behind a margin.
import type pg from 'pg'
import type { Manifest } from './backup-format'
import { quoted } from './copy-tables'

/** Ids come from sequences, and with them the numbers made of ids: withdrawals, deliveries and their messages, agreements, reports. */
export const defaultMargin = 1000

interface RunningNumber {
  /** Table and column. */
  place: string
  what: string
  /** `$1` is the margin. */
  move: string
}

/** Those that no sequence gives out. A test finds a counter that is neither here nor below. */
export const runningNumbers: readonly RunningNumber[] = [
  {
    place: 'agent_counters.value',
    what: 'numbers of tickets and of payout batches',
    move: 'update agent_counters set value = value + $1',
  },
  {
    place: 'infringement_cases.link_number',
    what: 'links of claimants: one that was ended after the backup does not come back to life. Staff send a claimant a new one',
    move: 'update infringement_cases set link_number = link_number + $1 where is_open',
  },
  {
    place: 'code_ranges.next',
    what: 'ISRC and UPC. A range whose rest is shorter than the margin is used up. ISRC begin anew every year, so one that has changed since counts from its start.',
    move: `update code_ranges set
        next = least(last + 1, $1 + case when kind = 'isrc' and coalesce(year, 0) < today.this_year then first else next end),
        year = case when kind = 'isrc' then greatest(coalesce(year, 0), today.this_year) end
      from (select extract(year from now() at time zone 'Asia/Shanghai')::int as this_year) today`,
  },
]

/** Columns that look like a counter and are none that others are told. */
export const otherNumbers: Readonly<Record<string, string>> = {
  'tickets.last_member_reply': 'a reply of this ticket, by its id',
  'tickets.last_desk_reply': 'a reply of this ticket, by its id',
  'help_branches.tid': 'part of an address on this site',
  'content_items.number': 'part of an address on this site',
  'content_items.tid': 'part of an address on this site',
  'webhook_deliveries.attempts': 'counts tries; receivers know a delivery by its id',
  'deliveries.attempts': 'counts tries; messages are named by ids and moments',
  'postings.number': 'counts within a report',
  'report_tables.number': 'counts within a report',
  'payout_batches.number': 'taken from agent_counters',
}

export async function moveNumbers(client: pg.Client, { sequences }: Manifest, margin: number): Promise<void> {
  for (const { table, column, last } of sequences) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2),
         greatest(coalesce($3::bigint, 0), coalesce((select max(${quoted(column)}) from ${quoted(table)}), 0)) + $4)`,
      [quoted(table), column, last, margin],
    )
  }
  for (const { move } of runningNumbers) await client.query(move, [margin])
}
