import { describe, expect, it } from 'vitest'
import { type HistoryEntry, type Reply, threadEntries } from './thread-entries'

const at = (minute: number) => new Date(Date.UTC(2026, 6, 15, 9, minute)).toISOString()

function said(id: number, minute: number, from: Reply['from'] = 'member'): Reply {
  return { id, from, name: 'Lin', text: `reply ${id}`, attachments: [], created_at: at(minute), seen: true }
}
const happened = (event: HistoryEntry['event'], minute: number): HistoryEntry => ({
  event,
  by: 'Lin',
  at: at(minute),
})
const told = (entries: ReturnType<typeof threadEntries>) =>
  entries.map(entry => (entry.kind === 'reply' ? entry.reply.id : entry.event))

describe('a thread', () => {
  it('tells what was said and what happened in order, and nothing twice', () => {
    const history = [
      happened('created', 0),
      happened('escalated', 3),
      happened('supportAnswered', 5),
      happened('closed', 6),
    ]
    expect(told(threadEntries([said(1, 0), said(2, 5, 'support')], history, false))).toEqual([
      1,
      'escalated',
      2,
      'closed',
    ])
  })

  it('puts reopening before the words it came with and closing after the answer it came with', () => {
    const history = [happened('closed', 5), happened('reopened', 8)]
    expect(told(threadEntries([said(2, 5, 'support'), said(3, 8)], history, false))).toEqual([
      2,
      'closed',
      'reopened',
      3,
    ])
  })

  it('keeps back what happened among replies that are not here yet', () => {
    const history = [happened('escalated', 1), happened('closed', 9)]
    expect(told(threadEntries([said(8, 5), said(9, 7)], history, true))).toEqual([8, 9, 'closed'])
  })

  it('still tells where everything went when no reply is left', () => {
    expect(told(threadEntries([], [happened('created', 0), happened('merged', 4)], false))).toEqual([
      'merged',
    ])
  })
})
