import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { jumpTo, listCatalogue, readCatalogueWork } from '#contract/catalogue/calls'
import { readLedger, traceBill } from '#contract/income/ledger-calls'
import { listMemberBills, readMember } from '#contract/members/calls'
import { expectAccessible } from '../../../testing/accessible'
import { sampleOf } from '../../../testing/sample-of'
import { answer, answerInPassing, refuse, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('catalogue')
const operator = say('operator')
const works = say('works')

const listed = (found: { count: number; is_more: boolean } | null = null) =>
  sampleOf(listCatalogue.output, {
    items: [{ id: 7, title: 'Tideline', artists: 'Shen', member: { id: 5, nickname: 'River Song' } }],
    found,
    channels: [{ id: 3, name: 'Northern Radio' }],
  })

describe('the works of the site', () => {
  it('are narrowed by what stands in the address, and the address follows', async () => {
    answer(listCatalogue, listed({ count: 200, is_more: true }))
    const { user, router } = await visitAsStaff('/operator/works?search=tide&group=online', ['finance'])
    expect(await screen.findByText(t('foundMore', { count: 200 }))).toBeTruthy()
    expect(sent(listCatalogue).at(-1)).toMatchObject({ search: 'tide', statuses: ['991'] })
    await user.click(screen.getByRole('radio', { name: works('status.review') }))
    expect(router.state.location.search).toBe('?search=tide&group=review')
    await waitFor(() =>
      expect(sent(listCatalogue).at(-1)).toMatchObject({ statuses: ['200', '201', '300', '301'] }),
    )
    await expectAccessible()
  })

  it('lead to the member', async () => {
    answer(listCatalogue, listed())
    await visitAsStaff('/operator/works', ['support'])
    expect((await screen.findByRole('link', { name: 'River Song' })).getAttribute('href')).toBe(
      '/operator/member?id=5',
    )
  })

  it('do not lead there for whom that page is closed', async () => {
    answer(listCatalogue, listed())
    await visitAsStaff('/operator/works', ['editor'])
    await screen.findByRole('link', { name: 'Tideline' })
    expect(screen.queryByRole('link', { name: 'River Song' })).toBeNull()
  })
})

describe('one work', () => {
  it('is shown to read, with ways on for whoever has them', async () => {
    answer(
      readCatalogueWork,
      sampleOf(readCatalogueWork.output, {
        member: { id: 5, nickname: 'River Song' },
        work: { id: 7, upc: '6901234567892' },
        can: { review: false, member: true },
      }),
    )
    await visitAsStaff('/operator/works/work?id=7', ['admin'])
    expect((await screen.findByRole('link', { name: t('toDeliveries') })).getAttribute('href')).toBe(
      '/operator/deliveries?search=6901234567892',
    )
    expect(screen.queryByRole('link', { name: t('toReview') })).toBeNull()
    await expectAccessible()
  })

  it('that is not there says so', async () => {
    refuse(readCatalogueWork, 'notFound')
    await visitAsStaff('/operator/works/work?id=7', ['admin'])
    expect(await screen.findByRole('heading', { level: 1, name: t('gone.title') })).toBeTruthy()
  })
})

describe('the field that leads anywhere', () => {
  it('opens by its keys, and Enter goes where the arrows point', async () => {
    answer(listCatalogue, listed())
    answer(jumpTo, [
      { kind: 'work', id: 7, title: 'Tideline', note: 'Shen', member_id: null },
      { kind: 'work', id: 9, title: 'Tidewater', note: 'Shen', member_id: null },
    ])
    answer(readCatalogueWork, sampleOf(readCatalogueWork.output))
    const { user, router } = await visitAsStaff('/operator/works', ['finance'])
    await screen.findByRole('link', { name: 'Tideline' })
    await user.keyboard('{Control>}k{/Control}')
    const dialog = await screen.findByRole('dialog', { name: operator('jump.title') })
    await user.type(within(dialog).getByRole('combobox'), 'tide')
    expect(await within(dialog).findAllByRole('option')).toHaveLength(2)
    await expectAccessible()
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?id=9'))
    expect(router.state.location.pathname).toBe('/operator/works/work')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['finance', '/operator/income/ledger', '?bill=7'],
    ['support', '/operator/member', '?id=3&tab=bills'],
  ] as const)('leads %s from the number of a bill to %s', async (role, path, search) => {
    answer(listCatalogue, listed())
    answer(jumpTo, [{ kind: 'bill', id: 7, title: 'River FM 2026-08', note: 'Shen', member_id: 3 }])
    answerInPassing(readLedger, traceBill, readMember, listMemberBills)
    const { user, router } = await visitAsStaff('/operator/works', [role])
    await screen.findByRole('link', { name: 'Tideline' })
    await user.keyboard('{Control>}k{/Control}')
    const dialog = await screen.findByRole('dialog', { name: operator('jump.title') })
    await user.type(within(dialog).getByRole('combobox'), 'B7')
    expect(await within(dialog).findAllByRole('option')).toHaveLength(1)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    expect(router.state.location.search).toBe(search)
  })

  it('says when there is nothing, and when it did not get through', async () => {
    answer(listCatalogue, listed())
    answer(jumpTo, [])
    const { user } = await visitAsStaff('/operator/works', ['finance'])
    await user.click(await screen.findByRole('button', { name: operator('jump.title') }))
    await user.type(screen.getByRole('combobox'), 'nix')
    expect(await screen.findByText(operator('jump.none', { search: 'nix' }))).toBeTruthy()
    refuse(jumpTo, 'internal')
    await user.type(screen.getByRole('combobox'), 'e')
    expect(await screen.findByText(operator('jump.failed'))).toBeTruthy()
  })
})
