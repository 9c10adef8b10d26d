// Playing one audio file with its outline. wavesurfer draws from the peaks the server has measured: the file itself is only
// fetched, piece by piece, while it plays.
import { useEffect, useRef, useState } from 'react'
import type WaveSurfer from 'wavesurfer.js'

interface PlayerSource {
  url: string
  /** Lowest and highest by turns, -128 to 127. */
  peaks: readonly number[]
  duration: number
}

export interface Player {
  /** Where the outline is drawn. */
  canvas: React.RefObject<HTMLDivElement | null>
  isPlaying: boolean
  isReady: boolean
  hasFailed: boolean
  now: number
  toggle: () => void
  play: () => void
  pause: () => void
  seek: (seconds: number) => void
  /** From where it stands at this moment, however quickly one asks again. */
  seekBy: (seconds: number) => void
}

const colours = { waveColor: '--edge', progressColor: '--river', cursorColor: '--accent' } as const
const height = 72

export function usePlayer({ url, peaks, duration }: PlayerSource): Player {
  const canvas = useRef<HTMLDivElement>(null)
  const surfer = useRef<WaveSurfer>(undefined)
  const [state, setState] = useState({ isPlaying: false, isReady: false, hasFailed: false, now: 0 })
  // A new signed link to the same sound must not stop the music: the first one stays as long as the outline does.
  const address = useRef(url)
  /** Where somebody wanted to be before there was anything to play. */
  const wished = useRef<number>(undefined)
  const canSeek = useRef(false)

  useEffect(() => {
    let isGone = false
    const change = (changes: Partial<typeof state>) =>
      !isGone && setState(before => ({ ...before, ...changes }))
    void import('wavesurfer.js').then(({ default: Surfer }) => {
      if (isGone || !canvas.current) return
      const style = getComputedStyle(canvas.current)
      const made = Surfer.create({
        container: canvas.current,
        height,
        barWidth: 2,
        barGap: 1,
        barRadius: 2,
        normalize: true,
        url: address.current,
        duration,
        peaks: [peaks.map(peak => peak / 128)],
        ...Object.fromEntries(
          Object.entries(colours).map(([name, token]) => [name, style.getPropertyValue(token)]),
        ),
      })
      surfer.current = made
      made.on('ready', () => {
        change({ isReady: true })
        canSeek.current = true
        if (wished.current !== undefined) made.setTime(wished.current)
        wished.current = undefined
      })
      made.on('play', () => change({ isPlaying: true }))
      made.on('pause', () => change({ isPlaying: false }))
      made.on('timeupdate', now => change({ now }))
      made.on('error', () => change({ hasFailed: true, isPlaying: false }))
    })
    return () => {
      isGone = true
      canSeek.current = false
      surfer.current?.destroy()
      surfer.current = undefined
    }
  }, [peaks, duration])

  const seek = (seconds: number) => {
    const second = Math.min(Math.max(0, seconds), duration)
    if (canSeek.current) return surfer.current?.setTime(second)
    wished.current = second
    setState(before => ({ ...before, now: second }))
  }
  const fail = () => setState(before => ({ ...before, hasFailed: true }))
  return {
    canvas,
    ...state,
    toggle: () => void surfer.current?.playPause().catch(fail),
    play: () => void surfer.current?.play().catch(fail),
    pause: () => surfer.current?.pause(),
    seek,
    seekBy: seconds => seek((wished.current ?? surfer.current?.getCurrentTime() ?? 0) + seconds),
  }
}
