import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readIdentityTicket, submitIdentity, uploadIdentityScan } from '#contract/identity/verification-calls'
import { expectAccessible } from '../../testing/accessible'
import { dropFiles } from '../../testing/files'
import { button, descriptionOf, field, notice } from '../../testing/forms'
import { idOfAge } from '../../testing/sample-ids'
import { answer, cutOff, hold, refuse, sent } from '../../testing/server'
import { visit } from '../../testing/visit'
import { say } from '../../testing/words'

const t = say('passport')
const ticket = 'a'.repeat(60)
const ofTicket = {
  nickname: 'River',
  state: 'none' as const,
  reasons: [],
  kept: null,
  expires_at: '2030-01-01T00:00:00Z',
}
const scan = { upload_id: '0190b5a0-0000-7000-8000-000000000001', mime: 'image/png', size: 7 }
const picture = new File(['picture'], 'front.png', { type: 'image/png' })

type Ticket = Parameters<typeof answer<typeof readIdentityTicket>>[1]

async function open(said: Ticket = ofTicket) {
  answer(readIdentityTicket, said)
  answer(uploadIdentityScan, scan)
  const shown = await visit(`/identity-check?ticket=${ticket}`)
  await screen.findByRole('button', { name: t('identity.submit') })
  return shown
}
const name = () => field(t('identity.name'))
const idNumber = () => field(t('identity.idNumber'))
const tile = (kind: 'id_front' | 'id_back' | 'passport_page') =>
  screen.getByRole('group', { name: t(`scan.${kind}`) })
const consent = () => screen.getByRole('checkbox', { name: new RegExp(t('agree.privacy')) })
const problemAt = (kind: 'id_front' | 'id_back') => within(tile(kind)).queryByRole('alert')?.textContent
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

async function upload(kind: Parameters<typeof tile>[0], file = picture) {
  dropFiles(tile(kind), file)
  const title = t(`scan.${kind}`)
  await within(tile(kind)).findByRole('button', { name: t('scan.remove', { title }) })
}

describe('the identity check', () => {
  it('hands in name, number and both sides, and says what happens next', async () => {
    answer(submitIdentity, { state: 'waiting' })
    const { user } = await open()
    const id = idOfAge(30)
    await user.fill(name(), '大江')
    await user.fill(idNumber(), id)
    await upload('id_front')
    await upload('id_back')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await user.click(consent())
    await user.click(button(t('identity.submit')))
    await waitFor(() => expect(heading()).toBe(t('identity.waiting')))
    const scans = ['id_front', 'id_back'].map(kind => ({ kind, upload_id: scan.upload_id }))
    expect(sent(submitIdentity)).toEqual([
      { ticket, name: '大江', document: 'resident_id', number: id, scans, consent: true },
    ])
    expect(document.activeElement?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true)
    await expectAccessible()
  })

  it('asks for the one page of a passport and tidies its number', async () => {
    answer(submitIdentity, { state: 'waiting' })
    const { user } = await open()
    await user.fill(name(), 'River Song')
    await user.click(screen.getByRole('radio', { name: t('identity.passport') }))
    await user.fill(field(t('identity.passportNumber')), 'e1234 5678')
    expect(field(t('identity.passportNumber')).value).toBe('E12345678')
    expect(screen.queryByRole('group', { name: t('scan.id_front') })).toBeNull()
    await upload('passport_page')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await user.click(consent())
    await user.click(button(t('identity.submit')))
    await waitFor(() => expect(sent(submitIdentity)[0]?.scans).toHaveLength(1))
    expect(sent(submitIdentity)[0]).toMatchObject({ document: 'passport', number: 'E12345678' })
  })

  it('tells in place what is missing, and sends nothing', async () => {
    const { user } = await open()
    await user.click(consent())
    await user.click(button(t('identity.submit')))
    await waitFor(() => expect(descriptionOf(name())).toBe(t('name.missing')))
    expect(document.activeElement).toBe(name())
    expect(descriptionOf(idNumber())).toBe(t('id.length'))
    expect(problemAt('id_front')).toBe(t('scan.missing'))
    expect(problemAt('id_back')).toBe(t('scan.missing'))
    expect(sent(submitIdentity)).toEqual([])
    await expectAccessible()
  })

  it('leads an ID under 18 to the page for minors while it is typed', async () => {
    const { user } = await open()
    await user.fill(idNumber(), idOfAge(15))
    await waitFor(() => expect(descriptionOf(idNumber())).toMatch(/under 18/))
    expect(screen.getByRole('link', { name: t('identity.minorAction') }).getAttribute('href')).toBe(
      '/realidcation',
    )
  })

  it.each([
    [
      'is too large',
      new File([new Uint8Array(21 * 1024 * 1024)], 'a.png', { type: 'image/png' }),
      'tooLarge',
    ],
    ['is of another kind', new File(['hello'], 'a.txt', { type: 'text/plain' }), 'wrongType'],
  ] as const)('refuses at its tile a file that %s', async (_, file, reason) => {
    await open()
    dropFiles(tile('id_front'), file)
    await waitFor(() => expect(problemAt('id_front')).toBe(t(`scan.${reason}`)))
    expect(sent(uploadIdentityScan)).toEqual([])
  })

  it('shows at its tile what the server found in a file', async () => {
    await open()
    refuse(uploadIdentityScan, 'unsupportedMedia', { message: 'This picture does not open.' })
    dropFiles(tile('id_front'), picture)
    await waitFor(() => expect(problemAt('id_front')).toBe('This picture does not open.'))
    expect(notice()).toBeNull()
  })

  it('sends a scan again after the line broke', async () => {
    const { user } = await open()
    cutOff(uploadIdentityScan)
    dropFiles(tile('id_front'), picture)
    await waitFor(() => expect(problemAt('id_front')).toBe(t('scan.failed')))
    expect(notice()).toBeNull()
    answer(uploadIdentityScan, scan)
    const retry = t('scan.retry', { title: t('scan.id_front') })
    await user.click(button(retry))
    await waitFor(() => expect(screen.queryByRole('button', { name: retry })).toBeNull())
    expect(problemAt('id_front')).toBeUndefined()
  })

  it('shows how much of a scan is on its way, and takes it back', async () => {
    const { user } = await open()
    const release = hold(uploadIdentityScan, scan)
    dropFiles(tile('id_front'), picture)
    const line = await screen.findByRole('progressbar')
    await waitFor(() => expect(line.getAttribute('aria-valuenow')).toBe('50'))
    await user.click(button(t('scan.remove', { title: t('scan.id_front') })))
    expect(screen.queryByRole('progressbar')).toBeNull()
    release()
    expect(button(t('scan.choose', { title: t('scan.id_front') }))).toBeTruthy()
  })

  it('shows the reasons of a refusal beside the fields until those are changed', async () => {
    const { user } = await open({
      ...ofTicket,
      state: 'refused',
      reasons: [
        { field: 'number', text: 'The number differs from the scan.' },
        { field: 'id_back', text: 'The back is blurred.' },
        { field: 'birth_date', text: 'Please call us.' },
      ],
    })
    expect(descriptionOf(idNumber())).toBe('The number differs from the scan.')
    expect(problemAt('id_back')).toBe('The back is blurred.')
    expect(screen.getByText('Please call us.')).toBeTruthy()
    await user.fill(idNumber(), idOfAge(30))
    await waitFor(() => expect(descriptionOf(idNumber())).toMatch(/Born on/))
    await upload('id_back')
    expect(problemAt('id_back')).toBeUndefined()
  })

  it('asks only for what was not right: the rest is there from the last try', async () => {
    answer(submitIdentity, { state: 'waiting' })
    const kept = {
      name: '大江',
      document: 'resident_id' as const,
      document_number_masked: '110***021',
      scans: ['id_front' as const],
    }
    const reasons = [{ field: 'id_back', text: 'The back is blurred.' }]
    const { user } = await open({ ...ofTicket, state: 'refused', reasons, kept })
    expect(name().value).toBe('大江')
    expect(screen.getByText('110***021')).toBeTruthy()
    expect(problemAt('id_back')).toBe('The back is blurred.')
    await user.click(button(t('identity.submit')))
    await waitFor(() => expect(problemAt('id_back')).toBe(t('scan.missing')))
    await upload('id_back')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await user.click(button(t('identity.submit')))
    // Documents are taken with a word about it alone.
    expect(sent(submitIdentity)).toHaveLength(0)
    await user.click(consent())
    await user.click(button(t('identity.submit')))
    await waitFor(() => expect(sent(submitIdentity)).toHaveLength(1))
    expect(sent(submitIdentity)).toEqual([
      {
        ticket,
        name: '大江',
        document: 'resident_id',
        scans: [{ kind: 'id_back', upload_id: scan.upload_id }],
        consent: true,
      },
    ])
  })

  it('lets a kept number and a kept photo be given anew, and keeps neither for another document', async () => {
    answer(submitIdentity, { state: 'waiting' })
    const kept = {
      name: '大江',
      document: 'resident_id' as const,
      document_number_masked: '110***021',
      scans: ['id_front' as const, 'id_back' as const],
    }
    const { user } = await open({ ...ofTicket, state: 'refused', kept })
    await user.click(screen.getByRole('radio', { name: t('identity.passport') }))
    expect(field(t('identity.passportNumber')).value).toBe('')
    await user.click(screen.getByRole('radio', { name: t('identity.residentId') }))
    await user.click(button(t('identity.changeNumber')))
    const id = idOfAge(30)
    await user.fill(idNumber(), id)
    await upload('id_front')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await user.click(consent())
    await user.click(button(t('identity.submit')))
    await waitFor(() => expect(sent(submitIdentity)).toHaveLength(1))
    expect(sent(submitIdentity)[0]).toMatchObject({ number: id, scans: [{ kind: 'id_front' }] })
  })

  it.each([['another account has this identity', 'identityTaken', () => descriptionOf(idNumber())]] as const)(
    'tells at the number that %s',
    async (_, key, where) => {
      const { user } = await open()
      refuse(submitIdentity, key, { message: 'Taken.' })
      await user.fill(name(), '大江')
      await user.fill(idNumber(), idOfAge(30))
      await upload('id_front')
      await upload('id_back')
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
      await user.click(consent())
      await user.click(button(t('identity.submit')))
      await waitFor(() => expect(where()).toBe('Taken.'))
    },
  )
})

describe('a link to the identity check', () => {
  it.each([
    ['has no ticket', '', undefined],
    ['is cut off', '?ticket=short', 'invalidInput'],
    ['is too old', `?ticket=${ticket}`, 'linkExpired'],
  ] as const)('that %s says how to get a new one', async (_, query, key) => {
    if (key) refuse(readIdentityTicket, key)
    await visit(`/identity-check${query}`)
    await waitFor(() => expect(heading()).toBe(t('identity.expired')))
    expect(screen.getByText(t('identity.askAgain'))).toBeTruthy()
  })

  it('leads somebody who is logged in back to the account', async () => {
    answer(readIdentityTicket, { ...ofTicket, state: 'approved' })
    await visit(`/identity-check?ticket=${ticket}`, { root: { isSignedIn: true } })
    await waitFor(() => expect(heading()).toBe(t('identity.approved')))
    expect(screen.getByRole('link', { name: t('identity.toAccount') })).toBeTruthy()
  })

  it('that cannot be read now offers to try again', async () => {
    cutOff(readIdentityTicket)
    const { user } = await visit(`/identity-check?ticket=${ticket}`)
    await waitFor(() => expect(heading()).toBe(t('identity.failed')))
    answer(readIdentityTicket, ofTicket)
    await user.click(button(t('identity.retry')))
    expect(await screen.findByRole('button', { name: t('identity.submit') })).toBeTruthy()
  })
})
