// Whatever opens over the page: where the keyboard is then, how it closes, and where the keyboard is afterwards.
import { screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../testing/accessible'
import { renderPart } from '../testing/render-part'
import { AlertDialog } from './alert-dialog'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'
import { Drawer } from './drawer'
import { DropdownMenu, MenuItem } from './dropdown-menu'
import { Popover } from './popover'
import { Tooltip } from './tooltip'

type Draw = (open: boolean, setOpen: (open: boolean) => void) => ReactElement

function renderOpener(draw: Draw) {
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {draw(open, setOpen)}
      </main>
    )
  }
  return renderPart(<Page />)
}

const dialogs: [string, string, Draw][] = [
  [
    'a dialog',
    'dialog',
    (open, onOpenChange) => (
      <Dialog {...{ open, onOpenChange }} title="Rename" description="Seen by all" closeLabel="Close">
        <input aria-label="Name" />
      </Dialog>
    ),
  ],
  [
    'a drawer',
    'dialog',
    (open, onOpenChange) => (
      <Drawer {...{ open, onOpenChange }} title="Rename" closeLabel="Close">
        <input aria-label="Name" />
      </Drawer>
    ),
  ],
  [
    'a question',
    'alertdialog',
    (open, onOpenChange) => (
      <ConfirmDialog
        {...{ open, onOpenChange }}
        title="Rename"
        confirmLabel="Rename it"
        cancelLabel="Close"
        onConfirm={() => {}}
      >
        Nobody can undo it.
      </ConfirmDialog>
    ),
  ],
  [
    'an alert',
    'alertdialog',
    (open, onOpenChange) => (
      <AlertDialog open={open} onClose={() => onOpenChange(false)} title="Rename" closeLabel="Close">
        It did not work.
      </AlertDialog>
    ),
  ],
]

describe.each(dialogs)('%s', (_, role, draw) => {
  async function open() {
    const shown = renderOpener(draw)
    await shown.user.click(screen.getByRole('button', { name: 'Open' }))
    return { ...shown, dialog: await screen.findByRole(role, { name: 'Rename' }) }
  }

  it('has the keyboard inside it', async () => {
    const { user, dialog } = await open()
    expect(dialog.contains(document.activeElement)).toBe(true)
    for (let presses = 0; presses < 4; presses++) {
      await user.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await expectAccessible(dialog)
  })

  it.each([
    ['Escape', '{Escape}'],
    ['its button', undefined],
  ])('closes by %s and gives the keyboard back to what opened it', async (_way, keys) => {
    const { user } = await open()
    if (keys) await user.keyboard(keys)
    else await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })
})

describe('a dialog', () => {
  const renderDialog = (content: ReactElement) =>
    renderPart(
      <Dialog open onOpenChange={() => {}} title="Rename" closeLabel="Close">
        {content}
      </Dialog>,
    )

  it('begins with its first control, not with the cross that closes it', async () => {
    renderDialog(<input aria-label="Name" />)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
  })

  it('begins where it is told to', async () => {
    renderDialog(
      <>
        <input aria-label="Name" />
        <button type="button" data-first>
          Choose a name
        </button>
      </>,
    )
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Choose a name')))
  })

  it('opened from a menu gives the keyboard to the button of the menu', async () => {
    function Page() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <DropdownMenu trigger={<button type="button">More</button>}>
            <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
          </DropdownMenu>
          <Dialog open={open} onOpenChange={setOpen} title="Rename" closeLabel="Close" />
        </>
      )
    }
    const { user } = renderPart(<Page />)
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })))
  })

  it('whose opener is gone gives the keyboard to what stood around it', async () => {
    function Page() {
      const [open, setOpen] = useState(false)
      const [isThere, setIsThere] = useState(true)
      const remove = () => {
        setIsThere(false)
        setOpen(false)
      }
      return (
        <section tabIndex={-1} aria-label="Track">
          {isThere && (
            <button type="button" onClick={() => setOpen(true)}>
              Remove
            </button>
          )}
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            title="Remove it?"
            confirmLabel="Remove it"
            cancelLabel="Keep"
            onConfirm={remove}
          />
        </section>
      )
    }
    const { user } = renderPart(<Page />)
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await user.click(await screen.findByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Track' })))
  })
})

describe('a question', () => {
  it('begins with the harmless answer and does nothing until it is confirmed', async () => {
    const confirm = vi.fn()
    const change = vi.fn()
    const { user } = renderPart(
      <ConfirmDialog
        open
        onOpenChange={change}
        title="Delete it?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={confirm}
      />,
    )
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' })))
    await user.keyboard('{Enter}')
    expect(change).toHaveBeenCalledWith(false)
    expect(confirm).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('is not confirmed twice while the answer is on its way', async () => {
    const confirm = vi.fn()
    const { user } = renderPart(
      <ConfirmDialog
        open
        busy
        onOpenChange={() => {}}
        title="Delete it?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={confirm}
      />,
    )
    const button = screen.getByRole('button', { name: 'Delete' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    await user.click(button)
    expect(confirm).not.toHaveBeenCalled()
  })
})

describe('a popover', () => {
  it('opens beside its button, is named, and Escape closes it', async () => {
    const { user } = renderPart(
      <Popover label="Filters" trigger={<button type="button">Filter</button>}>
        <input aria-label="From" />
      </Popover>,
    )
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await expectAccessible(await screen.findByRole('dialog', { name: 'Filters' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }))
  })
})

describe('a tooltip', () => {
  it('says a few words more to whoever comes by the keyboard, and Escape takes them away', async () => {
    const { user } = renderPart(
      <Tooltip text="For 30 days">
        <button type="button">Bin</button>
      </Tooltip>,
    )
    await user.tab()
    expect((await screen.findByRole('tooltip')).textContent).toContain('For 30 days')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })
})
