const rows = Array.from({ length: 7 }, (_, index) => 34 + index * 8)

/** A cover that is not drawn yet: the lines it will come along. */
export function NoPreview() {
  return (
    <svg viewBox="0 0 100 100" className="size-full text-edge" fill="none" aria-hidden="true">
      {rows.map(y => (
        <path
          key={y}
          d={`M0 ${y}C18 ${y - 9} 30 ${y - 13} 50 ${y - 3}S84 ${y + 7} 100 ${y - 5}`}
          stroke="currentColor"
          strokeOpacity={0.55}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
