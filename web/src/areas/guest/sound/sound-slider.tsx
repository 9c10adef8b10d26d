import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import type { Sound } from './use-sound'

type SoundSliderProps = {
  sound: Sound
  seconds: number
  label: string
  /** Where it is, in words. */
  valueText: string
  className?: string
  children: ReactNode
}

/** A sound as a line that one can go along, by pointer and by keys. */
export function SoundSlider({ sound, seconds, label, valueText, className, children }: SoundSliderProps) {
  function seekTo(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    sound.seek(((event.clientX - left) / width) * seconds)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds)}
      aria-valuenow={Math.floor(sound.now)}
      aria-valuetext={valueText}
      onKeyDown={event => move(event, sound, seconds)}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        seekTo(event)
      }}
      onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && seekTo(event)}
      className={className}
    >
      {children}
    </div>
  )
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
}

function move(event: KeyboardEvent, { now, seek, toggle }: Sound, seconds: number) {
  const step = steps[event.key]
  if (step !== undefined) seek(now + step)
  else if (event.key === 'Home') seek(0)
  else if (event.key === 'End') seek(seconds)
  else if (event.key === ' ' || event.key === 'Enter') void toggle()
  else return
  event.preventDefault()
}
