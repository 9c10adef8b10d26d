import Check from 'lucide-react/icons/check'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../../lib/words'
import { Badge } from '../../../ui/badge'
import { cx } from '../../../ui/class-names'
import { IconButton } from '../../../ui/icon-button'
import type { ShownMessage } from './message-queries'

/** Longer ones are announcements: they open on demand. */
const shortText = 160

export function MessageRow({ message, onRead }: { message: ShownMessage; onRead: () => void }) {
  const t = useWords('messages')
  const [isWhole, setIsWhole] = useState(false)
  const textId = useId()
  const isLong = message.text.length > shortText
  const title = cx('font-display text-[1.0625rem] leading-snug', !message.read && 'font-semibold')
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-4 pl-5">
      {!message.read && (
        <span className="absolute top-6.5 left-0 size-2 rounded-full bg-accent">
          <span className="sr-only">{t('unread')}</span>
        </span>
      )}
      <div className="min-w-0">
        <h3 className={title}>
          {message.link ? (
            <Link
              to={message.link}
              onClick={() => !message.read && onRead()}
              className="underline-offset-4 hover:underline"
            >
              {message.title}
            </Link>
          ) : (
            message.title
          )}
        </h3>
        <p
          id={textId}
          className={cx(
            'mt-1 max-w-prose break-words whitespace-pre-line text-soft',
            isLong && !isWhole && 'line-clamp-3',
          )}
        >
          {message.text}
        </p>
        {isLong && (
          <button
            type="button"
            aria-expanded={isWhole}
            aria-controls={textId}
            onClick={() => {
              setIsWhole(!isWhole)
              if (!message.read) onRead()
            }}
            className="mt-1 min-h-9 text-sm font-semibold text-river underline-offset-4 hover:underline"
          >
            {t(isWhole ? 'lessText' : 'whole')}
          </button>
        )}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <Badge>{t(`kind.${message.kind}`)}</Badge>
          <time dateTime={message.created_at} className="num">
            {timeOf(message.created_at)}
          </time>
          {message.link && (
            <Link
              to={message.link}
              tabIndex={-1}
              aria-hidden="true"
              onClick={() => !message.read && onRead()}
              className="font-semibold text-river underline-offset-4 hover:underline"
            >
              {t('open')}
            </Link>
          )}
        </p>
      </div>
      {!message.read && (
        <IconButton
          label={t('markRead.of', { title: message.title })}
          title={t('markRead')}
          size="small"
          onClick={onRead}
        >
          <Check />
        </IconButton>
      )}
    </li>
  )
}

function timeOf(moment: string): string {
  return new Date(moment).toTimeString().slice(0, 5)
}
