const sessionLifetime = { idleDays: 30, absoluteDays: 90 } as const

const day = 24 * 60 * 60 * 1000

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionLifetime.absoluteDays * day)
}

export function idleSince(now: Date): Date {
  return new Date(now.getTime() - sessionLifetime.idleDays * day)
}

export const absoluteSeconds = (sessionLifetime.absoluteDays * day) / 1000
