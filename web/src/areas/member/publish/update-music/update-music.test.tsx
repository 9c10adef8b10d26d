import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listChannels } from '#contract/distribution/calls'
import { listMaterials } from '#contract/works/material-calls'
import { discardRevision, readWork, startRevision } from '#contract/works/work-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { button } from '../../../../testing/forms'
import { sampleOf } from '../../../../testing/sample-of'
import { sampleAccount } from '../../../../testing/sample-people'
import { answer, answerInPassing, cutOff, refuse, sent } from '../../../../testing/server'
import { visitAsMember } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('works')
const publish = say('publish')
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof readWork.output>>[1]>

const details = { title: 'Night boat', artists: [{ name: 'River Song' }] }
const tracks = [{ id: 5, position: 1, details: { title: 'Night boat' } }]
const online = (wanted: Wanted = {}) =>
  sampleOf(readWork.output, { id: 1, status: '990', details, tracks, ...wanted })
const revised = (wanted: Wanted = {}) =>
  sampleOf(readWork.output, {
    id: 2,
    status: '00',
    revision_of: 1,
    purpose: 'revision',
    details: { ...details, title: 'Night ferry' },
    tracks: [{ id: 6, position: 1, details: { title: 'Night ferry' } }],
    can: { edit: true, discard: true },
    ...wanted,
  })
const open = async (work = online(), revision = revised(), account = sampleAccount) => {
  answer(readWork, ({ id }) => (id === 2 ? revision : work))
  answer(listMaterials, [])
  answerInPassing(listChannels)
  const shown = await visitAsMember('/work-publish/update-music?id=1', { account })
  await screen.findByRole('heading', { level: 1 })
  return shown
}
const withRevision = online({ revision: { id: 2, status: '00', purpose: 'revision' } })

describe('changing a work that is out', () => {
  it('begins only when somebody says so', async () => {
    answer(startRevision, sampleOf(startRevision.output) as never)
    const { user } = await open(online({ can: { start_revision: true } }))
    expect(sent(startRevision)).toEqual([])
    answer(readWork, ({ id }) => (id === 2 ? revised() : withRevision))
    await user.click(button(t('start.revisionGo')))
    expect(await screen.findByRole('heading', { name: t('diff.title') })).toBeTruthy()
    expect(sent(startRevision)).toEqual([{ id: 1, purpose: 'revision' }])
  })

  it('that the server refuses stays where it is, and the reason is told', async () => {
    refuse(startRevision, 'conflict', { message: 'It is being taken down.' })
    const { user } = await open(online({ can: { start_revision: true } }))
    await user.click(button(t('start.revisionGo')))
    expect(await screen.findByText('It is being taken down.')).toBeTruthy()
    expect(button(t('start.revisionGo'))).toBeTruthy()
  })

  it('is not offered before it is out, and says so', async () => {
    await open(online({ status: '200' }))
    expect(screen.getByText(t('revise.notReleased'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('start.revisionGo') })).toBeNull()
  })

  it('is nothing for a colleague who only reads', async () => {
    const account = {
      ...sampleAccount,
      user_account_info: { ...sampleAccount.user_account_info, colleague_role: 'reader' as const },
    }
    await open(online(), revised(), account)
    expect(screen.getByText(publish('readOnly.role'))).toBeTruthy()
  })

  it('waits for added materials that are under way', async () => {
    await open(online({ revision: { id: 2, status: '00', purpose: 'supplement' } }))
    expect(screen.getByText(t('revise.otherOpen'))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('journey.seeAdded') }).getAttribute('href')).toContain('id=1')
  })
})

describe('an open revision', () => {
  it('shows what differs from what is online, and leads to each step', async () => {
    await open(withRevision)
    expect((await screen.findAllByText('Night ferry')).length).toBeGreaterThan(0)
    const steps = screen.getAllByRole('link').filter(link => link.getAttribute('href')?.includes('/step/'))
    expect(steps.map(link => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([1, 2, 3].map(step => `/work-publish/step/step-${step}?id=2`)),
    )
    await expectAccessible()
  })

  it('can be given up after a question; what is online stays', async () => {
    answer(discardRevision, sampleOf(discardRevision.output) as never)
    const { user } = await open(withRevision)
    await user.click(await screen.findByRole('button', { name: t('deed.discard') }))
    const question = await screen.findByRole('alertdialog')
    expect(sent(discardRevision)).toEqual([])
    answer(readWork, online({ can: { start_revision: true } }))
    await user.click(within(question).getByRole('button', { name: t('deed.discard') }))
    await waitFor(() => expect(sent(discardRevision)).toEqual([{ id: 2 }]))
    expect(await screen.findByRole('button', { name: t('start.revisionGo') })).toBeTruthy()
  })

  it('whose files do not load says so, and asks again on demand', async () => {
    answer(readWork, ({ id }) => (id === 2 ? revised() : withRevision))
    cutOff(listMaterials)
    answerInPassing(listChannels)
    const { user } = await visitAsMember('/work-publish/update-music?id=1')
    expect(await screen.findByText(t('diff.failed'))).toBeTruthy()
    answer(listMaterials, [])
    await user.click(button(say('member')('retry')))
    expect((await screen.findAllByText('Night ferry')).length).toBeGreaterThan(0)
  })
})

it('the address of a revision is the screen of its work', async () => {
  answer(readWork, ({ id }) => (id === 2 ? revised() : withRevision))
  answer(listMaterials, [])
  answerInPassing(listChannels)
  const { router } = await visitAsMember('/work-publish/update-music?id=2')
  await waitFor(() => expect(router.state.location.search).toBe('?id=1'))
})
