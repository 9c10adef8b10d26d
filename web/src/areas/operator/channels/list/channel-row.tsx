import { Link } from 'react-router'
import type { ManagedChannel } from '#contract/distribution/channel-calls'
import { useValueWords } from '../../../../features/works/use-value-words'
import { formatCount } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useLanguage, useWords } from '../../../../lib/words'
import { ChannelState } from '../channel-state'
import { Obstacles } from '../obstacles'
import { PausedLine } from '../paused-line'
import { useChannelWords } from '../use-channel-words'

/** One channel: what it takes and how, how it stands, and what it lacks. */
export function ChannelRow({ channel }: { channel: ManagedChannel }) {
  const t = useWords('channels')
  const language = useLanguage()
  const { formatOf, transportOf } = useChannelWords()
  const wordsFor = useValueWords()
  const { profile, mark, waiting, obstacles, paused } = channel
  const { format, connection, lead_days, territory } = profile
  const facts = [
    `${formatOf(format)} · ${transportOf(connection.kind)}`,
    t('row.lead', { days: lead_days }),
    wordsFor({ territory }),
  ]
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,22rem)]">
      <img src={profile.logo || mark} alt="" width={40} height={40} className="size-10 object-contain" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-base [overflow-wrap:anywhere]">
            <Link to={links.operatorChannel(channel.id)} className="hover:text-accent hover:underline">
              {profile.name[language]}
            </Link>
          </h2>
          <ChannelState channel={channel} />
          {waiting > 0 && (
            <span className="num text-sm font-semibold">
              {t('row.waiting', { count: formatCount(waiting) })}
            </span>
          )}
        </div>
        <p className="num text-sm text-soft">
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && ' · '}
              <span className="inline-block">{fact}</span>
            </span>
          ))}
        </p>
        {paused && <PausedLine paused={paused} />}
      </div>
      {obstacles.length > 0 && (
        <div className="max-lg:col-start-2">
          <p className="text-xs font-semibold text-faint">{t('row.lacks')}</p>
          <Obstacles channel={channel} />
        </div>
      )}
    </div>
  )
}
