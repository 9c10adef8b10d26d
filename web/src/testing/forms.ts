import { screen } from '@testing-library/react'

/** The control under this label; the mark of required fields is no part of its name. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(text => text.replace(/\s*\*$/, '') === label)
}

/** What is read after the control's name: its hint, or what is wrong with it. */
export function descriptionOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
}

export const isInvalid = (control: Element) => control.getAttribute('aria-invalid') === 'true'

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

/** The one modal for calls that failed. */
export const notice = () => screen.queryByRole('alertdialog')
