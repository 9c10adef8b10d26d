/** A control in the editor's narrow column: as tall as a row there, and as a finger needs it where there is no pointer. 16 px on
 * phones: smaller makes iOS zoom in on focus. */
export const fieldClass =
  'w-full min-w-0 h-9 pointer-coarse:h-11 rounded-control border border-edge bg-surface px-2.5 text-sm text-ink ' +
  'pointer-coarse:text-[1rem] transition-colors hover:border-ink aria-invalid:border-accent aria-invalid:border-2 ' +
  'disabled:border-line disabled:bg-sunken disabled:text-faint'

/** Squares that do something, side by side. */
export const toolClass =
  'inline-grid h-9 min-w-0 pointer-coarse:h-11 place-items-center rounded-control text-soft transition-colors [&>svg]:size-4.5 ' +
  'hover:bg-sunken hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper ' +
  'disabled:text-faint disabled:hover:bg-transparent'
