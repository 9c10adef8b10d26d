import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  acceptSplit,
  cancelSplit,
  declineSplit,
  listSharedTracks,
  listSplitInvitations,
  listSplits,
  proposeSplit,
  readSplit,
  readTrackIncome,
  remindParty,
  splitHistoryExportPath,
  trackIncomeExportPath,
} from '#contract/income/split-calls'
import { expectAccessible } from '../../../testing/accessible'
import { button, descriptionOf, field } from '../../../testing/forms'
import { itHasFourStates } from '../../../testing/list-states'
import { sampleOf } from '../../../testing/sample-of'
import { answer, answerInPassing, refuse, sent } from '../../../testing/server'
import { visitAsMember } from '../../../testing/visit'
import { say } from '../../../testing/words'
import { emptyParty, equalParts, sumOf } from './form/proposal-values'
import { linesOf, shareOf } from './parts-of'

const t = say('splits')
const shell = say('shell')
const isrc = 'CNT012600001'
const track = { isrc, title: 'Morning mist', artists: 'Lin', work_id: 3, cover_url: null }
const signer = { kind: 'member' as const, mobile_masked: '138****0001' }
const invitation = {
  party_id: 7,
  track: { isrc, title: 'Morning mist', artists: 'Lin' },
  owner_name: 'North shore',
  percent: '30.00',
  percent_before: null,
  from_month: '2027-01',
  answer: 'invited' as const,
  asked: 3,
  accepted: 2,
  role: 'Producer',
}
const party = (id: number, name: string, percent: string, more = {}) => ({
  id,
  name,
  percent,
  role: '',
  answer: 'accepted' as const,
  mobile_masked: '139****2046',
  ...more,
})
const proposal = {
  id: 5,
  state: 'proposed' as const,
  from_month: '2027-01',
  asked: 2,
  accepted: 1,
  parties: [
    party(1, 'Lin', '60.00', { is_owner: true, is_mine: true, mobile_masked: null }),
    party(2, 'Xiaoman', '40.00', { answer: 'invited', remind_from: '2026-01-01T00:00:00Z' }),
  ],
}
type Detail = NonNullable<Parameters<typeof sampleOf<typeof readSplit.output>>[1]>

const openList = () => visitAsMember('/person-center/splits')
async function openTrack(detail: Detail = {}, income = '1018.40') {
  answerInPassing(listSplits)
  answer(
    readSplit,
    sampleOf(readSplit.output, {
      track,
      reader: 'owner',
      owner_name: 'Lin',
      first_month: '2027-01',
      last_month: '2028-11',
      signer,
      can: { propose: true, cancel: false },
      ...detail,
    }),
  )
  answer(readTrackIncome, {
    currency: 'CNY',
    months: [{ month: '2026-10', total: income, mine: income }],
  })
  const shown = await visitAsMember(`/person-center/splits/track?isrc=${isrc}`)
  await screen.findByRole('heading', { level: 1, name: t('track.title', { track: 'Morning mist' }) })
  return shown
}

describe('the list of recordings', () => {
  itHasFourStates(
    () => {
      answerInPassing(listSplitInvitations, listSharedTracks)
      return openList()
    },
    {
      call: listSplits,
      none: sampleOf(listSplits.output),
      some: sampleOf(listSplits.output, { items: [{ track }] }),
      row: 'Morning mist',
      whenNone: t('list.empty'),
      whenFailed: t('list.failed'),
      retry: say('member')('retry'),
    },
  )
})

describe('a list that is longer than a page', () => {
  it('goes on where it ended: recordings of others, and invitations', async () => {
    answerInPassing(listSplits)
    const shared = (title: string) => ({ track: { isrc: title, title, artists: 'Lin' }, percent: '30.00' })
    answer(
      listSharedTracks,
      sampleOf(listSharedTracks.output, { items: [shared('Low tide')], next_cursor: 'further' }),
    )
    const asked = (id: number, title: string) => ({
      ...{ ...invitation, party_id: id, track: { isrc: title, title, artists: 'Lin' } },
    })
    const waiting = { signer, waiting: 2 }
    answer(
      listSplitInvitations,
      sampleOf(listSplitInvitations.output, { ...waiting, items: [asked(8, 'First')], next_cursor: 'older' }),
    )
    const { user } = await openList()
    await screen.findByText('Low tide')
    answer(listSharedTracks, sampleOf(listSharedTracks.output, { items: [shared('High tide')] }))
    await user.click(button(t('list.moreOf', { list: t('shared.title') })))
    await screen.findByText('High tide')
    expect(screen.getByText('Low tide')).toBeTruthy()
    expect(sent(listSharedTracks).at(-1)).toMatchObject({ cursor: 'further' })
    answer(
      listSplitInvitations,
      sampleOf(listSplitInvitations.output, { ...waiting, items: [asked(7, 'Second')] }),
    )
    await user.click(button(t('list.moreOf', { list: t('invited.title') })))
    await screen.findByRole('heading', { name: /Second/ })
    expect(screen.getByRole('heading', { name: /First/ })).toBeTruthy()
    expect(sent(listSplitInvitations).at(-1)).toMatchObject({ cursor: 'older' })
    expect(screen.queryByRole('button', { name: t('list.moreOf', { list: t('invited.title') }) })).toBeNull()
    await expectAccessible()
  })
})

describe('an invitation', () => {
  const openWith = (
    found: NonNullable<Parameters<typeof sampleOf<typeof listSplitInvitations.output>>[1]>,
  ) => {
    answerInPassing(listSplits, listSharedTracks)
    answer(listSplitInvitations, sampleOf(listSplitInvitations.output, { signer, waiting: 1, ...found }))
    return openList()
  }

  it('says what one gets and is accepted with a code', async () => {
    answer(acceptSplit, { state: 'agreed' })
    const { user } = await openWith({ items: [invitation] })
    expect(
      await screen.findByText(
        t('invited.head', { owner: 'North shore', percent: '30.00', track: 'Morning mist' }),
      ),
    ).toBeTruthy()
    await expectAccessible()
    await user.click(button(t('invited.accept')))
    await user.click(button(t('accept.submit')))
    expect(descriptionOf(field(shell('code.label')))).toBe(shell('code.missing'))
    await user.fill(field(shell('code.label')), '482913')
    answer(listSplitInvitations, sampleOf(listSplitInvitations.output))
    await user.click(button(t('accept.submit')))
    expect(await screen.findByText(t('accept.agreed'))).toBeTruthy()
    expect(sent(acceptSplit)).toEqual([{ party_id: 7, sms_code: '482913' }])
    await waitFor(() => expect(screen.queryByText(t('invited.title'))).toBeNull())
  })

  it('is declined after a question', async () => {
    answer(declineSplit, null, 'Declined.')
    const { user } = await openWith({ items: [invitation] })
    await user.click(await screen.findByRole('button', { name: t('invited.decline') }))
    expect(sent(declineSplit)).toEqual([])
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: t('decline.submit') }),
    )
    await waitFor(() => expect(sent(declineSplit)).toEqual([{ party_id: 7 }]))
  })

  it('that ended meanwhile goes away, and the reason is told', async () => {
    refuse(acceptSplit, 'conflict', { message: 'This invitation has expired.' })
    const { user } = await openWith({ items: [invitation] })
    await user.click(await screen.findByRole('button', { name: t('invited.accept') }))
    await user.fill(field(shell('code.label')), '482913')
    answer(listSplitInvitations, sampleOf(listSplitInvitations.output))
    await user.click(button(t('accept.submit')))
    expect(await screen.findByText('This invitation has expired.')).toBeTruthy()
  })

  it('shows who is not verified that something waits, and no more', async () => {
    await openWith({ signer: null, obstacle: 'not_verified', waiting: 2, items: [] })
    expect(await screen.findByText(t('invited.hidden', { count: 2 }))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('invited.verify') })).toBeTruthy()
  })

  it('tells a guardian where the code goes, and a colleague that the owner decides', async () => {
    const { user, unmount } = await openWith({
      items: [invitation],
      signer: { kind: 'guardian', mobile_masked: '137****0002' },
    })
    await user.click(await screen.findByRole('button', { name: t('invited.accept') }))
    expect(screen.getByText(t('accept.guardian', { mobile: '137****0002' }))).toBeTruthy()
    unmount()
    await openWith({ items: [invitation], obstacle: 'not_owner' })
    expect(await screen.findByText(t('invited.notOwner'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('invited.accept') })).toBeNull()
  })
})

describe('a recording', () => {
  it('without a split says that the owner gets all', async () => {
    await openTrack()
    expect(screen.getByText(t('say.none'))).toBeTruthy()
    expect(screen.getByText(t('history.none'))).toBeTruthy()
    await expectAccessible()
  })

  it('can be taken along: its income by month, and its history', async () => {
    const at = '2026-11-01T04:00:00Z'
    await openTrack({
      track,
      history: [
        {
          split_id: 5,
          what: 'agreed',
          at,
          from_month: '2027-01',
          name: null,
          is_mine: true,
          percents: ['60.00'],
        },
      ],
    })
    await screen.findByText(t('income.whole'))
    const csv = screen.getAllByRole('link', { name: shell('export.as', { format: 'CSV' }) })
    expect(csv.map(link => link.getAttribute('href')).sort()).toEqual([
      `${splitHistoryExportPath}?isrc=${isrc}&format=csv`,
      `${trackIncomeExportPath}?isrc=${isrc}&format=csv`,
    ])
    await expectAccessible()
  })

  it('with a proposal says who has not accepted, and that the owner gets all until then', async () => {
    answer(remindParty, null, 'Reminder sent.')
    const { user } = await openTrack({ proposed: proposal, can: { propose: false, cancel: true } })
    expect(screen.getByText(t('say.waiting', { names: 'Xiaoman' }))).toBeTruthy()
    const table = screen.getByRole('table', { name: t('parties.title') })
    expect(
      within(table)
        .getAllByRole('row')
        .map(row => row.textContent),
    ).toEqual([
      expect.stringContaining(t('parties.percent')),
      expect.stringMatching(/Lin.*60\.00 %.*Accepted/),
      expect.stringMatching(/Xiaoman.*40\.00 %.*Invited/),
      expect.stringContaining('100.00 %'),
    ])
    await user.click(button(t('parties.remindName', { name: 'Xiaoman' })))
    await waitFor(() => expect(sent(remindParty)).toEqual([{ party_id: 2 }]))
    await expectAccessible()
  })

  it('shows what the last month would have brought everybody', async () => {
    await openTrack({ proposed: proposal })
    const card = (await screen.findByText(t('example.title', { month: 'October 2026' }))).closest('section')
    expect(card?.textContent).toMatch(/Lin60\.00 %611\.04/)
    expect(card?.textContent).toMatch(/Xiaoman40\.00 %407\.36/)
  })

  it('has its proposal taken back after a question', async () => {
    answer(cancelSplit, null, 'Proposal cancelled.')
    const { user } = await openTrack({ proposed: proposal, can: { propose: false, cancel: true } })
    await user.click(button(t('track.cancel')))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: t('track.cancel') }))
    await waitFor(() => expect(sent(cancelSplit)).toEqual([{ split_id: 5 }]))
  })

  it('shows a party the own part and what the others have together', async () => {
    await openTrack({
      reader: 'party',
      owner_name: 'North shore',
      in_force: { ...proposal, state: 'agreed', parties: [party(2, 'Lin', '30.00', { is_mine: true })] },
      can: { propose: false, cancel: false },
    })
    expect(screen.getByText(t('say.party', { owner: 'North shore' }))).toBeTruthy()
    const list = screen.getByRole('list', { name: t('parties.title') })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([expect.stringContaining('30.00 %'), expect.stringMatching(/Everyone else.*70\.00 %/)])
    expect(screen.queryByRole('table', { name: t('parties.title') })).toBeNull()
  })

  it.each(['0.00', '1018.40'])(
    'says that sales of whole releases are on the bills, where lines of its own brought %s',
    async total => {
      await openTrack({}, total)
      expect(await screen.findByText(t('income.text'))).toBeTruthy()
    },
  )

  it('that is nobody’s business says so', async () => {
    refuse(readSplit, 'notFound')
    answerInPassing(readTrackIncome)
    await visitAsMember(`/person-center/splits/track?isrc=${isrc}`)
    expect(await screen.findByText(t('track.missing'))).toBeTruthy()
  })
})

describe('proposing', () => {
  const labelled = (label: string, index = 0) =>
    screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`))[index] as HTMLInputElement

  it('sends parts in hundredths that come to the whole, and nothing else', async () => {
    answer(proposeSplit, { split_id: 9, state: 'proposed' }, 'Proposed.')
    const { user } = await openTrack()
    await user.click(button(t('track.propose')))
    await user.fill(labelled(t('form.percent')), '66,67')
    await user.fill(labelled(t('form.name')), 'Xiaoman')
    await user.fill(labelled(t('form.mobile')), '137 0000 5518')
    await user.fill(labelled(t('form.percent'), 1), '33.3')
    await user.fill(field(shell('code.label')), '482913')
    expect(screen.getByText(new RegExp(t('form.left', { percent: '0.03' }).replace('.', '\\.')))).toBeTruthy()
    await user.click(button(t('form.submit')))
    expect(sent(proposeSplit)).toEqual([])
    await user.fill(labelled(t('form.percent'), 1), '33.33')
    await expectAccessible()
    await user.click(button(t('form.submit')))
    await waitFor(() =>
      expect(sent(proposeSplit)).toEqual([
        {
          isrc,
          from_month: '2027-01',
          own_percent: '66.67',
          own_role: '',
          parties: [
            { mobile: '13700005518', name: 'Xiaoman', role: '', paid_for: 'right', percent: '33.33' },
          ],
          sms_code: '482913',
        },
      ]),
    )
  })

  it('begins with the parties that have a part, and names who would leave', async () => {
    answer(proposeSplit, { split_id: 9, state: 'proposed' }, 'Proposed.')
    const { user } = await openTrack({
      in_force: {
        ...proposal,
        state: 'agreed',
        parties: proposal.parties.map(of => ({ ...of, answer: 'accepted' as const })),
      },
    })
    await user.click(button(t('track.change')))
    expect(labelled(t('form.name')).value).toBe('Xiaoman')
    expect(labelled(t('form.mobile')).readOnly).toBe(true)
    await user.click(button(t('form.remove', { number: 1 })))
    expect(screen.getByText(t('form.leaves', { names: 'Xiaoman' }))).toBeTruthy()
    await user.click(button(t('form.equal')))
    expect(labelled(t('form.percent')).value).toBe('100.00')
    await user.fill(field(shell('code.label')), '482913')
    await user.click(button(t('form.submit')))
    await waitFor(() => expect(sent(proposeSplit)).toMatchObject([{ own_percent: '100.00', parties: [] }]))
  })

  it('shows the server’s reasons at their fields', async () => {
    refuse(proposeSplit, 'invalidInput', {
      fields: { 'parties.0.mobile': 'This is your own number.' },
    })
    const { user } = await openTrack()
    await user.click(button(t('track.propose')))
    await user.fill(labelled(t('form.percent')), '50')
    await user.fill(labelled(t('form.name')), 'Me')
    await user.fill(labelled(t('form.mobile')), '13800000001')
    await user.fill(labelled(t('form.percent'), 1), '50')
    await user.fill(field(shell('code.label')), '482913')
    await user.click(button(t('form.submit')))
    await waitFor(() => expect(descriptionOf(labelled(t('form.mobile')))).toBe('This is your own number.'))
  })
})

describe('parts', () => {
  it('are the same for everybody and come to the whole', () => {
    expect(equalParts(3)).toEqual(['33.34', '33.33', '33.33'])
    const [own_percent = '', ...rest] = equalParts(7)
    expect(sumOf({ own_percent, parties: rest.map(percent => ({ ...emptyParty, percent })) })).toBe(10_000)
  })

  it('of an amount are rounded, in the currency’s own decimals', () => {
    expect(shareOf('1018.40', '55.00', 'CNY')).toBe('560.12')
    expect(shareOf('0.01', '50.00', 'CNY')).toBe('0.01')
    expect(shareOf('1000', '33.33', 'JPY')).toBe('333')
  })

  it('are drawn with a line at least, however small', () => {
    expect(linesOf([9999, 1])).toEqual([20, 1])
    expect(linesOf([5500, 3000, 1500, 0])).toEqual([11, 6, 3, 0])
  })
})
