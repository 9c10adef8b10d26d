// Where a code belongs on the page, as the keyboard of a real phone would offer it.

const selector = 'input[autocomplete="one-time-code"]'

/** The field that waits for a code to this number; else the first empty one. */
export function fieldForCode(mobile?: string): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>(selector)]
  const forOthers = (field: HTMLInputElement) => field.dataset.codeTo && field.dataset.codeTo !== mobile
  const open = fields.filter(field => !forOthers(field))
  return open.find(field => mobile && field.dataset.codeTo === mobile) ?? open.find(isEmpty) ?? open[0]
}

const isEmpty = (field: HTMLInputElement) => field.value === ''
