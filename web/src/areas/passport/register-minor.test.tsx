import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { registerMinor } from '#contract/identity/registration-calls'
import { expectAccessible } from '../../testing/accessible'
import { leftFor } from '../../testing/browser-parts'
import { button, descriptionOf, field, notice } from '../../testing/forms'
import { idOfAge } from '../../testing/sample-ids'
import { sampleAccount } from '../../testing/sample-people'
import { answer, refuse, sent } from '../../testing/server'
import { visit } from '../../testing/visit'
import { say } from '../../testing/words'

const t = say('passport')
const shell = say('shell')
const secret = 'three rivers meet here'
const child = { name: '小河', id_number: idOfAge(12) }
const guardian = { name: '大江', id_number: idOfAge(40), mobile: '13700001234', sms_code: '123456' }

const childId = () => field(t('minor.childId'))
const guardianId = () => field(t('minor.guardianId'))
const ownMobile = () => field(t('minor.ownMobile'))
const submit = () => button(t('minor.submit'))

async function open() {
  const shown = await visit('/register/children')
  const { user } = shown
  const fillIn = async () => {
    await user.fill(field(t('minor.childName')), child.name)
    await user.fill(childId(), child.id_number)
    await user.fill(field(t('minor.guardianName')), guardian.name)
    await user.fill(guardianId(), guardian.id_number)
    await user.click(screen.getByRole('radio', { name: t('minor.relation.mother') }))
    await user.fill(field(t('minor.guardianMobile')), guardian.mobile)
    await user.fill(field(t('minor.guardianCode')), guardian.sms_code)
    await user.fill(field(t('password.choose')), secret)
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  }
  const useOwnNumber = () => user.click(screen.getByText(t('minor.number.own')))
  return { ...shown, fillIn, useOwnNumber }
}

describe('registering a minor', () => {
  it('sends child and guardian, and leads to the documents', async () => {
    answer(registerMinor, { userinfo: sampleAccount.userinfo, header_token: null })
    const { user, fillIn } = await open()
    await fillIn()
    await user.click(submit())
    await waitFor(() => expect(leftFor).toEqual(['/realidcation']))
    expect(sent(registerMinor)).toMatchObject([
      {
        child,
        guardian: { ...guardian, relation: 'mother' },
        password: secret,
        agreed: true,
        documents_consent: true,
      },
    ])
    expect(sent(registerMinor)[0]?.own_mobile).toBeUndefined()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(child.name)
  })

  // Personal Information Protection Law, articles 29 and 31: a consent of its own, which names the rules for children.
  it('is not sent without the guardian’s separate consent, which names the rules for children', async () => {
    const { user, fillIn } = await open()
    await fillIn()
    const consent = screen.getByRole('checkbox', { name: /guardian and separately consent/ })
    await user.click(consent)
    await user.click(submit())
    expect(await screen.findByText(t('minor.consentMissing'))).toBeTruthy()
    expect(sent(registerMinor)).toEqual([])
    const rules = screen.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(rules.some(href => href?.includes('id=8'))).toBe(true)
  })

  it('sends the child’s own number with a code of its own', async () => {
    answer(registerMinor, { userinfo: sampleAccount.userinfo, header_token: null })
    const { user, fillIn, useOwnNumber } = await open()
    await fillIn()
    await useOwnNumber()
    await user.fill(ownMobile(), '13700009999')
    await user.fill(field(t('minor.ownCode')), '654321')
    await user.click(submit())
    await waitFor(() =>
      expect(sent(registerMinor)[0]?.own_mobile).toEqual({ mobile: '13700009999', sms_code: '654321' }),
    )
  })

  it.each([
    ['that does not exist', () => wrongId(), t('id.wrong')],
    ['of a child', () => child.id_number, /Born on \d{4}-\d{2}-\d{2}/],
    ['of somebody of age', () => idOfAge(18), /18 or older/],
  ])('says of the child’s ID %s what is to be said while it is typed', async (_, id, words) => {
    const { user } = await open()
    await user.fill(childId(), id())
    await waitFor(() => expect(descriptionOf(childId())).toMatch(words))
  })

  it('leads a child who is of age to the ordinary registration', async () => {
    const { user, router } = await open()
    await user.fill(childId(), idOfAge(18))
    await user.click(await screen.findByRole('link', { name: t('id.childAdultLink') }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/register/single'))
  })

  it('refuses a guardian who is not of age', async () => {
    const { user } = await open()
    await user.fill(guardianId(), idOfAge(17))
    await waitFor(() => expect(descriptionOf(guardianId())).toBe(t('id.guardianMinor')))
  })

  it('does not take the guardian’s number as the child’s own', async () => {
    const { user, useOwnNumber } = await open()
    await user.fill(field(t('minor.guardianMobile')), '13700001234')
    await useOwnNumber()
    await user.fill(ownMobile(), '13700001234')
    await user.tab()
    await waitFor(() => expect(descriptionOf(ownMobile())).toBe(t('minor.sameMobile')))
  })

  it('keeps names and numbers on a reload, never ID numbers, codes or the password', async () => {
    const { fillIn, unmount } = await open()
    await fillIn()
    unmount()
    await open()
    await waitFor(() => expect(field(t('minor.childName')).value).toBe(child.name))
    expect(field(t('minor.guardianName')).value).toBe(guardian.name)
    expect(field(t('minor.guardianMobile')).value).toBe(guardian.mobile)
    expect(screen.getByRole('radio', { name: t('minor.relation.mother') }).getAttribute('aria-checked')).toBe(
      'true',
    )
    for (const label of [t('minor.childId'), t('minor.guardianId'), t('minor.guardianCode')]) {
      expect(field(label).value, label).toBe('')
    }
    expect(field(t('password.choose')).value).toBe('')
  })

  it('leads a guardian’s number that has an account to login, where it stands already', async () => {
    refuse(registerMinor, 'alreadyRegistered')
    const { user, fillIn } = await open()
    await fillIn()
    await user.click(submit())
    await user.click(await screen.findByRole('link', { name: t('register.taken.action') }))
    expect(notice()).toBeNull()
    await waitFor(() => expect(field(t('mobile')).value).toBe(guardian.mobile))
  })

  it('tells at the child’s number that the child has an account already', async () => {
    refuse(registerMinor, 'identityTaken', { message: 'There is an account for this child.' })
    const { user, fillIn } = await open()
    await fillIn()
    await user.click(submit())
    await waitFor(() => expect(descriptionOf(childId())).toBe('There is an account for this child.'))
  })

  it('leads an empty form to its first field and names everything', async () => {
    const { user } = await open()
    await user.click(submit())
    await waitFor(() => expect(descriptionOf(field(t('minor.childName')))).toBe(t('name.missing')))
    expect(document.activeElement).toBe(field(t('minor.childName')))
    expect(screen.getByText(t('minor.relationMissing'))).toBeTruthy()
    expect(descriptionOf(field(t('minor.guardianCode')))).toBe(shell('code.missing'))
    await expectAccessible()
  })
})

function wrongId(): string {
  const right = child.id_number
  return right.slice(0, 17) + (right.endsWith('1') ? '2' : '1')
}
