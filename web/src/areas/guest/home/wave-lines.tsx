import { useId } from 'react'
import { cx } from '../../../ui/class-names'

/** In which the server draws the sound. */
export const waveBox = { width: 1200, height: 160 }

interface WaveLinesProps {
  path: string
  lines: number
  className?: string
  /** How much of it has been heard, from 0 to 1. */
  heard?: number
}

/** A sound as a bundle of lines: the outermost as it was drawn, the others flatter. Drawn once, shown twice. */
export function WaveLines({ path, lines, className, heard = 0 }: WaveLinesProps) {
  const id = useId()
  const look = 'pointer-events-none absolute inset-0 size-full'
  const view = { viewBox: `0 -80 ${waveBox.width} ${waveBox.height}`, preserveAspectRatio: 'none' }
  return (
    <>
      <svg {...view} aria-hidden="true" className={cx(look, className)}>
        <defs>
          <path id={`${id}-line`} d={path} vectorEffect="non-scaling-stroke" />
        </defs>
        <g id={id} fill="none" stroke="currentColor" strokeWidth="1.2" opacity="0.75">
          {Array.from({ length: lines }, (_, index) => (
            <use
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one drawing never move
              key={index}
              href={`#${id}-line`}
              transform={`scale(1 ${Math.round(100 - (index * 200) / (lines - 1)) / 100})`}
            />
          ))}
        </g>
      </svg>
      {heard > 0 && (
        <svg
          {...view}
          aria-hidden="true"
          className={cx(look, 'text-accent')}
          style={{ clipPath: `inset(0 ${100 - heard * 100}% 0 0)` }}
        >
          <use href={`#${id}`} />
        </svg>
      )}
    </>
  )
}
