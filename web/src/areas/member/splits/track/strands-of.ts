import { wholePart, writePercent } from '#contract/income/split-percent'
import type { Translate } from '../../../../lib/words'
import { partOf } from '../parts-of'
import type { SplitDetail } from '../split-queries'

/** A bundle of lines that goes to somebody. */
export interface Strand {
  key: string
  name: string
  percent: string
  /** mine: the reader's; waiting: not accepted yet; rest: others that the reader does not see one by one. */
  look: 'mine' | 'settled' | 'waiting' | 'rest'
  note: string
}

/** Who gets which part, as the reader may know it. */
export function strandsOf(detail: SplitDetail, t: Translate<'splits'>): Strand[] {
  const { proposed, ahead, in_force, reader } = detail
  const shown = proposed ?? ahead ?? in_force
  if (!shown) {
    if (reader !== 'owner') return []
    return [{ key: 'owner', name: t('fan.you'), percent: '100.00', look: 'mine', note: '' }]
  }
  const strands = shown.parties
    .filter(({ percent }) => partOf(percent) > 0)
    .map(
      (party): Strand => ({
        key: String(party.id),
        name: party.is_mine ? t('fan.you') : party.name,
        percent: party.percent,
        look: party.answer !== 'accepted' ? 'waiting' : party.is_mine ? 'mine' : 'settled',
        note: t(party.answer === 'accepted' ? 'fan.accepted' : 'fan.waiting'),
      }),
    )
  const rest = strands.reduce((left, { percent }) => left - partOf(percent), wholePart)
  if (rest <= 0) return strands
  return [
    ...strands,
    { key: 'rest', name: t('fan.rest'), percent: writePercent(rest), look: 'rest', note: '' },
  ]
}
