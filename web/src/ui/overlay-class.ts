/** The dimmed page behind anything that asks for an answer. */
export const overlayClass =
  'fixed inset-0 z-40 bg-shade data-[state=open]:animate-fade data-[state=closed]:animate-leave'

/** The sheet itself: at the bottom of a phone, in the middle of anything wider. */
export const panelClass =
  'fixed z-50 flex max-h-[92dvh] flex-col bg-raised text-ink shadow-lift outline-none ' +
  'inset-x-0 bottom-0 rounded-t-card max-sm:data-[state=open]:animate-sheet data-[state=closed]:animate-leave ' +
  'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded-card sm:data-[state=open]:animate-rise'
