// Types a code into the form of the page, as the keyboard of a real phone would offer to.

const selector = 'input[autocomplete="one-time-code"]'

/** The field that waits for a code to this number; else the first empty one. */
export function fieldForCode(mobile?: string): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>(selector)]
  const forOthers = (field: HTMLInputElement) => field.dataset.codeTo && field.dataset.codeTo !== mobile
  const open = fields.filter(field => !forOthers(field))
  return open.find(field => mobile && field.dataset.codeTo === mobile) ?? open.find(isEmpty) ?? open[0]
}

const isEmpty = (field: HTMLInputElement) => field.value === ''

export function fillInCode(field: HTMLInputElement, code: string) {
  // React replaces the property on each input; only the element's own setter makes it notice.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
