/** A control in the editor's narrow column. 16 px on phones: smaller makes iOS zoom in on focus. */
export const bareClass =
  'w-full min-w-0 rounded-control border px-2 text-sm text-ink pointer-coarse:text-[1rem] transition-colors ' +
  'hover:border-ink aria-invalid:border-accent aria-invalid:border-2 disabled:text-faint'

const framed = 'border-edge bg-surface disabled:border-line disabled:bg-sunken'
/** As tall as a row there, and as a finger needs it where there is no pointer. */
export const rowHeight = 'h-9 pointer-coarse:h-11'

export const fieldClass = `${bareClass} ${framed} ${rowHeight}`
/** Grows with what is written. */
export const areaClass = `${bareClass} ${framed} field-sizing-content max-h-40 min-h-16 resize-none py-1.5`

/** Squares that do something, side by side. */
export const toolClass =
  `inline-grid min-w-0 place-items-center rounded-control text-soft transition-colors [&>svg]:size-4.5 ${rowHeight} ` +
  'hover:bg-sunken hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper ' +
  'disabled:text-faint disabled:hover:bg-transparent'
