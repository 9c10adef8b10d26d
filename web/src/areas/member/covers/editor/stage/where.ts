/** Where keys and the clipboard belong to a field. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null

/** In dialogs and menus they mean something else. */
export const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null
