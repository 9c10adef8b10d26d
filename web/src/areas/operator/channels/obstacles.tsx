import { Link } from 'react-router'
import { type ChannelObstacle, type ManagedChannel, saveChannel } from '#contract/distribution/channel-calls'
import { uploadSchema } from '#contract/distribution/schema-calls'
import { saveSettings } from '#contract/sites/settings-calls'
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

/** Undefined: the reader can do nothing there. */
function placeOf(obstacle: ChannelObstacle, id: number, staff: Staff): string | undefined {
  if (obstacle === 'own-party-missing') {
    return staffMay(staff, saveSettings) ? links.operatorMoney : undefined
  }
  if (obstacle === 'schemas-missing') return staffMay(staff, uploadSchema) ? links.operatorSchemas : undefined
  return staffMay(staff, saveChannel) ? links.operatorChannel(id, partOf[obstacle]) : undefined
}

const partOf = {
  'not-tested': channelParts.test,
  'channel-party-missing': channelParts.contract,
  'columns-missing': channelParts.columns,
} as const
