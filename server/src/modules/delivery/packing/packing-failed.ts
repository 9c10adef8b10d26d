import type { TextParams } from '../../../platform/texts/texts'
import type { messageFaultTexts } from '../formats/message-faults.texts'
import type { packingTexts } from './packing.texts'

export interface PackingFault {
  key: keyof typeof packingTexts | keyof typeof messageFaultTexts
  params: TextParams
}

/** The work or its files are wrong: it stays wrong however often it is tried, so that somebody has to look at it. */
export class PackingFailed extends Error {
  readonly key: PackingFault['key']
  readonly params: TextParams
  /** All of them; the first one is what is said where there is room for one sentence. */
  readonly faults: readonly PackingFault[]

  constructor(first: PackingFault, ...others: PackingFault[]) {
    super(`${first.key} ${JSON.stringify(first.params)}`)
    this.key = first.key
    this.params = first.params
    this.faults = [first, ...others]
  }
}
