// The only place that asks what time it is, so that a test can move it.

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
