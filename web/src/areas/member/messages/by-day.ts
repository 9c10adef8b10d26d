import { formatDate } from '../../../lib/format'

/** Newest first as they come, under the day they came on. */
export function byDay<T extends { created_at: string }>(
  messages: readonly T[],
): Array<{ day: string; messages: T[] }> {
  const days: Array<{ day: string; messages: T[] }> = []
  for (const message of messages) {
    const day = formatDate(message.created_at)
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days
}
