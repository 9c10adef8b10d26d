// A sound on a public page. Nothing of it is loaded before somebody wants to hear it.
import { useEffect, useRef, useState } from 'react'

export function useSound(seconds: number) {
  const audio = useRef<HTMLAudioElement>(null)
  const [now, setNow] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isPlaying) return
    let frame = requestAnimationFrame(function follow() {
      setNow(audio.current?.currentTime ?? 0)
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])

  function seek(second: number) {
    const sound = audio.current
    if (!sound) return
    // Before it is loaded, this is where it will begin.
    sound.currentTime = Math.min(seconds, Math.max(0, second))
    setNow(sound.currentTime)
  }

  async function toggle() {
    const sound = audio.current
    if (!sound) return
    if (!sound.paused) return sound.pause()
    setHasFailed(false)
    if (now >= seconds - 0.1) seek(0)
    try {
      await sound.play()
    } catch (error) {
      // Paused before it had begun is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true)
    }
  }

  const events = {
    onPlay: () => setIsPlaying(true),
    onPause: () => setIsPlaying(false),
    onEnded: () => setNow(seconds),
  }
  return { audio, events, now, isPlaying, hasFailed, seek, toggle }
}

export type Sound = ReturnType<typeof useSound>
