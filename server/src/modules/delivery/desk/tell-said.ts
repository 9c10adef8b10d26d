// What happened to a delivery, in the reader's language. It may have been written by another version of this program: what it says
// is shown as it stands then, and never keeps the rest from being read.
import type { Language } from '#contract/language'
import { hasText, say } from '../../../platform/texts/texts'
import '../../../platform/outbound/outbound.texts'
import '../../../platform/transports/transports.texts'
import { readSaid, type Said } from '../../distribution/distribution.public'
import '../delivery.texts'
import '../formats/message-faults.texts'
import '../packing/packing.texts'

export const tellSaid = ({ text, params }: Said, language: Language): string =>
  hasText(text) ? say(text, language, params) : text

export function tellError(written: string, language: Language): string {
  const said = tryToRead(written)
  return said ? tellSaid(said, language) : written
}

function tryToRead(written: string): Said | undefined {
  try {
    return readSaid(written)
  } catch {
    return undefined
  }
}

/** In the channel's own words, as far as it is the channel that speaks. */
export function tellReason(written: string, language: Language): string {
  const said = tryToRead(written)
  const { reason } = said?.params ?? {}
  const isChannels = said?.text === 'delivery.refused' && typeof reason === 'string'
  return isChannels ? reason : tellError(written, language)
}
