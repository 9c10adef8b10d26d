import { Link } from 'react-router'
import type { ChannelObstacle, ManagedChannel } from '#contract/distribution/channel-calls'
import { listSchemas } from '#contract/distribution/schema-calls'
import { readSettings } from '#contract/sites/settings-calls'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { type Staff, staffMay, useStaff } from '../staff-queries'
import { channelParts } from './channel-parts'

/** What keeps a channel off, each leading to where it is put right. */
export function Obstacles({ channel }: { channel: Pick<ManagedChannel, 'id' | 'obstacles'> }) {
  const t = useWords('channels')
  const staff = useStaff()
  return (
    <ul className="grid gap-1 text-sm">
      {channel.obstacles.map(obstacle => {
        const place = placeOf(obstacle, channel.id, staff)
        const words = t(`obstacle.${obstacle}`)
        return (
          <li key={obstacle} className="flex gap-2">
            <span aria-hidden="true" className="mt-2 size-1.5 shrink-0 rounded-full bg-accent" />
            {place ? (
              <Link to={place} className="underline decoration-edge underline-offset-4 hover:text-accent">
                {words}
              </Link>
            ) : (
              words
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Undefined: the reader cannot get there. */
function placeOf(obstacle: ChannelObstacle, id: number, staff: Staff): string | undefined {
  switch (obstacle) {
    case 'own-party-missing':
      return staffMay(staff, readSettings) ? links.operatorMoney : undefined
    case 'schemas-missing':
      return staffMay(staff, listSchemas) ? links.operatorSchemas : undefined
    case 'not-tested':
      return links.operatorChannel(id, channelParts.test)
    case 'channel-party-missing':
      return links.operatorChannel(id, channelParts.contract)
    case 'columns-missing':
      return links.operatorChannel(id, channelParts.columns)
  }
}
