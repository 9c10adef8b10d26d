import { webhookLimits } from '#contract/webhooks/events'

const firstWait = 10_000
const longestWait = 6 * 3_600_000
const factor = 3

/**
 * When to try again after so many attempts: ever later, never all at the same moment, and once at the very end. Nothing: that was
 * the end.
 */
export function nextAttempt(
  { attempts, since }: { attempts: number; since: Date },
  now: Date,
  chance = Math.random(),
): Date | undefined {
  const end = since.getTime() + webhookLimits.tryHours * 3_600_000
  if (now.getTime() >= end) return undefined
  const wait = Math.min(firstWait * factor ** (attempts - 1), longestWait) * (0.8 + 0.4 * chance)
  return new Date(Math.min(now.getTime() + wait, end))
}
