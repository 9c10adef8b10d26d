// How often the demo's songs are heard before the money for it is reported: DSR Part 3, as a channel sends it every few weeks.
import type { DemoRecording } from './demo-income'
import { seededRandom } from './seeded-random'

interface Heard {
  channel: { name: string; partyId: string }
  month: string
  recipient: { partyId: string; name: string }
  createdAt: Date
  /** How much of the month has passed, from 0 to 1. */
  passed: number
}

const countries = { TW: 1, SG: 0.5, MY: 0.45, US: 0.35, JP: 0.3, GB: 0.15 }

export function demoPlays(recordings: readonly DemoRecording[], heard: Heard): string {
  const { channel, month, recipient, createdAt, passed } = heard
  const chance = seededRandom(Number(month.replace('-', '')))
  const codes = Object.entries(countries)
  const blocks = recordings.map((recording, index) => {
    const block = String(index + 1)
    const popularity = 2000 + chance() * 6000
    return [
      row('RE01.02', block, 'R1', '', '', '', recording.upc, recording.artists, '', recording.release),
      row('AS02.03', block, 'A1', '', recording.isrc, recording.title, '', recording.artists),
      ...codes.map(([code, share]) => {
        const plays = Math.round(popularity * share * passed * (0.8 + chance() * 0.4))
        return row('SU02.02', block, code, '', 'R1', 'A1', 'true', String(plays), '', '', 'OnDemandStream')
      }),
    ]
  })
  const lines = [
    row(
      ...[
        'HEAD',
        'dsrf/1.1/1.4.1/1.3',
        'BasicAudioProfile',
        '1.3',
        `plays-${month}`,
        createdAt.toISOString(),
      ],
      ...['1', '1', `${month}-01`, `${month}-28`, channel.partyId, channel.name, channel.name],
      ...[recipient.partyId, recipient.name],
    ),
    ...codes.map(([code]) =>
      row(
        'SY01.02',
        code,
        channel.name,
        channel.partyId,
        'SubscriptionModel',
        'OnDemandStream',
        code,
        channel.name,
      ),
    ),
    ...blocks.flat(),
  ]
  const counts = [lines.length + 1, lines.length + 1, codes.length, blocks.length, blocks.length]
  return `${[...lines, row('FOOT', ...counts.map(String))].join('\n')}\n`
}

const row = (...cells: string[]) => cells.map(cell => cell.replaceAll('\t', ' ')).join('\t')
