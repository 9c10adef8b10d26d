const controls = 'input:not([type="file"], [type="hidden"]), [role="radio"], [role="combobox"], textarea'

/** What the keyboard goes to in a field: where it is filled in; a button only where there is nothing else. */
export function firstControl(field: HTMLElement): HTMLElement | null {
  return field.querySelector<HTMLElement>(controls) ?? field.querySelector('button')
}
