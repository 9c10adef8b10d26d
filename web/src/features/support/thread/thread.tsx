import type { ReactNode } from 'react'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { HistoryLine } from './history-line'
import { type HistoryEntry, type Reply, threadEntries } from './thread-entries'

type ThreadProps<R extends Reply> = {
  replies: readonly R[]
  history: readonly HistoryEntry[]
  /** There are replies before these. */
  earlier?: { load: () => void; isLoading: boolean }
  children: (reply: R) => ReactNode
}

/** The conversation, oldest first. What arrives while somebody reads is told to a screen reader as well. */
export function Thread<R extends Reply>({ replies, history, earlier, children }: ThreadProps<R>) {
  const t = useWords('support')
  const entries = threadEntries(replies, history, earlier !== undefined)
  return (
    <div role="log" aria-label={t('thread.label')}>
      {earlier && (
        <div className="mb-5 flex justify-center">
          <Button size="small" loading={earlier.isLoading} onClick={earlier.load}>
            {t('thread.earlier')}
          </Button>
        </div>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {entries.map(entry => (
          <li key={entry.kind === 'reply' ? entry.reply.id : `${entry.event} ${entry.at}`}>
            {entry.kind === 'reply' ? children(entry.reply) : <HistoryLine entry={entry} />}
          </li>
        ))}
      </ol>
    </div>
  )
}
