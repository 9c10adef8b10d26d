import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#contract/language'
import { pageValues } from './page-values'
import { firstDaySite } from './page-values.sample'

describe('the places of a page', () => {
  it.each(languages)('are all filled in %s, but for what only an operator knows', language => {
    const values = Object.entries(pageValues(firstDaySite(), language))
    const empty = values.filter(([, value]) => value === '').map(([name]) => name)
    expect(empty).toEqual(['email', 'hotline', 'address', 'serviceHours'])
    for (const [name, value] of values) expect(value, name).not.toMatch(/NaN|undefined|null/)
  })

  it('name the share without a rounding error', () => {
    expect(pageValues(firstDaySite({ royalty_rate: '0.5700' }), 'en').share).toBe('57%')
    expect(pageValues(firstDaySite({ royalty_rate: '0.8125' }), 'en').share).toBe('81.25%')
  })

  it('separate thousands and name the currency', () => {
    expect(pageValues(firstDaySite(), 'zh-CN').minimum).toBe('1,000.00 CNY')
    expect(pageValues(firstDaySite({ currency: 'JPY', withdrawal_minimum: '12000' }), 'en').minimum).toBe(
      '12,000 JPY',
    )
  })

  it('reckon the example from the channel to the bank account', () => {
    expect(pageValues(firstDaySite(), 'en')).toMatchObject({
      examplePaid: '10,000.00 CNY',
      exampleShare: '8,000.00 CNY',
      exampleOurs: '2,000.00 CNY',
      exampleTax: '1,280.00 CNY',
      exampleNet: '6,718.00 CNY',
      exampleSmallTax: '240.00 CNY',
      exampleMiddleTax: '640.00 CNY',
      exampleLargeTax: '1,600.00 CNY',
    })
  })

  it('name each provider as the reader’s language knows it, and say where one is not named', () => {
    const { data_keeping, ...site } = firstDaySite()
    const sms = { 'zh-CN': '示例短信有限公司', en: 'Example Messaging Ltd' }
    const named = { ...data_keeping, providers: { ...data_keeping.providers, sms } }
    const read = (language: Language) => pageValues({ ...site, data_keeping: named }, language)
    expect([read('zh-CN').smsProvider, read('en').smsProvider]).toEqual([sms['zh-CN'], sms.en])
    expect(read('en').mailProvider).toContain('not named here yet')
  })

  it('list formats and days as each language does', () => {
    expect(pageValues(firstDaySite(), 'zh-CN')).toMatchObject({
      audioFormats: 'WAV、FLAC 或 AIFF',
      physicalBefore: '2006年7月1日',
    })
    expect(pageValues(firstDaySite(), 'en')).toMatchObject({
      audioFormats: 'WAV, FLAC or AIFF',
      physicalBefore: '1 July 2006',
    })
  })
})
