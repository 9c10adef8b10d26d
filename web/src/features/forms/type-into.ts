/** Puts a text into a field as if it had been typed. React replaces the property on each input; only the element's own setter makes it notice. */
export function typeInto(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
