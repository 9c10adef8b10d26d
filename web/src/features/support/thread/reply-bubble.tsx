import CheckCheck from 'lucide-react/icons/check-check'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Badge } from '../../../ui/badge'
import { cx } from '../../../ui/class-names'
import { AttachedFiles } from '../files/attached-files'
import { LinkedText } from './linked-text'
import type { Reply } from './thread-entries'

type ReplyBubbleProps = {
  reply: Reply
  /** Written by the side that is reading. */
  isOwn: boolean
  /** Of the other side, and the reader had not seen it when the page was opened. */
  isNew?: boolean
  /** Beside the name: what makes this reply different from others. */
  mark?: ReactNode
  /** Another ground than its side's, for what is not part of the conversation. */
  className?: string
}

/** One thing somebody said. The other side's stand at the left on paper, one's own at the right, set back. */
export function ReplyBubble({ reply, isOwn, isNew = false, mark, className }: ReplyBubbleProps) {
  const t = useWords('support')
  const { from, name, text, attachments, created_at, seen } = reply
  const role = t(`who.${from}`)
  return (
    <article
      id={`reply-${reply.id}`}
      className={cx(
        'w-fit max-w-full min-w-0 scroll-mt-6 rounded-card border px-4 py-3 sm:max-w-[88%] sm:px-5 sm:py-4',
        isOwn ? 'ml-auto rounded-br-md' : 'mr-auto rounded-bl-md',
        className ?? (isOwn ? 'border-transparent bg-sunken' : 'border-line bg-surface shadow-lift'),
      )}
    >
      <header className="mb-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-semibold">{name || role}</span>
          {from === 'support' && name !== '' && <span className="text-river"> · {role}</span>}
        </p>
        <time dateTime={created_at} className="num text-faint">
          {formatMoment(created_at)}
        </time>
        {isNew && <Badge tone="accent">{t('thread.new')}</Badge>}
        {mark}
      </header>
      <LinkedText text={text} />
      {attachments.length > 0 && <AttachedFiles files={attachments} className="mt-3" />}
      {isOwn && (
        <p
          className={cx(
            'mt-1.5 flex items-center justify-end gap-1 text-xs',
            seen ? 'text-river' : 'text-faint',
          )}
        >
          {seen && <CheckCheck aria-hidden="true" className="size-3.5" />}
          {t(seen ? 'thread.seen' : 'thread.sent')}
        </p>
      )}
    </article>
  )
}
