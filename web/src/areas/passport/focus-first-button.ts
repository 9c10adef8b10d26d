import type { RefCallBack } from 'react-hook-form'

/** A form leads to the first field that is wrong. In a group of buttons that is its first. */
export function focusFirstButton(ref: RefCallBack) {
  return (group: HTMLElement | null) => {
    ref(group && { focus: () => group.querySelector('button')?.focus() })
  }
}
