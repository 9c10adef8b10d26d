import { coverSide } from '#contract/covers/scene'
import { useWords } from '../../../../lib/words'
import type { Shadow } from '../cover-queries'

type Values = Omit<Shadow, 'id' | 'names'>

/** A cover's units in pixels of the sample: as a title would show it on a cover of this width. */
const shownWidth = 480
const scale = shownWidth / coverSide

/** Glows are seen on dark, shades on light. */
const isBright = (colour: string) =>
  Number.parseInt(colour.slice(1, 3), 16) * 0.3 +
    Number.parseInt(colour.slice(3, 5), 16) * 0.59 +
    Number.parseInt(colour.slice(5, 7), 16) * 0.11 >
  128

function cssShadow({ blur, offset_x, offset_y, color, opacity }: Values) {
  const alpha = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')
  return `${offset_x * scale}px ${offset_y * scale}px ${blur * scale}px ${color}${alpha}`
}

export function ShadowSample({ shadow, size }: { shadow: Values; size: 'row' | 'form' }) {
  const t = useWords('cover-offer')
  const isDark = isBright(shadow.color)
  return (
    <div
      aria-hidden="true"
      className={
        size === 'row'
          ? 'grid h-20 w-36 shrink-0 place-items-center overflow-hidden rounded-control'
          : 'grid h-44 place-items-center overflow-hidden rounded-control'
      }
      style={{ background: isDark ? '#1b2233' : '#efe9dd' }}
    >
      <span
        className={size === 'row' ? 'text-3xl font-bold' : 'text-6xl font-bold'}
        style={{ color: isDark ? '#f4efe4' : '#b3402a', textShadow: cssShadow(shadow) }}
      >
        {t('shadow.sample')}
      </span>
    </div>
  )
}
