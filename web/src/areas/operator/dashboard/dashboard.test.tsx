import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { StaffRole } from '#contract/call'
import { countWaiting, readDashboard } from '#contract/dashboard/calls'
import { markSetupStep, readSetup, setupSteps } from '#contract/sites/setup-calls'
import { formatMoment } from '../../../lib/format'
import { expectAccessible } from '../../../testing/accessible'
import { button } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { answer, cutOff, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('operator')
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof readDashboard.output>>[1]>

const boardOf = (wanted: Wanted = {}) =>
  sampleOf(readDashboard.output, {
    can_check_audio: true,
    queues: { tickets: { waiting: 3, late: 0 }, checks: { waiting: 0, late: 0 } },
    ...wanted,
  })

async function open(wanted: Wanted = {}, roles: StaffRole[] = ['admin']) {
  answer(readDashboard, boardOf(wanted))
  const shown = await visitAsStaff('/operator', roles)
  await screen.findByRole('list', { name: t('board.queues') })
  await waitFor(() => expect(sent(readDashboard).length).toBeGreaterThan(0))
  return shown
}

describe('the first page of the console', () => {
  it('counts what waits, each figure leading to its queue', async () => {
    await open()
    const tickets = await screen.findByRole('link', { name: new RegExp(`3.*${t('board.queue.tickets')}`) })
    expect(tickets.getAttribute('href')).toBe('/operator/desk')
    expect(screen.queryByText(t('board.queue.content')), 'not this person’s').toBeNull()
    await expectAccessible()
  })

  it('counts disputed money and claims beside the menu and on the first page', async () => {
    answer(countWaiting, { claims: 4, disputes: 2, requests: null })
    await open({ queues: { claims: { waiting: 4, late: 1 }, disputes: { waiting: 2, late: 0 } } }, [
      'finance',
      'rights',
    ])
    const figure = (name: string) => screen.findByRole('link', { name: new RegExp(name) })
    expect((await figure(`2.*${t('board.queue.disputes')}`)).getAttribute('href')).toBe(
      '/operator/income/disputes',
    )
    const menu = within(screen.getByRole('navigation', { name: t('menu.label') }))
    const waits = (label: string, count: number) =>
      menu.findByRole('link', { name: new RegExp(`${label}.*${t('menu.waiting', { count })}`) })
    await waits(t('menu.infringement'), 4)
    await waits(t('menu.income'), 2)
  })

  it('shows an admin what waits for a yes, and when the first of it ends', async () => {
    const deeds = { waiting: 2, oldest_at: '2026-11-10T04:00:00.000Z', late: 0 }
    await open({ queues: { deeds } }, ['admin'])
    const figure = await screen.findByRole('link', { name: new RegExp(`2.*${t('board.queue.deeds')}`) })
    expect(figure.getAttribute('href')).toBe('/operator/deeds')
    expect(figure.textContent).toContain(t('board.ends', { at: formatMoment('2026-11-17T04:00:00.000Z') }))
  })

  it('leads from the count of works to the catalogue', async () => {
    await open()
    const figures = await screen.findAllByRole('term')
    const works = figures.find(figure => figure.textContent === t('board.works')) as HTMLElement
    expect(within(works).getByRole('link').getAttribute('href')).toBe('/operator/works')
  })

  it('says what is later than promised before how long it waits', async () => {
    await open({ queues: { tickets: { waiting: 3, late: 2, oldest_at: '2026-01-01T00:00:00.000Z' } } })
    expect(await screen.findByText(t('board.late', { count: 2 }))).toBeTruthy()
  })

  it('raises the alarm while there is time, and louder when there is none', async () => {
    await open({
      code_stock: {
        isrc: { left: 1, alarm: 50, is_low: true },
        upc: { left: 0, alarm: 50, is_low: true },
      },
    })
    expect(await screen.findByText('Only 1 ISRC code left')).toBeTruthy()
    expect(screen.getByText(t('board.noCodes', { kind: 'UPC' }))).toBeTruthy()
    const ways = screen.getAllByRole('link', { name: t('board.addCodes') })
    expect(ways[0]?.getAttribute('href')).toBe('/operator/site/codes')
  })

  it('does not send those to the ranges who may not add one', async () => {
    await open({ code_stock: { isrc: { left: 1, is_low: true }, upc: { left: 900 } } }, ['rights'])
    expect(await screen.findByText('Only 1 ISRC code left')).toBeTruthy()
    expect(screen.queryByRole('link', { name: t('board.addCodes') })).toBeNull()
  })

  it('says that nothing can be checked, and that jobs were given up', async () => {
    await open({ can_check_audio: false, failed_jobs: 1 })
    expect(await screen.findByText(t('board.noChecker'))).toBeTruthy()
    expect(screen.getByText('1 background job has failed')).toBeTruthy()
    expect(screen.getByRole('link', { name: t('board.seeJobs') }).getAttribute('href')).toBe('/operator/jobs')
  })

  it('says that no channel is on, with the way there', async () => {
    await open({ deliveries: { channels_on: 0 } })
    expect(await screen.findByText(t('board.noChannels'))).toBeTruthy()
    const way = screen.getByRole('link', { name: t('board.setUpChannels') })
    expect(way.getAttribute('href')).toBe('/operator/channels')
  })

  it('says nothing of channels while one is on', async () => {
    await open({ deliveries: { channels_on: 1 } })
    await screen.findByRole('link', { name: new RegExp(t('board.queue.tickets')) })
    expect(screen.queryByText(t('board.noChannels'))).toBeNull()
  })

  it('tells support staff of missing channels without a way that is not theirs', async () => {
    await open({ deliveries: { channels_on: 0 } }, ['support'])
    expect(await screen.findByText(t('board.noChannels'))).toBeTruthy()
    expect(screen.queryByRole('link', { name: t('board.setUpChannels') })).toBeNull()
  })

  it('says nothing of alarms where nothing is wrong', async () => {
    await open({ failed_jobs: 0, code_stock: { isrc: { left: 900 }, upc: { left: 900 } } })
    await screen.findByRole('link', { name: new RegExp(t('board.queue.tickets')) })
    expect(screen.queryByText(t('board.codesText'))).toBeNull()
    expect(screen.queryByRole('link', { name: t('board.seeJobs') })).toBeNull()
  })

  it('shows another span on demand', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('radio', { name: t('board.lastDays', { count: 90 }) }))
    await waitFor(() => expect(sent(readDashboard).at(-1)).toMatchObject({ days: 90 }))
  })

  it('tells how deliveries stand, and which channels have none', async () => {
    await open({
      deliveries: {
        live: 12,
        went_live: 2,
        channels: [
          { id: 1, name: 'Spotify', live: 12 },
          { id: 2, name: 'Deezer' },
        ],
      },
    })
    expect(await screen.findByText(t('board.delivery.wentLive', { count: 2, days: 7 }))).toBeTruthy()
    expect(screen.getByText(t('board.delivery.idle', { names: 'Deezer' }))).toBeTruthy()
  })

  it('says so while nothing has gone out', async () => {
    await open()
    expect(await screen.findByText(t('board.delivery.none'))).toBeTruthy()
  })

  it('tells whoever can do something about it how long jobs wait', async () => {
    await open({
      job_lanes: [
        { lane: 'quick', waiting: 0 },
        { lane: 'heavy', waiting: 4, oldest_at: '2026-01-01T00:00:00.000Z' },
      ],
    })
    const lanes = (await screen.findByRole('heading', { name: t('board.lanes') }))
      .parentElement as HTMLElement
    expect(within(lanes).getByText(t('board.laneFree'))).toBeTruthy()
    expect(within(lanes).getByText(/^4 waiting/)).toBeTruthy()
  })

  it('that does not load is asked for again on demand', async () => {
    cutOff(readDashboard)
    const { user } = await visitAsStaff('/operator')
    await screen.findByRole('alert')
    answer(readDashboard, boardOf())
    await user.click(button(t('retry')))
    expect(await screen.findByRole('list', { name: t('board.queues') })).toBeTruthy()
  })
})

describe('the first hour of a site', () => {
  const steps = setupSteps.map(step => ({ step, is_done: step === 'name', marked: null }))

  it('stays until everything is done', async () => {
    answer(readDashboard, boardOf())
    answer(readSetup, { steps })
    answer(markSetupStep, null)
    const { user } = await visitAsStaff('/operator')
    const list = await screen.findByRole('region', { name: t('setup.title') })
    expect(within(list).getByText(t('setup.lead', { done: 1, count: setupSteps.length }))).toBeTruthy()
    await expectAccessible(list)
    const finished = steps.map(entry => ({ ...entry, is_done: true }))
    answer(readSetup, { steps: finished })
    await user.click(within(list).getByRole('button', { name: t('setup.agreements.mark') }))
    expect(sent(markSetupStep)).toEqual([{ step: 'agreements', is_marked: true }])
    await waitFor(() => expect(screen.queryByText(t('setup.title'))).toBeNull())
  })

  it('is asked again when one comes back from a step, and so are the alarms', async () => {
    answer(readDashboard, boardOf({ code_stock: { isrc: { left: 1, alarm: 50, is_low: true } } }))
    answer(readSetup, { steps })
    const { unmount } = await visitAsStaff('/operator')
    await screen.findByRole('region', { name: t('setup.title') })
    await screen.findByText('Only 1 ISRC code left')
    unmount()
    answer(readSetup, { steps: steps.map(entry => ({ ...entry, is_done: true })) })
    answer(readDashboard, boardOf())
    await visitAsStaff('/operator')
    await screen.findByRole('list', { name: t('board.queues') })
    await waitFor(() => expect(screen.queryByText(t('setup.title'))).toBeNull())
    await waitFor(() => expect(screen.queryByText('Only 1 ISRC code left')).toBeNull())
  })
})
