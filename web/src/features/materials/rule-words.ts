// The result of a rule as a sentence a musician understands: what was found, and what to do about it.
import type { RuleResult } from '#contract/works/material'
import { useWords } from '../../lib/words'
import type { AreaWords } from '../../messages/areas'
import { clock } from './player/clock'

type Key = keyof AreaWords['materials']

export function useRuleSentence(): (result: RuleResult) => string {
  const t = useWords('materials')
  return ({ rule, verdict, params, at }) => {
    const moments = at.slice(0, 5).map(clock).join(' · ')
    const { channel, title } = params
    const shown = timed.includes(rule) ? asTimes(params) : rounded(params)
    if (channel) shown.channel = t(`channel.${channel as 'left' | 'right' | 'both'}`)
    // What passed is named; what did not is explained.
    if (verdict === 'pass') return t(`rule.${rule}`)
    if (rule === 'rgb') return t(notRgb[params.found as keyof typeof notRgb] ?? notRgb.other)
    if (rule === 'encoding' && verdict === 'warn') return t('rule.encoding.unsure', shown)
    if (rule === 'sameRecording' && title) return t('rule.sameRecording.named', { title })
    return t(`rule.${rule}.${verdict === 'wait' ? 'wait' : 'not'}` as Key, { ...shown, moments })
  }
}

/** What a cover is saved as; the first look knows some of it before the file is sent. */
const notRgb = {
  gray: 'objection.gray',
  cmyk: 'objection.cmyk',
  transparent: 'rule.rgb.transparent',
  other: 'rule.rgb.other',
} as const satisfies Record<string, Key>

export function useRuleName(): (result: Pick<RuleResult, 'rule'>) => string {
  const t = useWords('materials')
  return ({ rule }) => t(`rule.${rule}`)
}

/** Rules whose figures are moments and lengths of the audio. */
const timed: readonly RuleResult['rule'][] = ['length', 'sameLength', 'timesInside']

function asTimes({ most, ...params }: RuleResult['params']): RuleResult['params'] {
  const times = Object.entries(params).map(([name, value]) => [name, clock(Number(value))])
  return { ...Object.fromEntries(times), ...(most === undefined ? {} : { most }) }
}

function rounded(params: RuleResult['params']): RuleResult['params'] {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? Math.round(value * 10) / 10 : value,
  ])
  return Object.fromEntries(entries)
}
