import { describe, expect, it } from 'vitest'
import { languages } from '#contract/language'
import { say } from '../../platform/texts/texts'
import {
  agreementTemplates,
  hashOfClauses,
  newestClauses,
  termsChangedSince,
  whatChangedIn,
} from './agreement-templates'

describe('the text of the distribution agreement', () => {
  it('never changes without a version that says so', () => {
    expect(
      hashOfClauses(),
      'another text: add a version, and say whether its terms or its words changed',
    ).toBe(newestClauses)
  })

  it('counts its versions up and says of each what changed', () => {
    expect(agreementTemplates.map(({ version }) => version)).toEqual([1, 2])
    for (const { version } of agreementTemplates.slice(1))
      for (const language of languages) expect(whatChangedIn(version, language)).not.toContain('template')
  })

  it('asks for another signature only where the terms changed since', () => {
    expect(termsChangedSince(1)).toBe(2)
    expect(termsChangedSince(2)).toBeUndefined()
  })

  it('grants what delivering takes: transcoding and other formats', () => {
    expect(say('agreement.clause.grant.text', 'zh-CN')).toContain('转码、格式转换')
    expect(say('agreement.clause.grant.text', 'en')).toMatch(/transcode .* convert/)
  })
})
