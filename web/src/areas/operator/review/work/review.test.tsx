import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { StaffRole } from '#contract/call'
import {
  claimWork,
  closeTakedown,
  passContent,
  passRights,
  rejectWork,
  releaseClaim,
  staffTakeDown,
  withdrawTrack,
} from '#contract/review/calls'
import { findNextWork, listReviewQueue, openReview, readEarlierFile } from '#contract/review/queue-calls'
import { listReviewReasons } from '#contract/review/reason-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { button, descriptionOf, field } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, answerInPassing, refuse, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('review')
const works = say('works')
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof openReview.output>>[1]>

const free = { claim: true, release: false, pass: true, reject: true }
const mine = { claim: false, release: true, pass: true, reject: true }
const me = { id: 7, name: 'Lin' }

const reviewOf = (wanted: Wanted = {}) =>
  sampleOf(openReview.output, {
    stage: 'content',
    can: free,
    ...wanted,
    work: {
      id: 21,
      status: '200',
      details: { title: 'Night boat' },
      tracks: [{ id: 5, position: 1, details: { title: 'Night boat' } }],
      ...wanted.work,
    },
  })

async function open(wanted: Wanted = {}, roles: StaffRole[] = ['editor']) {
  answer(openReview, reviewOf(wanted))
  answer(
    listReviewReasons,
    sampleOf(listReviewReasons.output, [
      {
        id: 3,
        part: 'title',
        title: { 'zh-CN': '标题', en: 'Misspelt title' },
        text: { 'zh-CN': '请改', en: 'The title is misspelt.' },
      },
    ]),
  )
  answerInPassing(listReviewQueue)
  const shown = await visitAsStaff('/operator/review/work?id=21', roles)
  await screen.findByRole('heading', { level: 1, name: /Night boat/ })
  return shown
}
const step = (name: 'claim' | 'pass' | 'passRights' | 'reject' | 'release') =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${t(`step.${name}`)}`) })
const mark = (name: 'title' | 'genre') =>
  screen.getAllByRole('button', {
    name: t('mark.field', { field: works(`field.${name}`) }),
  })[0] as HTMLElement
const reason = (name: 'title' | 'genre') =>
  within(screen.getByRole('complementary', { name: t('side.label') })).getByLabelText<HTMLTextAreaElement>(
    new RegExp(works(`field.${name}`)),
    { selector: 'textarea' },
  )
const confirm = async (name: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name })

describe('a work under review', () => {
  it('is claimed by the first thing that is done with it, not by being shown', {
    tags: ['slow'],
  }, async () => {
    answer(claimWork, { status: '200' })
    const { user } = await open()
    expect(screen.getByText(t('standing.free'))).toBeTruthy()
    expect(step('pass').disabled, 'deciding is an action like any other').toBe(false)
    expect(sent(claimWork)).toEqual([])
    answer(openReview, reviewOf({ can: mine, claimed_by: me }))
    await user.click(mark('title'))
    expect(await screen.findByText(t('standing.mine'))).toBeTruthy()
    expect(sent(claimWork)).toEqual([{ id: 21 }])
    expect(reason('title')).toBeTruthy()
    await expectAccessible()
  })

  it('that a colleague claims at the same moment shows who has it, and keeps what was written', async () => {
    refuse(claimWork, 'conflict', { message: 'A colleague is reviewing this work.' })
    const { user } = await open()
    const can = { claim: false, release: false, pass: false, reject: false, obstacle: 'claimed' as const }
    answer(openReview, reviewOf({ can, claimed_by: { id: 8, name: 'Mei' } }))
    await user.click(mark('title'))
    expect(await screen.findByText(t('standing.claimedText', { name: 'Mei' }))).toBeTruthy()
    expect(await screen.findByText('A colleague is reviewing this work.')).toBeTruthy()
    expect(screen.getByText(t('standing.kept'))).toBeTruthy()
  })

  it('that somebody else has taken can only be looked at', async () => {
    const can = { claim: false, release: false, pass: false, reject: false, obstacle: 'claimed' as const }
    await open({ can, claimed_by: { id: 8, name: 'Mei' } })
    expect(screen.getByText(t('standing.claimedText', { name: 'Mei' }))).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: /^Mark/ })).toEqual([])
  })

  it.each(['own_content', 'own_work', 'not_in_review'] as const)('says why not: %s', async obstacle => {
    await open({ can: { claim: false, release: false, pass: false, reject: false, obstacle } })
    expect(screen.getByText(t(`standing.${obstacle}`))).toBeTruthy()
  })

  it('says who reviews it, where this step is another role’s', async () => {
    const can = { claim: false, release: false, pass: false, reject: false, obstacle: 'other_role' as const }
    await open({ can, stage: 'rights' })
    expect(screen.getByText(t('standing.other_roleText', { stage: t('room.rights') }))).toBeTruthy()
  })
})

it('shows the signed agreement beside the work, the latest first and earlier ones on demand', async () => {
  const agreement = (id: number) => ({ id, number: `A-${id}`, url: `/agreements/${id}` })
  const { user } = await open({ stage: 'rights', work: { agreements: [agreement(9), agreement(4)] } }, [
    'rights',
  ])
  const section = document.getElementById('agreement') as HTMLElement
  const links = () => within(section).getByRole('link').getAttribute('href')
  await waitFor(() => expect(links()).toBe('/agreements/9'))
  await user.click(within(section).getByRole('radio', { name: 'A-4' }))
  await waitFor(() => expect(links()).toBe('/agreements/4'))
})

describe('passing a work', () => {
  it('is asked about, and leads to the next one with what became of this', async () => {
    answer(passContent, { status: '300' })
    answer(findNextWork, { id: null })
    const { user, router } = await open({ can: mine, claimed_by: me })
    await user.click(step('pass'))
    expect(screen.getByText(t('means.pass'))).toBeTruthy()
    expect(sent(passContent)).toEqual([])
    await user.click(await confirm(t('step.pass')))
    await waitFor(() => expect(router.state.location.pathname).toBe('/operator/review'))
    expect(sent(passContent)).toEqual([{ id: 21 }])
    expect(sent(findNextWork)).toMatchObject([{ stage: 'content', after: 21 }])
    expect(await screen.findByText(t('last.content'), { exact: false })).toBeTruthy()
  })

  it('of rights is the rights staff’s own step', async () => {
    answer(passRights, { status: '400' })
    answer(findNextWork, { id: null })
    const { user } = await open({ can: mine, claimed_by: me, stage: 'rights' }, ['rights'])
    await user.click(step('passRights'))
    expect(screen.getByText(t('means.passRights'))).toBeTruthy()
    await user.click(await confirm(t('step.passRights')))
    await waitFor(() => expect(sent(passRights)).toEqual([{ id: 21 }]))
    expect(sent(passContent)).toEqual([])
  })

  it('needs the same key twice', async () => {
    answer(passContent, { status: '300' })
    answer(findNextWork, { id: null })
    const { user } = await open({ can: mine, claimed_by: me })
    await user.keyboard('a')
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
    expect(sent(passContent)).toEqual([])
    await user.keyboard('a')
    await waitFor(() => expect(sent(passContent)).toEqual([{ id: 21 }]))
  })

  it('that came too late shows how the work stands now', async () => {
    refuse(passContent, 'conflict', { message: 'Its member has recalled it.' })
    const { user } = await open({ can: mine, claimed_by: me })
    await user.click(step('pass'))
    const sure = await confirm(t('step.pass'))
    answer(
      openReview,
      reviewOf({ can: { ...free, claim: false, pass: false, reject: false, obstacle: 'not_in_review' } }),
    )
    await user.click(sure)
    expect(await screen.findByText('Its member has recalled it.')).toBeTruthy()
    expect(await screen.findByText(t('standing.not_in_review'))).toBeTruthy()
  })
})

describe('sending a work back', () => {
  it('needs a reason for everything that is marked, and the member reads just these', async () => {
    answer(rejectWork, { status: '201' })
    answer(findNextWork, { id: null })
    const { user } = await open({ can: mine, claimed_by: me })
    await user.click(mark('title'))
    await waitFor(() => expect(document.activeElement).toBe(reason('title')))
    expect(screen.getByText(t('hint.writeReasons'))).toBeTruthy()
    expect(step('reject').disabled).toBe(true)
    expect(step('pass').disabled, 'not with something wrong').toBe(true)
    await user.type(reason('title'), 'Say which boat.')
    expect(screen.getByText(t('hint.willReject'))).toBeTruthy()
    await user.click(step('reject'))
    const question = await screen.findByRole('alertdialog')
    expect(within(question).getByText(/Say which boat\./)).toBeTruthy()
    await user.click(within(question).getByRole('button', { name: t('step.reject') }))
    await waitFor(() =>
      expect(sent(rejectWork)).toMatchObject([
        { id: 21, reasons: [{ field: 'title', text: 'Say which boat.', library_id: null, second: null }] },
      ]),
    )
  })

  it('takes a usual reason as it is, until its words are changed', async () => {
    answer(rejectWork, { status: '201' })
    answer(findNextWork, { id: null })
    const { user } = await open({ can: mine, claimed_by: me })
    await user.click(mark('title'))
    await user.click(await screen.findByRole('button', { name: /Misspelt title/ }))
    expect(reason('title').value).toBe('The title is misspelt.')
    expect(screen.getByText(t('reasons.fromLibrary'))).toBeTruthy()
    await user.click(step('reject'))
    await user.click(await confirm(t('step.reject')))
    await waitFor(() => expect(sent(rejectWork)[0]?.reasons[0]).toMatchObject({ library_id: 3 }))
  })

  it('with words of one’s own is no longer the library’s', async () => {
    const { user } = await open({ can: mine, claimed_by: me })
    await user.click(mark('title'))
    await user.click(await screen.findByRole('button', { name: /Misspelt title/ }))
    await user.type(reason('title'), ' Twice.')
    expect(screen.queryByText(t('reasons.fromLibrary'))).toBeNull()
  })

  it('keeps what was found over a reload, and lets go of it on demand', async () => {
    const { user, unmount } = await open({ can: mine, claimed_by: me })
    await user.click(mark('title'))
    await user.type(reason('title'), 'Say which boat.')
    unmount()
    const again = await open({ can: mine, claimed_by: me })
    expect(reason('title').value).toBe('Say which boat.')
    await again.user.click(button(t('reasons.remove', { field: works('field.title') })))
    expect(screen.getByText(t('reasons.title', { count: 0 }))).toBeTruthy()
    expect(step('pass').disabled).toBe(false)
  })

  it('is not done by a letter of the reason', async () => {
    const { user } = await open({ can: mine, claimed_by: me })
    await user.click(mark('title'))
    await user.type(reason('title'), 'r a n u c')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(reason('title').value).toBe('r a n u c')
  })
})

describe('putting a work back', () => {
  it('is asked about, and leads to the queue', async () => {
    answer(releaseClaim, { status: '200' })
    const { user, router } = await open({ can: mine, claimed_by: me })
    await user.click(step('release'))
    await user.click(await confirm(t('step.release')))
    expect(await screen.findByText(t('done.release'))).toBeTruthy()
    expect(router.state.location.pathname).toBe('/operator/review')
    expect(sent(releaseClaim)).toEqual([{ id: 21 }])
  })

  it('that is not held is no question: the next one comes at once', async () => {
    answer(findNextWork, { id: null })
    const { user } = await open()
    await user.keyboard('n')
    await waitFor(() => expect(sent(findNextWork)).toMatchObject([{ after: 21 }]))
    expect(sent(releaseClaim)).toEqual([])
  })
})

describe('a work that is out', () => {
  const nothing = {
    claim: false,
    release: false,
    pass: false,
    reject: false,
    obstacle: 'not_in_review' as const,
  }

  it('is taken down by rights staff, with a reason that its member reads', async () => {
    answer(staffTakeDown, { status: '980' })
    const { user } = await open({ can: nothing, stage: null, work: { status: '990' } }, ['rights'])
    await user.click(button(t('case.takeDown')))
    const dialog = await screen.findByRole('dialog')
    const takeDown = within(dialog).getByRole('button', { name: t('case.takeDown') })
    await user.click(takeDown)
    expect(descriptionOf(field(t('case.note.takeDown')))).toContain(t('case.noteMissing'))
    await user.fill(field(t('case.note.takeDown')), 'Somebody else holds the rights.')
    await user.click(takeDown)
    expect(await screen.findByText(t('case.done.takeDown'))).toBeTruthy()
    expect(sent(staffTakeDown)).toEqual([{ id: 21, reason: 'Somebody else holds the rights.' }])
  })

  it('is confirmed to be down by hand where a channel does not answer', async () => {
    answer(closeTakedown, { status: '981' })
    const { user } = await open({ can: nothing, stage: null, work: { status: '980' } }, ['rights'])
    await user.click(button(t('case.closeTakedown')))
    await user.fill(field(t('case.note.closeTakedown')), 'Answered by mail.')
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: t('case.closeTakedown') }),
    )
    await waitFor(() => expect(sent(closeTakedown)).toEqual([{ id: 21, note: 'Answered by mail.' }]))
  })

  it('loses one track by rights staff, and gets it back', async () => {
    answer(withdrawTrack, { status: '990' })
    const tracks = [
      { id: 5, position: 1, details: { title: 'Night boat' }, withdrawn: null },
      {
        id: 6,
        position: 2,
        details: { title: 'Day boat' },
        withdrawn: { at: '2026-03-01T04:00:00Z', reason: 'A claim' },
      },
    ]
    const { user } = await open(
      { can: nothing, stage: null, work: { status: '990', kind: 'album', tracks } },
      ['rights'],
    )
    expect(screen.getByText(t('case.withdrawn', { day: '2026-03-01', reason: 'A claim' }))).toBeTruthy()
    expect(button(t('case.restoreTrack'))).toBeTruthy()
    await user.click(button(t('case.withdrawTrack')))
    await user.fill(field(t('case.note.withdrawTrack')), 'A court has said so.')
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: t('case.withdrawTrack') }),
    )
    await waitFor(() =>
      expect(sent(withdrawTrack)).toEqual([{ id: 21, track_id: 5, reason: 'A court has said so.' }]),
    )
  })

  it('that has one track goes down whole: there is nothing to withdraw from it', async () => {
    await open({ can: nothing, stage: null, work: { status: '990' } }, ['rights'])
    expect(screen.queryByRole('button', { name: t('case.withdrawTrack') })).toBeNull()
  })

  it('offers an editor nothing of that', async () => {
    await open({ can: nothing, stage: null, work: { status: '990' } })
    expect(screen.queryByRole('button', { name: t('case.takeDown') })).toBeNull()
  })
})

it('single keys rest where they are turned off', async () => {
  const { user } = await open({ can: mine, claimed_by: me })
  await user.click(screen.getByRole('switch', { name: t('keys.switch') }))
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('a')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

describe('a work that comes back corrected', () => {
  const earlier = sampleOf(openReview.output.shape.earlier, [
    {
      kind: 'submission',
      content: {
        details: { title: 'Nihgt boat' },
        tracks: [{ id: 5, position: 1, details: { title: 'Night boat' } }],
        materials: [{ id: 30, track_id: null, type: 'cover', file_name: 'old.jpg', sha256: 'aa' }],
      },
    },
  ])
  const reason = { second: null, answer: '', library_id: null }
  const corrected: Wanted = {
    work: {
      status: '201',
      note_to_reviewer: 'Thank you.',
      reasons: [
        { ...reason, key: 'a', field: 'title', text: 'Misspelt.', mark: '"Nihgt boat"' },
        { ...reason, key: 'b', field: 'label', text: 'Whose label?', mark: '""', answer: 'My own.' },
        { ...reason, key: 'c', field: 'material.cover', text: 'Too dark.', mark: 'aa ' },
      ],
      details: { title: 'Night boat', label: '' },
    },
    materials: [
      { id: 31, track_id: null, type: 'cover', file_name: 'new.jpg', sha256: 'bb', encoding: null },
    ],
    earlier,
  }

  it('shows each reason with what was done or said, and old beside new', async () => {
    answer(
      readEarlierFile,
      sampleOf(readEarlierFile.output, {
        file_name: 'old.jpg',
        url: '/media/old',
        thumbnail_url: '/media/thumb',
      }),
    )
    await open(corrected)
    const title = t('corrections.title', { count: 3 })
    const heading = screen.getByRole('heading', { name: title })
    const card = within(heading.closest('[data-section]') as HTMLElement)
    for (const state of ['changed', 'answered', 'replaced'] as const) {
      expect(card.getByText(t(`corrections.${state}`))).toBeTruthy()
    }
    for (const said of ['Thank you.', 'My own.', 'Nihgt boat', 'Night boat']) {
      expect(card.getByText(said)).toBeTruthy()
    }
    const old = await card.findByRole('img', { name: t('corrections.then') })
    expect(old.getAttribute('src')).toBe('/media/thumb')
    expect(card.getByRole('img', { name: t('corrections.now') })).toBeTruthy()
    expect(sent(readEarlierFile)).toMatchObject([{ id: 21, sha256: 'aa' }])
  })

  it('says that the rejected file is gone where it is', async () => {
    refuse(readEarlierFile, 'notFound')
    await open(corrected)
    expect(await screen.findByText(t('corrections.gone', { name: 'old.jpg' }))).toBeTruthy()
  })
})
