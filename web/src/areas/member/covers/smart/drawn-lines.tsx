/** Where a design will be: the same lines as everywhere something is on its way. */
export function DrawnLines({ number }: { number: number }) {
  const lines = Array.from({ length: 9 }, (_, index) => {
    const y = 50 + index * 9
    return `M0 ${y}C20 ${y - 12} 30 ${y - 16} 50 ${y - 4}S85 ${y + 8} 100 ${y - 6}`
  }).join('')
  return (
    <span className="relative block aspect-square rounded-control bg-sunken">
      <svg
        viewBox="0 0 100 160"
        className="size-full animate-pulse text-line"
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        <path d={lines} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="absolute bottom-3 left-3 text-sm text-soft tabular-nums">{number}</span>
    </span>
  )
}
