/** What text inputs, selects and date fields have in common. 16 px type: smaller makes iOS zoom in on focus. */
export const controlClass =
  'w-full min-h-11 rounded-control border border-edge bg-surface px-3.5 text-[1rem] text-ink transition-colors ' +
  'hover:border-ink aria-invalid:border-accent aria-invalid:border-2 ' +
  'disabled:border-line disabled:bg-sunken disabled:text-faint'

/** The list that opens under a control or a button. */
export const floatClass =
  'z-50 rounded-card border border-line bg-raised text-ink shadow-lift ' +
  'data-[state=open]:animate-rise data-[state=closed]:animate-leave'

/** A line in such a list; radix marks the one under the pointer or the arrow keys. */
export const optionClass =
  'relative flex min-h-10 pointer-coarse:min-h-11 cursor-default items-center gap-3 rounded-lg px-3 text-base outline-none select-none ' +
  'data-highlighted:bg-sunken data-disabled:text-faint ' +
  // The ground alone is hardly seen; whoever comes by keys sees the ring they know from everywhere else.
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus focus-visible:outline-solid'
