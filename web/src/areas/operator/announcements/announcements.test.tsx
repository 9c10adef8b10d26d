import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  cancelAnnouncement,
  countAudience,
  listAnnouncements,
  sendAnnouncement,
} from '#contract/messages/announcement-calls'
import { countDesk } from '#contract/support/desk-calls'
import { button, descriptionOf, field } from '../../../testing/forms'
import { sampleOf } from '../../../testing/sample-of'
import { answer, sent } from '../../../testing/server'
import { visitAsStaff } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('support-desk')
const both = { 'zh-CN': '河', en: 'River' }

it('is scheduled for a day and a time of the site, and only ahead', async () => {
  answer(listAnnouncements, sampleOf(listAnnouncements.output))
  answer(countAudience, { members: 3 })
  answer(sendAnnouncement, sampleOf(sendAnnouncement.output))
  const { user } = await visitAsStaff('/operator/announcements')
  await user.click(await screen.findByRole('button', { name: t('announce.new') }))
  for (const input of screen.getAllByLabelText(
    new RegExp(`^(${t('announce.subject')}|${t('announce.text')})`),
  ))
    await user.fill(input as HTMLInputElement, 'Something to tell')
  await user.click(screen.getByRole('radio', { name: t('announce.when.later') }))
  await user.fill(field(t('announce.day')), '2020-01-01')
  await waitFor(() => expect(button(t('announce.schedule')).disabled).toBe(false))
  await user.click(button(t('announce.schedule')))
  expect(descriptionOf(field(t('announce.day')))).toContain(t('announce.notAhead'))
  await user.fill(field(t('announce.day')), '2090-05-04')
  await user.fill(field(t('announce.time')), '09:30')
  await user.click(button(t('announce.schedule')))
  const question = await screen.findByRole('alertdialog', {
    name: t('announce.confirmLater', { time: '2090-05-04 09:30' }),
  })
  await user.click(within(question).getByRole('button', { name: t('announce.schedule') }))
  await waitFor(() => expect(sent(sendAnnouncement)).toMatchObject([{ send_at: '2090-05-04T01:30:00.000Z' }]))
})

it('is called off while its time is still ahead', async () => {
  const item = { id: 3, title: both, text: both, send_at: '2090-05-04T01:30:00.000Z' }
  const ahead = { ...item, sent_at: null, cancelled_at: null }
  answer(listAnnouncements, sampleOf(listAnnouncements.output, { items: [ahead] }))
  answer(cancelAnnouncement, sampleOf(cancelAnnouncement.output))
  answer(countDesk, { waiting: 4, mine: 0, unassigned: 4, escalated: 0 })
  const { user } = await visitAsStaff('/operator/announcements')
  expect(await screen.findByText(t('announce.ahead', { time: '2090-05-04 09:30' }))).toBeTruthy()
  await user.click(button(t('announce.cancel')))
  const cancelled = { ...ahead, cancelled_at: '2026-05-04T01:30:00.000Z' }
  answer(listAnnouncements, sampleOf(listAnnouncements.output, { items: [cancelled] }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('announce.cancel') }),
  )
  expect(await screen.findByText(t('announce.cancelled'))).toBeTruthy()
  expect(sent(cancelAnnouncement)).toEqual([{ id: 3 }])
  // The menu beside it says how many wait at the desk.
  const menu = within(screen.getByRole('navigation', { name: say('operator')('menu.label') }))
  expect(menu.getByRole('link', { name: new RegExp(say('operator')('menu.desk')) }).textContent).toContain(
    '4',
  )
})
