import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addCodeRange, closeCodeRange, listCodeRanges, setCodeAlarms } from '#contract/release-codes/calls'
import {
  addDomain,
  listDomains,
  makeDomainPrimary,
  readDomainProof,
  readSettings,
  removeDomain,
  saveSettings,
} from '#contract/sites/settings-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field, notice } from '../../../testing/forms'
import { giveCode } from '../../../testing/give-code'
import { sampleOf } from '../../../testing/sample-of'
import { sampleSite } from '../../../testing/sample-site'
import { answer, answerInPassing, cutOff, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('site')
const operator = say('operator')
const member = say('member')
const { id: _, domain: __, is_demo: ___, terms: ____, numbers_abroad, ...presentation } = sampleSite
const settings = sampleOf(readSettings.output, {
  version: 3,
  presentation,
  numbers_abroad,
  countries_abroad: [
    { country: 'HK', calling_code: '852' },
    { country: 'SG', calling_code: '65' },
  ],
  money: {
    royalty_rate: '0.8',
    currency: 'CNY',
    withdrawal_minimum: '100.00',
    withdrawal_fee: '1.00',
    double_approval_above: '',
  },
})

async function open(room = '') {
  answer(readSettings, settings)
  const shown = await visitAsStaff(`/operator/site${room}`)
  await screen.findByRole('button', { name: t('save') })
  return shown
}
const save = () => button(t('save'))

describe('the face of the site', () => {
  it('is seen before it is saved, and saved on the version it was read with', async () => {
    answer(saveSettings, { version: 4, waiting: [] })
    const { user } = await open()
    expect(save().disabled).toBe(true)
    const title = field(`${t('field.site_title')} · ${t('language.en')}`)
    await user.fill(title, 'Great River')
    await user.fill(field(t('field.hotline')), '400-820-0001')
    const preview = screen.getByText(t('preview')).closest('figure') as HTMLElement
    expect(preview.textContent).toContain('Great River')
    expect(preview.textContent).toContain('400-820-0001')
    await expectAccessible()
    const next = { ...presentation, site_title: { ...presentation.site_title, en: 'Great River' } }
    answer(readSettings, { ...settings, version: 4, presentation: { ...next, hotline: '400-820-0001' } })
    await user.click(save())
    expect(await screen.findByText(t('saved'))).toBeTruthy()
    await waitFor(() => expect(save().disabled).toBe(true))
    expect(sent(saveSettings)).toMatchObject([{ version: 3, presentation: { hotline: '400-820-0001' } }])
  })

  it('names a provider in both languages, as the privacy policy does', async () => {
    answer(saveSettings, { version: 4, waiting: [] })
    const { user } = await open()
    await user.fill(field(`${t('provider.sms')} · ${t('language.zh-CN')}`), '示例短信有限公司')
    await user.fill(field(`${t('provider.sms')} · ${t('language.en')}`), 'Example Messaging Ltd')
    await user.click(save())
    await waitFor(() => expect(sent(saveSettings)).toHaveLength(1))
    const sms = { 'zh-CN': '示例短信有限公司', en: 'Example Messaging Ltd' }
    expect(sent(saveSettings)).toMatchObject([{ presentation: { data_keeping: { providers: { sms } } } }])
  })

  it('switches countries abroad on one by one, each with its cap', async () => {
    answer(saveSettings, { version: 4, waiting: [] })
    const { user } = await open()
    await user.click(field(t('numbers.add')))
    await user.keyboard('852{Enter}')
    const cap = field(t('numbers.cap', { name: 'Hong Kong, China' }))
    await user.fill(cap, '50')
    await expectAccessible()
    await user.click(save())
    await waitFor(() => expect(sent(saveSettings)).toHaveLength(1))
    expect(sent(saveSettings)).toMatchObject([{ numbers_abroad: [{ country: 'HK', daily_cap: 50 }] }])
  })

  it('names the company behind it and each filing number with its link', async () => {
    refuse(saveSettings, 'invalidInput', {
      fields: { 'presentation.filings.police.link': 'No web address.' },
    })
    const { user } = await open()
    const fields = [
      ['entity', '江河音乐有限公司'],
      ['creditCode', '91310000MA1FL0001R'],
      ['filing_number', '闽ICP备00000001号'],
      ['filing_link', 'https://beian.miit.gov.cn/'],
      ['icp_licence.number', '闽B2-20260001'],
      ['culture.number', '闽网文〔2026〕0001-001号'],
      ['police.number', '闽公网安备 35020300000001号'],
      ['police.link', 'https://wrong.example/'],
    ] as const
    for (const [name, value] of fields) await user.fill(field(t(`field.${name}`)), value)
    await user.click(save())
    await waitFor(() => expect(descriptionOf(field(t('field.police.link')))).toBe('No web address.'))
    await user.fill(field(t('field.police.link')), 'https://beian.mps.gov.cn/')
    answer(saveSettings, { version: 4, waiting: [] })
    await user.click(save())
    await waitFor(() => expect(sent(saveSettings)).toHaveLength(2))
    expect(sent(saveSettings)[1]).toMatchObject({
      presentation: {
        legal_entity: { name: '江河音乐有限公司', credit_code: '91310000MA1FL0001R' },
        filing_number: '闽ICP备00000001号',
        filing_link: 'https://beian.miit.gov.cn/',
        filings: {
          icp_licence: { number: '闽B2-20260001', link: 'https://licence.example/' },
          culture: { number: '闽网文〔2026〕0001-001号', link: '' },
          police: { number: '闽公网安备 35020300000001号', link: 'https://beian.mps.gov.cn/' },
        },
      },
    })
  })

  it('says of a credit code that cannot be one', async () => {
    const { user } = await open()
    await user.fill(field(t('field.creditCode')), '91310000MA1FL0001T')
    expect(descriptionOf(field(t('field.creditCode')))).toBe(t('wrong.creditCode'))
  })

  it('needs a title in both languages', async () => {
    const { user } = await open()
    const title = field(`${t('field.site_title')} · ${t('language.zh-CN')}`)
    await user.fill(title, ' ')
    expect(descriptionOf(title)).toBe(t('missing'))
  })

  it('is as it was after taking everything back', async () => {
    const { user } = await open()
    await user.fill(field(t('field.hotline')), '1')
    expect(screen.getByText(t('unsaved'))).toBeTruthy()
    await user.click(button(t('undo')))
    expect(field(t('field.hotline')).value).toBe(presentation.hotline)
    expect(save().disabled).toBe(true)
  })
})

describe('settings of money', () => {
  const fee = () => field(t('field.withdrawal_fee'))

  it('are told at their field what is wrong, lose nothing, and are asked about before they are left', async () => {
    refuse(saveSettings, 'invalidInput', {
      fields: { 'money.withdrawal_fee': 'No amount of this currency.' },
    })
    const { user, router } = await open('/money')
    await user.fill(fee(), '1.005')
    await user.click(save())
    await giveCode(user)
    await waitFor(() => expect(descriptionOf(fee())).toBe('No amount of this currency.'))
    expect(fee().value).toBe('1.005')
    expect(notice()).toBeNull()
    await user.click(screen.getByRole('link', { name: t('room.domains') }))
    await user.click(await screen.findByRole('button', { name: member('unsaved.stay') }))
    expect(router.state.location.pathname).toBe('/operator/site/money')
    expect(fee().value).toBe('1.005')
  })

  it('say the share in percent and save it as a fraction', async () => {
    answer(saveSettings, { version: 4, waiting: [] })
    const { user } = await open('/money')
    const share = field(t('field.royalty_rate'))
    expect(share.value).toBe('80')
    await user.fill(share, '200')
    expect(descriptionOf(share)).toBe(t('percent.wrong'))
    await user.fill(share, '82.5')
    await user.click(save())
    await giveCode(user)
    await waitFor(() => expect(sent(saveSettings)[0]?.money?.royalty_rate).toBe('0.8250'))
  })

  it('that a colleague has changed meanwhile are read anew on demand', async () => {
    refuse(saveSettings, 'conflict')
    const { user } = await open('/money')
    await user.fill(fee(), '2.00')
    await user.click(save())
    await giveCode(user)
    expect(await screen.findByText(t('behind.title'))).toBeTruthy()
    answer(readSettings, { ...settings, version: 9, money: { ...settings.money, withdrawal_fee: '5.00' } })
    await user.click(button(t('behind.reload')))
    await waitFor(() => expect(fee().value).toBe('5.00'))
    expect(screen.queryByText(t('behind.title'))).toBeNull()
  })

  it('stay typed when the line breaks', async () => {
    cutOff(saveSettings)
    const { user } = await open('/money')
    await user.fill(fee(), '2.00')
    await user.click(save())
    await giveCode(user)
    expect(await screen.findByText(operator('factor.lost'))).toBeTruthy()
    await user.click(button(operator('cancel')))
    expect(fee().value).toBe('2.00')
    expect(save().disabled).toBe(false)
  })
})

describe('ranges of codes', () => {
  const range = { id: 1, kind: 'isrc' as const, prefix: 'QZABC', first: 1, last: 500, left: 400 }
  const codes = sampleOf(listCodeRanges.output, { ranges: [range] })
  const part = () => screen.getByRole('region', { name: t('codes.title.isrc') })
  const box = (name: string) => within(part()).getByRole<HTMLInputElement>('textbox', { name })

  async function openCodes() {
    answer(listCodeRanges, codes)
    const shown = await visitAsStaff('/operator/site/codes')
    await screen.findByText('QZABC · 1 – 500')
    const add = async (prefix: string, first: string, last: string) => {
      await shown.user.fill(box(t('codes.prefix.isrc')), prefix)
      await shown.user.fill(box(t('codes.first')), first)
      await shown.user.fill(box(t('codes.last')), last)
      await shown.user.click(within(part()).getByRole('button', { name: t('codes.add') }))
    }
    return { ...shown, add }
  }

  it('are added, and the form is empty again', async () => {
    answer(addCodeRange, sampleOf(addCodeRange.output))
    const { add } = await openCodes()
    await add('qzabd', '1', '500')
    expect(await screen.findByText(t('codes.added'))).toBeTruthy()
    expect(sent(addCodeRange)).toEqual([{ kind: 'isrc', prefix: 'QZABD', first: 1, last: 500 }])
    await waitFor(() => expect(box(t('codes.prefix.isrc')).value).toBe(''))
  })

  it.each([
    ['a prefix that cannot be', ['X1', '1', '500'], 'codes.prefix.isrc', 'codes.wrongPrefix.isrc'],
    ['numbers the wrong way round', ['QZABD', '9', '5'], 'codes.last', 'codes.wrongNumbers'],
    ['more than the prefix holds', ['QZABD', '1', '100000'], 'codes.last', 'codes.wrongNumbers'],
  ] as const)('with %s are corrected before anything is sent', async (_, typed, at, words) => {
    const { add } = await openCodes()
    await add(...(typed as [string, string, string]))
    expect(descriptionOf(box(t(at)))).toContain(t(words, { most: 99_999 }))
    expect(sent(addCodeRange)).toEqual([])
  })

  it('that overlap are told at the field in the server’s words', async () => {
    refuse(addCodeRange, 'invalidInput', { fields: { last: 'This range overlaps another.' } })
    const { add } = await openCodes()
    await add('QZABC', '400', '600')
    await waitFor(() => expect(descriptionOf(box(t('codes.last')))).toBe('This range overlaps another.'))
    expect(notice()).toBeNull()
  })

  it('are closed after a question', async () => {
    answer(closeCodeRange, sampleOf(closeCodeRange.output))
    const { user } = await openCodes()
    await user.click(within(part()).getByRole('button', { name: t('codes.close') }))
    const question = await screen.findByRole('alertdialog', {
      name: t('codes.askClose', { prefix: 'QZABC' }),
    })
    await user.click(within(question).getByRole('button', { name: t('codes.close') }))
    await waitFor(() => expect(sent(closeCodeRange)).toEqual([{ id: 1 }]))
  })

  it('raise the alarm at a number that is one', async () => {
    answer(setCodeAlarms, sampleOf(setCodeAlarms.output))
    const { user } = await openCodes()
    const alarms = within(screen.getByRole('region', { name: t('codes.alarms') }))
    await user.fill(alarms.getByLabelText('ISRC'), 'many')
    expect(alarms.getByRole<HTMLButtonElement>('button', { name: t('save') }).disabled).toBe(true)
    await user.fill(alarms.getByLabelText('ISRC'), '200')
    await user.click(alarms.getByRole('button', { name: t('save') }))
    await waitFor(() => expect(sent(setCodeAlarms)).toMatchObject([{ isrc: 200 }]))
  })
})

describe('domains', () => {
  const both = [
    { domain: 'river.example', is_primary: true },
    { domain: 'old.example', is_primary: false },
  ]
  async function openDomains() {
    answer(listDomains, both)
    answerInPassing(readSettings)
    const shown = await visitAsStaff('/operator/site/domains')
    await screen.findByText('old.example')
    return shown
  }
  const add = () => field(t('domains.add'))

  it('are added, or told at the field why not', async () => {
    const { user } = await openDomains()
    await user.click(button(t('domains.addIt')))
    expect(descriptionOf(add())).toBe(t('domains.wrong'))
    refuse(addDomain, 'invalidInput', { fields: { domain: 'Another site has this domain.' } })
    await user.fill(add(), 'new.example')
    await user.click(button(t('domains.addIt')))
    await waitFor(() => expect(descriptionOf(add())).toBe('Another site has this domain.'))
    expect(notice()).toBeNull()
    answer(addDomain, null)
    await user.click(button(t('domains.addIt')))
    await waitFor(() => expect(add().value).toBe(''))
    expect(sent(addDomain).at(-1)).toEqual({ domain: 'new.example' })
  })

  it('show what proves that a name is theirs, until it is proven', async () => {
    refuse(addDomain, 'conflict', { message: 'It is not proven yet.' })
    answer(readDomainProof, {
      domain: 'new.example',
      record: { name: '_tributary.new.example', value: 'tributary-token' },
      file: { path: '/.well-known/tributary-domain', text: 'tributary-token' },
    })
    const { user } = await openDomains()
    await user.fill(add(), 'new.example')
    await user.click(button(t('domains.addIt')))
    await waitFor(() => expect(descriptionOf(add())).toBe('It is not proven yet.'))
    expect(await screen.findByText('_tributary.new.example')).toBeTruthy()
    expect(screen.getByText('https://new.example/.well-known/tributary-domain')).toBeTruthy()
    await expectAccessible()
    answer(addDomain, null)
    await user.click(button(t('domains.addIt')))
    await waitFor(() => expect(screen.queryByText('_tributary.new.example')).toBeNull())
  })

  it.each([
    ['primary', makeDomainPrimary, 'domains.makePrimary'],
    ['remove', removeDomain, 'domains.remove'],
  ] as const)('change their standing after a question: %s', async (deed, call, label) => {
    answer(call, null)
    const { user } = await openDomains()
    await user.click(button(t(label)))
    const question = await screen.findByRole('alertdialog', {
      name: t(`domains.ask.${deed}`, { domain: 'old.example' }),
    })
    expect(sent(call)).toEqual([])
    await user.click(within(question).getByRole('button', { name: t(label) }))
    await waitFor(() => expect(sent(call)).toEqual([{ domain: 'old.example' }]))
  })

  it('never lose the first one', async () => {
    await openDomains()
    const row = screen.getByText('river.example').closest('li') as HTMLElement
    expect(within(row).queryAllByRole('button')).toEqual([])
    expect(within(row).getByText(t('domains.primary'))).toBeTruthy()
  })
})
