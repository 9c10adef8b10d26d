import type { NewsCategory } from '#contract/content/kinds'
import { cx } from '../../../ui/class-names'
import { drawNewsPicture, pictureSize } from './draw-news-picture'

const tones = {
  ink: 'stroke-ink opacity-35',
  river: 'stroke-river opacity-80',
  accent: 'stroke-accent',
}

type NewsPictureProps = {
  item: { id: number; category: NewsCategory; cover: string | null }
  /** Only what is seen at once is loaded at once. */
  isFirst?: boolean
  className?: string
}

/** The picture that was chosen for an item; without one a drawing of its own, by its subject and number. */
export function NewsPicture({ item, isFirst = false, className }: NewsPictureProps) {
  const look = cx('aspect-video w-full bg-sunken object-cover', className)
  const { width, height } = pictureSize
  if (item.cover !== null) {
    const loading = isFirst ? 'eager' : 'lazy'
    return <img src={item.cover} alt="" width={width} height={height} loading={loading} className={look} />
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={look}
    >
      {drawNewsPicture(item.id, item.category).map(({ path, tone }) => (
        <path key={path} d={path} className={tones[tone]} strokeWidth={tone === 'accent' ? 3.5 : undefined} />
      ))}
    </svg>
  )
}
