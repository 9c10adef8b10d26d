import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'

/** Somebody with a keyboard and a pointer whose keys follow each other at once. */
export function newUser() {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  /** Whatever stood there is replaced at a stroke: typing is only for what happens while one types. */
  const fill = async (control: HTMLElement, text: string) => {
    await user.clear(control)
    await user.click(control)
    if (text) await user.paste(text)
  }
  return Object.assign(user, { fill })
}
