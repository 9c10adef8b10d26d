const bars = 16
const height = 18

/** A hash to look at: the same file is the same picture. */
export function HashGlyph({ sha256 }: { sha256: string }) {
  const heights = Array.from({ length: bars }, (_, place) => {
    const byte = Number.parseInt(sha256.slice(place * 2, place * 2 + 2), 16) || 0
    return 1 + (byte / 255) * (height - 1)
  })
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars * 3} ${height}`}
      className="h-4.5 w-12 shrink-0"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      {heights.map((bar, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have nothing but their place
        <path key={place} d={`M${place * 3 + 1} ${(height - bar) / 2}v${bar}`} />
      ))}
    </svg>
  )
}
