import { formatCount } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { BlockWords } from './block-words'
import type { BlockProps } from './home'
import { Picture } from './picture'

/** A handful says more about a young site than about what it does. */
const leastWorks = 20

export function ChannelsBlock({ block, data }: BlockProps) {
  const t = useWords('guest')
  const { works_online } = data.figures
  return (
    <section aria-labelledby="channels-title" className="py-14 md:py-20">
      <div className="page grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div>
          <BlockWords block={block} id="channels-title" />
          {works_online >= leastWorks && (
            <p className="mt-8">
              <span className="font-display num block text-3xl text-river">{formatCount(works_online)}</span>
              <span className="text-soft">{t('channels.online')}</span>
            </p>
          )}
        </div>
        <Picture drawn={data.pictures.channels} />
      </div>
    </section>
  )
}
