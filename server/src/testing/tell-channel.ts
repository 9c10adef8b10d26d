// A channel that gets messages about one release: messages as the portal writes them, read as the sandbox reads them, without their files.
import type { DeliveryKind } from '#contract/distribution/delivery-state'
import { addDays } from '#contract/works/missing'
import { checkMessage } from '../modules/delivery/formats/check-message'
import { writeErn382 } from '../modules/delivery/formats/ern-382/write-ern-382'
import { writeErn432 } from '../modules/delivery/formats/ern-432/write-ern-432'
import { filesOf } from '../modules/delivery/formats/message-rules/check-files'
import type { ReleaseMessage } from '../modules/delivery/formats/release-message'
import { writeSheet } from '../modules/delivery/formats/sheet/write-sheet'
import { buildMessage } from '../modules/delivery/packing/build-message'
import type { DeliveredTrack } from '../modules/delivery/packing/message-inputs'
import { startingColumns } from '../modules/distribution/starting-columns'
import { readErn } from '../modules/sandbox/ern/read-ern'
import type { ReadMessage } from '../modules/sandbox/ern/read-message'
import { type HeldRelease, holdRelease, isRunning, onDay } from '../modules/sandbox/held-release'
import { judgeDeals } from '../modules/sandbox/judge/judge-deals'
import { readSheet } from '../modules/sandbox/sheet/read-sheet'
import { buildInputs, buildParts } from './build-delivery'
import { buildSheet } from './build-sheet'

type Read = (message: ReleaseMessage) => Promise<ReadMessage>

const upc = '123456789012'
const readXml =
  (write: typeof writeErn432): Read =>
  message =>
    readErn(Buffer.from(write(message)), undefined)

const readTable =
  (columns: typeof startingColumns): Read =>
  async message => {
    const files = message.kind === 'takedown' ? [] : filesOf(message)
    return readSheet(buildSheet(writeSheet(message, columns)), columns, {
      batchId: message.messageId,
      messageId: message.messageId,
      sender: message.sender.partyId,
      recipient: message.recipient.partyId,
      files: files.map(({ path, size, sha256 }) => ({ path: `${upc}/${path}`, size, sha256 })),
    })
  }

export const toldFormats: Record<string, Read> = {
  'ERN 4.3.2': readXml(writeErn432),
  'ERN 3.8.2': readXml(writeErn382),
  'a sheet': readTable(startingColumns),
  'a sheet that has no column for what goes': readTable(
    startingColumns.filter(({ field }) => field !== 'off'),
  ),
}

export interface Telling {
  kind: DeliveryKind
  releaseDay: string
  tracks: readonly DeliveredTrack[]
}

export function toldChannel(read: Read, takedown: 'without_deals' | 'ended', firstDay: string) {
  const { channel, work } = buildInputs()
  let held: HeldRelease | undefined
  let told = 0
  let today = firstDay
  return {
    today: () => today,
    nextDay() {
      today = addDays(today, 1)
      held = held && onDay(held, today)
    },
    async tell({ kind, releaseDay, tracks }: Telling) {
      told += 1
      const createdAt = new Date(Date.parse(`${today}T04:00:00Z`) + told * 1000)
      const moment = createdAt.toISOString().replace(/\D/g, '').slice(0, 14)
      const inputs = buildInputs({
        tracks,
        work: { kind: 'album', scope: { ...work.scope, release_date: releaseDay } },
        channel: { profile: { ...channel.profile, takedown } },
        delivery: { kind, createdAt, messageId: `${moment}000`, announcedOn: firstDay },
      })
      const message = buildMessage(inputs, buildParts(inputs))
      const faults = checkMessage(message)
      if (faults.length > 0) throw new Error(JSON.stringify(faults))
      const found = await read(message)
      judgeDeals(found)
      held = holdRelease(held, found, moment, today)
    },
    isOnSale(isrc: string | null): boolean {
      const track = held?.state === 'live' ? held.tracks.find(one => one.isrc === isrc) : undefined
      return track?.deals.some(deal => isRunning(deal, today)) ?? false
    },
  }
}
