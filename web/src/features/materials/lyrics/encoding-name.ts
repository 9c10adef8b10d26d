import type { LyricEncoding } from '#contract/works/material'
import { useWords } from '../../../lib/words'

/** With the language it is for, where it is for one: few know their encodings by name. */
export function useEncodingName(): (encoding: LyricEncoding) => string {
  const t = useWords('materials')
  return encoding => {
    if (encoding === 'UTF-8' || encoding === 'UTF-16LE' || encoding === 'UTF-16BE') return encoding
    return t('encoding.named', { language: t(`encoding.${encoding}`), encoding })
  }
}
