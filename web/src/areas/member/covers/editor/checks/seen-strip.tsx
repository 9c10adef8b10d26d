import { useId } from 'react'
import { useWords } from '../../../../../lib/words'
import { cx } from '../../../../../ui/class-names'
import { BlobPicture } from '../../blob-picture'
import type { Look } from './editor-jobs'
import type { Looked } from './use-look'

const ways = [
  { name: 'list', size: 'w-16 rounded-[3px]', from: 'small' },
  { name: 'round', size: 'w-16 rounded-full', from: 'small' },
  { name: 'wide', size: 'h-13.5 w-24 rounded-[3px] *:object-cover', from: 'middle' },
  { name: 'grey', size: 'w-16 rounded-[3px] grayscale', from: 'small' },
] as const

/** How listeners meet the cover: small, round, cut, without colour. */
export function SeenStrip({ looked: { look } }: { looked: Looked }) {
  const t = useWords('cover-editor')
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-wrap items-center gap-4">
      <h2 id={id} className="w-16 text-sm max-sm:w-full">
        {t('check.seen')}
      </h2>
      <ul className="flex flex-1 flex-wrap justify-between gap-4">
        {ways.map(way => (
          <li key={way.name} className="flex items-center gap-2">
            <Seen look={look} size={way.size} from={way.from} />
            <p className="text-sm max-sm:sr-only">
              <span className="block font-semibold">{t(`check.seen.${way.name}`)}</span>
              <span className="text-soft">{t(`check.seen.${way.name}Text`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Seen({ look, size, from }: { look: Look | undefined; size: string; from: 'small' | 'middle' }) {
  const shape = cx('shrink-0', size)
  if (!look) return <span className={cx('block aspect-square animate-breathe bg-line', shape)} />
  return <BlobPicture picture={look[from]} alt="" className={shape} />
}
