import type { Territory } from '../works/work'

/** A channel that serves anything but mainland China takes what it is sent out of the country. The sandbox is this machine. */
export function isAbroad(channel: { is_sandbox: boolean; territory: Territory }): boolean {
  const { worldwide, countries } = channel.territory
  return !channel.is_sandbox && (worldwide || countries.some(country => country !== 'CN'))
}
