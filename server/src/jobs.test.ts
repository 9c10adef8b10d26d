import { expect, it } from 'vitest'
import { jobs } from './jobs'

const inLane = (wanted: string) => jobs.filter(({ lane }) => lane === wanted).map(({ name }) => name)

it('what waits for endpoints of members shares no runner with what waits for channels', () => {
  expect(inLane('webhooks')).toEqual(['deliverWebhooks'])
})

it('what goes on for hours shares no runner with files that their members wait for', () => {
  expect(inLane('long').sort()).toEqual(['buildArchive', 'readMoveInList', 'reconcileFiles'])
})

it('a code shares no runner with what goes to everybody, nor with a mail server that lets us wait', () => {
  expect(inLane('mail')).toEqual(['sendMail'])
  expect(inLane('notices').sort()).toEqual([
    ...[
      'mailDigest',
      'mailDigests',
      'mailMessage',
      'mailStaff',
      'performDeeds',
      'textMessage',
      'watchQueues',
    ],
  ])
  expect(inLane('quick')).toContain('sendTextMessage')
})
