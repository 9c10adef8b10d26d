import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Drawn once it comes near the window, and kept from then on: an album has up to fifty players. */
export function WhenNear({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const watch = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setIsNear(true),
      { rootMargin: '600px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isNear])
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  )
}
