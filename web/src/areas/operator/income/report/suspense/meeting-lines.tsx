type MeetingLinesProps = { isNear: boolean; isThere: boolean }

/** Theirs and ours flow together, or might. */
export function MeetingLines({ isNear, isThere }: MeetingLinesProps) {
  return (
    <svg
      viewBox="0 0 26 12"
      aria-hidden="true"
      fill="none"
      className="mt-1.5 h-3 w-6.5 self-start max-sm:hidden"
    >
      {isNear ? (
        <path d="M0 1C12 1 12 6 26 6M0 6h26M0 11C12 11 12 6 26 6" className="stroke-river" />
      ) : (
        isThere && <path d="M0 6h26" className="stroke-edge" strokeDasharray="2 3" />
      )}
    </svg>
  )
}
