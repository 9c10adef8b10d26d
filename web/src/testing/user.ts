import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'

/** Somebody with a keyboard and a pointer whose keys follow each other at once. */
export function newUser() {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
}
