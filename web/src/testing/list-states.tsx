import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Call, OutputOf } from '#contract/call'
import { answer, cutOff, hold } from './server'
import type { visit } from './visit'

interface ListCase<C extends Call> {
  call: C
  none: OutputOf<C>
  some: OutputOf<C>
  /** Words of the one row in `some`. */
  row: string | RegExp
  whenNone: string
  whenFailed: string
  retry: string
}

/** Every list is in one of four states: on its way, empty, failed with a way to try again, and full. */
export function itHasFourStates<C extends Call>(open: () => ReturnType<typeof visit>, list: ListCase<C>) {
  const { call, none, some, row, whenNone, whenFailed, retry } = list
  const isThere = () => screen.findAllByText(row)
  const isNotThere = () => expect(screen.queryAllByText(row)).toEqual([])

  it('keeps the places of what is on its way, and then shows it', async () => {
    const release = hold(call, some)
    await open()
    isNotThere()
    expect(screen.queryByText(whenNone)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    release()
    await isThere()
    expect(screen.queryByText(whenNone)).toBeNull()
  })

  it('says what will be here while there is nothing', async () => {
    answer(call, none)
    await open()
    expect(await screen.findByText(whenNone)).toBeTruthy()
    isNotThere()
  })

  it('says that nothing came, logs why, and tries again on demand', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    cutOff(call)
    const { user } = await open()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(whenFailed))
    expect(logged).toHaveBeenCalled()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    // A screen asks twice: before it is drawn, and again when it is and nothing came.
    const again = () => screen.getByRole('button', { name: retry })
    await waitFor(() => expect(again().getAttribute('aria-busy')).toBeNull())
    answer(call, some)
    await user.click(again())
    await isThere()
    expect(screen.queryByRole('alert')).toBeNull()
  })
}
