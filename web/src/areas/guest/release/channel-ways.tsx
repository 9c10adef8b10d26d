import type { ShownRelease } from '#contract/release-pages/calls'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'

/** Where all of it can be heard. What is still to come collapses to a line on a phone. */
export function ChannelWays({ release: { channels, waiting } }: { release: ShownRelease }) {
  const t = useWords('release')
  const [live, more] = [channels.length, waiting.length]
  return (
    <section aria-labelledby="channels" className="mt-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="channels" className="text-lg">
          {t('channels.title')}
        </h2>
        {live > 0 && (
          <p className="num text-sm text-soft max-md:hidden">
            {more > 0 ? t('channels.counts', { live, waiting: more }) : t('channels.live', { live })}
          </p>
        )}
      </div>
      {live + more === 0 && <p className="text-soft">{t('channels.none')}</p>}
      <ul className="grid gap-2 md:grid-cols-2 lg:max-xl:grid-cols-1">
        {channels.map(channel => (
          <li key={channel.code}>
            <Channel {...channel} />
          </li>
        ))}
        {waiting.map(name => (
          <li
            key={name}
            className="flex min-h-13 items-center gap-3 rounded-control border border-dashed border-line px-4 text-soft max-md:hidden"
          >
            <Dot isLive={false} />
            {name}
            <span className="ml-auto text-sm">{t('channels.waiting')}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-sm text-soft md:hidden">
          {t('channels.allWaiting', { channels: waiting.join(' · ') })}
        </p>
      )}
    </section>
  )
}

const row = 'flex min-h-13 items-center gap-3 rounded-control bg-surface px-4 font-semibold'

/** By an address of ours, which counts and leads on. */
function Channel({ name, address }: ShownRelease['channels'][number]) {
  const t = useWords('release')
  const shell = useWords('shell')
  if (!address)
    return (
      <p className={row}>
        <Dot isLive />
        {name}
        <span className="ml-auto text-sm font-normal text-soft">{t('channels.online')}</span>
      </p>
    )
  return (
    <a href={address} rel="nofollow noopener" target="_blank" className={cx(row, 'hover:bg-line')}>
      <Dot isLive />
      {name}
      <span className="sr-only">{shell('window.new')}</span>
      <svg
        width="16"
        height="16"
        viewBox="0 0 20 20"
        fill="none"
        className="ml-auto stroke-current text-soft"
        aria-hidden="true"
      >
        <path d="M7 4h9v9M16 4 5 15" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </a>
  )
}

function Dot({ isLive }: { isLive: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'size-2.5 shrink-0 rounded-full border-[1.5px]',
        isLive ? 'border-accent bg-accent' : 'border-edge',
      )}
    />
  )
}
