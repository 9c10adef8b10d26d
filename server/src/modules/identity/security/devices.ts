import type { endAllDevices, endDevice, listDevices, listLogins } from '#contract/identity/security-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { deleteSessionsOf } from '../identity.queries'
import { deviceName } from './device-name'
import { deleteSessionOf, listLoginEvents, listSessions } from './security.queries'
import './security.texts'

export async function presentDevices({ tx, actor }: CallContext<typeof listDevices>) {
  const sessions = await listSessions(tx, actor.personId)
  const devices = sessions.map(session => ({
    id: session.token,
    name: deviceName(session.user_agent),
    address: session.address,
    logged_in_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    is_current: session.token === actor.token,
  }))
  return devices.sort((a, b) => Number(b.is_current) - Number(a.is_current))
}

export async function logDeviceOut({ tx, actor, input, answer }: CallContext<typeof endDevice>) {
  await deleteSessionOf(tx, actor.personId, input.id)
  if (input.id === actor.token) answer.sessionCookies = null
  answer.text = { key: 'security.deviceEnded' }
  return null
}

/** Every session of the person who asks, whatever account it acts for. */
export async function logAllDevicesOut({ tx, actor, answer }: CallContext<typeof endAllDevices>) {
  await deleteSessionsOf(tx, actor.personId)
  answer.sessionCookies = null
  answer.text = { key: 'security.allDevicesEnded' }
  return null
}

export async function presentLogins({ tx, actor, input }: CallContext<typeof listLogins>) {
  const before = readCursor(place.id, input.cursor)
  const events = await listLoginEvents(tx, actor.personId, before, input.limit + 1)
  const { shown, next_cursor } = pageOf(events, input.limit, ({ id }) => id)
  return {
    items: shown.map(event => ({
      at: event.at.toISOString(),
      method: event.method as 'password',
      succeeded: event.succeeded,
      name: deviceName(event.user_agent),
      address: event.address,
    })),
    next_cursor,
  }
}
