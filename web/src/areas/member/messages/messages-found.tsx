import { formatDate } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { byDay } from './by-day'
import type { ShownMessage } from './message-queries'
import { MessageRow } from './message-row'

type MessagesFoundProps = { messages: readonly ShownMessage[]; onRead: (id: number) => void }

export function MessagesFound({ messages, onRead }: MessagesFoundProps) {
  const t = useWords('messages')
  const today = formatDate(new Date())
  const yesterday = formatDate(new Date(Date.now() - 86_400_000))
  const nameOf = (day: string) => (day === today ? t('today') : day === yesterday ? t('yesterday') : day)
  return (
    <>
      {byDay(messages).map(({ day, messages: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="mt-8 first:mt-0">
          <h2 id={`day-${day}`} className="num border-b-2 border-ink pb-2 text-base">
            {nameOf(day)}
          </h2>
          <ul>
            {ofDay.map(message => (
              <MessageRow key={message.id} message={message} onRead={() => onRead(message.id)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
