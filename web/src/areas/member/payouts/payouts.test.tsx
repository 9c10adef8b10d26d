import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { incomeStanding } from '#contract/income/income-figures-calls'
import {
  bindBankAccount,
  listBanks,
  nameBankOfCard,
  payoutStanding,
  removeBankAccount,
} from '#contract/payouts/bank-account-calls'
import { withdrawalWaitHours } from '#contract/payouts/payout-rules'
import { listPayableBills, listWithdrawals } from '#contract/payouts/withdrawal-calls'
import { formatMoment } from '../../../lib/format'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field, isInvalid, notice } from '../../../testing/forms'
import { itHasFourStates } from '../../../testing/list-states'
import { sampleOf } from '../../../testing/sample-of'
import { sampleAccount } from '../../../testing/sample-people'
import { answer, answerInPassing, refuse, sent } from '../../../testing/server'
import { visitAsMember } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('payouts')
const shell = say('shell')
const income = say('income')

/** With a check digit. */
const debitCard = '6222020200112233446'
const hour = 3_600_000

type Standing = NonNullable<Parameters<typeof sampleOf<typeof payoutStanding.output>>[1]>

const holder = { kind: 'member' as const, name: 'Chen Yehang', mobile_masked: '138****0001' }
const company = { kind: 'company' as const, name: 'North Shore Ltd', mobile_masked: '138****0003' }
const guardian = { kind: 'guardian' as const, name: 'Lin Muqin', mobile_masked: '137****0002' }
const account = {
  kind: 'card' as const,
  holder: 'Chen Yehang',
  bank_code: 'ICBC',
  bank_name: 'ICBC',
  number_masked: '**** 3446',
}
const bound: Standing = { holder, account, can_bind: true }
const unbound: Standing = { holder, can_bind: true }
const title = t('account.card', { bank: 'ICBC', digits: '3446' })

const makeStanding = (standing: Standing) => sampleOf(payoutStanding.output, standing)

/** Since when, and for a day. */
function wait(why: 'account' | 'mobile' | 'guardian', hoursAgo: number) {
  const since = Date.now() - hoursAgo * hour
  return {
    why,
    since: new Date(since).toISOString(),
    until: new Date(since + withdrawalWaitHours * hour).toISOString(),
  }
}

function open(standing?: Standing, options: Parameters<typeof visitAsMember>[1] = {}) {
  answerInPassing(incomeStanding, listPayableBills, listWithdrawals)
  answer(listBanks, [
    { code: 'ICBC', name: 'ICBC' },
    { code: 'CCB', name: 'China Construction Bank' },
    { code: 'OTHER', name: 'Another bank' },
  ])
  if (standing) answer(payoutStanding, makeStanding(standing))
  return visitAsMember('/person-center/withdraw', options)
}

async function openForm(standing: Standing = unbound) {
  const shown = await open(standing)
  await shown.user.click(await screen.findByRole('button', { name: t('account.bind') }))
  return shown
}

const submit = () => within(screen.getByRole('dialog')).getByRole('button', { name: t('form.submit') })

describe('the account', () => {
  itHasFourStates(() => open(), {
    call: payoutStanding,
    none: makeStanding(unbound),
    some: makeStanding(bound),
    row: title,
    whenNone: t('none.title'),
    whenFailed: t('account.failed'),
    retry: say('member')('retry'),
  })

  it('that is bound shows its bank, its last digits and its holder', async () => {
    await open(bound)
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(t('account.holder.member', { name: 'Chen Yehang' }))).toBeTruthy()
    expect(screen.getByText(t('account.ready'))).toBeTruthy()
    expect(screen.queryByText(t('wait.act'))).toBeNull()
    await expectAccessible()
  })

  it.each([
    ['own', holder],
    ['guardian’s', guardian],
    ['company’s', company],
  ])('that is missing has to be in the %s name', async (_, of) => {
    await open({ holder: of, can_bind: true })
    expect(await screen.findByText(t(`none.${of.kind}`, { name: of.name }))).toBeTruthy()
    await expectAccessible()
  })

  it.each([
    ['not_verified', '/person-center/information'],
    ['minor_not_approved', '/realidcation'],
  ] as const)('waits for somebody who is verified: %s', async (obstacle, way) => {
    await open({ obstacle })
    expect(await screen.findByText(t(`obstacle.${obstacle}`))).toBeTruthy()
    const link = screen.getByRole('link', { name: t(`obstacle.${obstacle}Go`) })
    expect(link.getAttribute('href')).toBe(way)
    expect(screen.queryByRole('button', { name: t('account.bind') })).toBeNull()
    await expectAccessible()
  })

  it('of an earlier guardian says whose account is needed, and nothing of its own wait', async () => {
    await open({
      holder: guardian,
      account: { ...account, is_outdated: true },
      waits: [wait('account', 1)],
      can_bind: true,
    })
    expect(await screen.findByText(t('outdated.guardian', { name: 'Lin Muqin' }))).toBeTruthy()
    expect(button(t('account.bindNew'))).toBeTruthy()
    expect(screen.queryByText(t('wait.act'))).toBeNull()
    await expectAccessible()
  })

  it('of a company shows its branch, and a colleague of finance only looks', async () => {
    await open({
      holder: company,
      account: {
        ...account,
        ...{ kind: 'company', holder: company.name, branch: 'Xujiahui', cnaps: '308290003020' },
      },
      can_bind: false,
    })
    expect(
      await screen.findByText(t('account.branch', { branch: 'Xujiahui', cnaps: '308290003020' })),
    ).toBeTruthy()
    expect(screen.getByText(t('account.ownerOnly'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('account.replace') })).toBeNull()
    expect(screen.queryByRole('button', { name: t('account.remove') })).toBeNull()
  })

  it('is not asked for by a colleague who may not see it', async () => {
    const info = { ...sampleAccount.user_account_info, colleague_role: 'publisher' as const }
    await open(undefined, { account: { ...sampleAccount, user_account_info: info } })
    expect(await screen.findByText(t('account.hidden'))).toBeTruthy()
  })
})

describe('a wait', () => {
  it('says after which change it is, until when and how long still', async () => {
    const since = wait('account', 18)
    await open({ ...bound, waits: [since] })
    expect(await screen.findByText(t('wait.title', { moment: formatMoment(since.until) }))).toBeTruthy()
    expect(
      screen.getByText(
        t('wait.line', {
          ...{ why: t('wait.why.account'), since: formatMoment(since.since) },
          until: formatMoment(since.until),
        }),
      ),
    ).toBeTruthy()
    expect(screen.getByText(/^(6 h 0 min|5 h 5\d min) left$/)).toBeTruthy()
    expect(screen.getByText(t('account.waiting'))).toBeTruthy()
    await expectAccessible()
  })

  it('that ends last decides, each has its own line', async () => {
    const [early, late] = [wait('mobile', 20), wait('guardian', 2)]
    await open({ ...bound, waits: [early, late] })
    expect(await screen.findByText(t('wait.title', { moment: formatMoment(late.until) }))).toBeTruthy()
    expect(screen.getByText(t('wait.why.mobile'))).toBeTruthy()
    expect(screen.getByText(t('wait.why.guardian'))).toBeTruthy()
  })

  it('that is over by now is not shown any more', async () => {
    await open({ ...bound, waits: [wait('account', withdrawalWaitHours)] })
    expect(await screen.findByText(t('account.ready'))).toBeTruthy()
    expect(screen.queryByText(t('wait.act'))).toBeNull()
  })
})

describe('the money', () => {
  it('is told before tax while it is in bills, and after it once it has left them', async () => {
    answer(
      incomeStanding,
      sampleOf(incomeStanding.output, {
        available: { amount: '3939.16', bills: 7 },
        held: { amount: '118.61', bills: 1 },
      }),
    )
    answer(
      listWithdrawals,
      sampleOf(listWithdrawals.output, {
        items: [{ id: 1103, number: 'W-1103', state: 'in_batch' }],
        ...{ on_the_way: '960.47', paid: '5381.81', withheld: '945.45' },
      }),
    )
    await open(bound)
    const section = await screen.findByRole('region', { name: t('money.title') })
    expect((await within(section).findByText('3,939.16')).closest('div')?.textContent).toContain(
      income('status.1'),
    )
    expect(screen.getByRole('link', { name: t('money.count', { count: 7 }) }).getAttribute('href')).toMatch(
      /status=1$/,
    )
    expect((await within(section).findByText('960.47')).closest('div')?.textContent).toContain(
      t('money.withdrawals', { count: 1 }),
    )
    expect(within(section).getByText('5,381.81').closest('div')?.textContent).toContain(
      t('money.withheld', { amount: '945.45' }),
    )
  })

  it('on its way is not called none before it is known', async () => {
    answer(incomeStanding, sampleOf(incomeStanding.output, { available: { amount: '7.00', bills: 1 } }))
    refuse(listWithdrawals, 'internal')
    await open(bound)
    const section = await screen.findByRole('region', { name: t('money.title') })
    await within(section).findByText('7.00')
    expect(section.textContent).not.toContain(t('money.withdrawals', { count: 0 }))
  })

  it('of a colleague who may not pay is told by its bills alone', async () => {
    const info = { ...sampleAccount.user_account_info, colleague_role: 'publisher' as const }
    answer(incomeStanding, sampleOf(incomeStanding.output, { in_withdrawal: { amount: '7.00', bills: 1 } }))
    await open(undefined, { account: { ...sampleAccount, user_account_info: info } })
    const section = await screen.findByRole('region', { name: t('money.title') })
    expect((await within(section).findByText('7.00')).closest('div')?.textContent).toContain(
      income('status.2'),
    )
    await waitFor(() => expect(sent(listWithdrawals)).toEqual([]))
  })
})

describe('binding a card', () => {
  const known = { code: 'ICBC', name: 'ICBC', kind: 'debit' as const }
  const bank = () => field(t('form.bank'))

  it('groups the number, names its bank from six digits, and binds with a code', async () => {
    answer(nameBankOfCard, known)
    answer(bindBankAccount, sampleOf(bindBankAccount.output, account), 'Bound.')
    const { user } = await openForm()
    expect(document.activeElement).toBe(field(t('form.card')))
    expect(field(t('form.holder')).value).toBe('Chen Yehang')
    await user.type(field(t('form.card')), '６２２２ 0202-00112233446')
    expect(field(t('form.card')).value).toBe('6222 0202 0011 2233 446')
    await waitFor(() => expect(bank().value).toBe('ICBC'))
    expect(descriptionOf(bank())).toBe(t('form.bankKnown'))
    expect(sent(nameBankOfCard)).toEqual([{ number: '622202' }])
    await user.fill(field(shell('code.label')), '482913')
    await expectAccessible()
    answer(payoutStanding, makeStanding(bound))
    await user.click(submit())
    expect(await screen.findByText('Bound.')).toBeTruthy()
    expect(sent(bindBankAccount)).toMatchObject([
      { holder: 'Chen Yehang', number: debitCard, bank_code: 'ICBC', sms_code: '482913' },
    ])
    expect(await screen.findByText(title)).toBeTruthy()
    // What was pressed is gone: the keyboard goes on in the section.
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('account'))
  })

  it('leaves the caret where a digit is put in', async () => {
    answer(nameBankOfCard, known)
    const { user } = await openForm()
    const number = field(t('form.card'))
    await user.fill(number, '62220202')
    await user.type(number, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(number.value).toBe('6292 2020 2')
    expect(number.selectionStart).toBe(3)
  })

  it('tells a wrong digit when the field is left, and sends nothing', async () => {
    answer(nameBankOfCard, known)
    const { user } = await openForm()
    await user.click(submit())
    await waitFor(() => expect(descriptionOf(field(t('form.card')))).toBe(t('form.cardLength')))
    expect(descriptionOf(field(shell('code.label')))).toBe(shell('code.missing'))
    expect(descriptionOf(bank())).toBe(t('form.bankMissing'))
    await user.fill(field(t('form.card')), '6222020200112233441')
    await user.tab()
    await waitFor(() => expect(descriptionOf(field(t('form.card')))).toBe(t('form.cardMistyped')))
    expect(sent(bindBankAccount)).toEqual([])
  })

  it('tells a credit card as soon as it is known', async () => {
    answer(nameBankOfCard, { code: 'CMB', name: 'CMB', kind: 'credit' })
    const { user } = await openForm()
    await user.type(field(t('form.card')), '622575')
    await waitFor(() =>
      expect(descriptionOf(field(t('form.card')))).toBe(t('form.cardCredit', { bank: 'CMB' })),
    )
    expect(isInvalid(field(t('form.card')))).toBe(true)
  })

  it('of an unknown series lets its holder pick the bank or name another, by keyboard', async () => {
    answer(nameBankOfCard, null)
    answer(bindBankAccount, sampleOf(bindBankAccount.output, account), 'Bound.')
    const { user } = await openForm()
    await user.fill(field(t('form.card')), '8888880000000005')
    await waitFor(() => expect(descriptionOf(bank())).toBe(t('form.bankUnknown')))
    await user.type(bank(), 'village')
    await user.keyboard('{Enter}')
    expect(bank().value).toBe('Another bank')
    await user.tab()
    expect(document.activeElement).toBe(field(t('form.bankName')))
    await user.fill(field(shell('code.label')), '482913')
    await user.click(submit())
    await waitFor(() => expect(descriptionOf(field(t('form.bankName')))).toBe(t('form.bankNameMissing')))
    await user.fill(field(t('form.bankName')), 'Village Bank')
    await user.click(submit())
    await waitFor(() =>
      expect(sent(bindBankAccount)).toMatchObject([{ bank_code: 'OTHER', bank_name: 'Village Bank' }]),
    )
  })

  it('asks to compare when another bank is picked than the number tells', async () => {
    answer(nameBankOfCard, known)
    const { user } = await openForm()
    await user.fill(field(t('form.card')), debitCard)
    await waitFor(() => expect(bank().value).toBe('ICBC'))
    await user.type(bank(), 'constr{Enter}')
    expect(descriptionOf(bank())).toBe(t('form.bankDiffers', { bank: 'ICBC' }))
  })

  it('shows the server’s reasons at their fields and keeps what was typed', async () => {
    answer(nameBankOfCard, known)
    refuse(bindBankAccount, 'invalidInput', { fields: { holder: 'Not your name.' } })
    const { user } = await openForm()
    await user.fill(field(t('form.holder')), 'Wang')
    await user.fill(field(t('form.card')), debitCard)
    await waitFor(() => expect(bank().value).toBe('ICBC'))
    await user.fill(field(shell('code.label')), '482913')
    await user.click(submit())
    await waitFor(() => expect(descriptionOf(field(t('form.holder')))).toBe('Not your name.'))
    expect(document.activeElement).toBe(field(t('form.holder')))
    expect(field(t('form.card')).value).toBe('6222 0202 0011 2233 446')
    expect(field(shell('code.label')).value).toBe('482913')
    refuse(bindBankAccount, 'conflict', { message: 'This account is bound already.' })
    await user.fill(field(t('form.holder')), 'Chen Yehang')
    await user.click(submit())
    await waitFor(() => expect(notice()?.textContent).toContain('This account is bound already.'))
    expect(screen.getByDisplayValue('6222 0202 0011 2233 446')).toBeTruthy()
  })

  it('of a minor tells where the code goes', async () => {
    await openForm({ holder: guardian, can_bind: true })
    expect(screen.getByText(t('form.guardian', { mobile: '137****0002' }))).toBeTruthy()
  })
})

describe('binding a company’s account', () => {
  it('asks for the branch and its code, and for no check digit', async () => {
    answer(bindBankAccount, sampleOf(bindBankAccount.output, account), 'Bound.')
    const { user } = await openForm({ holder: company, can_bind: true })
    await user.fill(field(t('form.account')), '123456789')
    await user.click(submit())
    await waitFor(() => expect(descriptionOf(field(t('form.branch')))).toBe(t('form.branchMissing')))
    expect(descriptionOf(field(t('form.cnaps')))).toBe(t('form.cnapsMissing'))
    await user.type(field(t('form.bank')), 'constr{Enter}')
    await user.fill(field(t('form.branch')), 'Xujiahui')
    await user.fill(field(t('form.cnaps')), '３０８２ 9000 3020')
    await user.fill(field(shell('code.label')), '482913')
    await expectAccessible()
    await user.click(submit())
    await waitFor(() =>
      expect(sent(bindBankAccount)).toMatchObject([
        { number: '123456789', bank_code: 'CCB', branch: 'Xujiahui', cnaps: '308290003020' },
      ]),
    )
  })
})

describe('a bound account', () => {
  it('is replaced in the same form, which says what it replaces', async () => {
    const { user } = await open(bound)
    await user.click(await screen.findByRole('button', { name: t('account.replace') }))
    expect(
      screen.getByText(t('form.replaceText', { digits: '3446', hours: withdrawalWaitHours })),
    ).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button(t('account.replace'))))
  })

  it('is removed after a question and with a code', async () => {
    answer(removeBankAccount, null, 'Removed.')
    const { user } = await open(bound)
    await user.click(await screen.findByRole('button', { name: t('account.remove') }))
    await user.click(button(t('remove.submit')))
    await waitFor(() => expect(descriptionOf(field(shell('code.label')))).toBe(shell('code.missing')))
    expect(sent(removeBankAccount)).toEqual([])
    await user.fill(field(shell('code.label')), '482913')
    await expectAccessible()
    answer(payoutStanding, makeStanding(unbound))
    await user.click(button(t('remove.submit')))
    expect(await screen.findByText('Removed.')).toBeTruthy()
    expect(sent(removeBankAccount)).toEqual([{ sms_code: '482913' }])
    expect(await screen.findByText(t('none.title'))).toBeTruthy()
  })
})
