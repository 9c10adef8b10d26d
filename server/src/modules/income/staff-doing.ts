import type { StaffActor } from '../../platform/http/actor'

/** Who of the staff does it, from where, and when: what the log wants to know. */
export interface StaffDoing {
  actor: Pick<StaffActor, 'staffId' | 'name'>
  client: { address: string; userAgent: string }
  now: Date
}
