// How fast an upload goes, smoothed over a few seconds: a number that jumps about helps nobody.

export interface Pace {
  /** Bytes a second; 0 as long as nothing is known. */
  speed: number
  at: number
  sent: number
}

const smoothing = 0.25
const every = 500

export const startPace = (now: number, sent: number): Pace => ({ speed: 0, at: now, sent })

export function keepPace(pace: Pace, now: number, sent: number): Pace {
  const passed = now - pace.at
  if (passed < every) return pace
  const current = Math.max(0, ((sent - pace.sent) * 1000) / passed)
  const speed = pace.speed === 0 ? current : pace.speed + (current - pace.speed) * smoothing
  return { speed, at: now, sent }
}

/** Seconds, or undefined when it cannot be told. */
export function secondsLeft({ speed }: Pace, sent: number, size: number): number | undefined {
  return speed > 0 ? Math.ceil((size - sent) / speed) : undefined
}
