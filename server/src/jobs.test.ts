import { expect, it } from 'vitest'
import { jobs } from './jobs'

const inLane = (wanted: string) => jobs.filter(({ lane }) => lane === wanted).map(({ name }) => name)

it('what waits for endpoints of members shares no runner with what waits for channels', () => {
  expect(inLane('webhooks')).toEqual(['deliverWebhooks'])
})

it('what goes on for hours shares no runner with files that their members wait for', () => {
  expect(inLane('long').sort()).toEqual(['buildArchive', 'readMoveInList', 'reconcileFiles'])
})
