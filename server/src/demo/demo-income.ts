// Two years of income, month by month, as the test channels report it: what was reported when, posted by whom, paid and agreed with.
import { type HeldRelease, makeSalesReport } from '../modules/sandbox/sandbox.public'

/** Where the demo's songs are heard, and by how many more than usual; mainland channels only there. */
export const demoChannels = [
  { code: 'netease', countries: ['CN'], reach: 60 },
  { code: 'qq', countries: ['CN'], reach: 45 },
  { code: 'spotify', countries: undefined, reach: 20 },
  { code: 'apple', countries: undefined, reach: 1.5 },
] as const

export interface DemoRecording {
  isrc: string
  title: string
  artists: string
  release: string
  upc: string
  /** The day it came out. */
  liveOn: string
}

export const demoMonths = 24

/** The last months that are over, the oldest first: `2026-10`. */
export function monthsBefore(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - (count - index), 1)).toISOString().slice(0, 7),
  )
}

/** A day of the month after, in the morning of China; never later than now. */
export function dayAfter(month: string, day: number, now: Date): Date {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Math.min(Date.UTC(year, number, day, 2), now.getTime()))
}

interface Reported {
  channel: { code: string; name: string; partyId: string; countries?: readonly string[]; reach: number }
  month: string
  currency: string
  recipient: { partyId: string; name: string }
  createdAt: Date
}

export function demoReport(recordings: readonly DemoRecording[], reported: Reported): string {
  const { channel, month, currency, recipient, createdAt } = reported
  return makeSalesReport(
    recordings.map(recording => heldBy(recording, channel.countries)),
    {
      ...{ channel: channel.code, channelName: channel.name, sender: channel.partyId },
      ...{ month, reach: channel.reach, currency, recipient, createdAt },
    },
  )
}

function heldBy(recording: DemoRecording, countries?: readonly string[]): HeldRelease {
  const { isrc, title, artists, liveOn } = recording
  const deal = {
    ...(countries ? { countries: [...countries] } : {}),
    except: [],
    models: ['SubscriptionModel', 'AdvertisementSupportedModel'],
    uses: ['OnDemandStream'],
    from: liveOn,
  }
  return {
    ...{
      upc: recording.upc,
      messageId: '',
      messageAt: new Date(0),
      type: 'Single',
      title: recording.release,
      artists,
    },
    ...{ label: '', cover: '', deals: [], state: 'live', liveOn },
    tracks: [{ isrc, title, artists, seconds: 200, kind: 'audio', path: '', deals: [deal] }],
  }
}
