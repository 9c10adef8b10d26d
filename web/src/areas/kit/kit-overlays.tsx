import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Dialog } from '../../ui/dialog'
import { Drawer } from '../../ui/drawer'
import { DropdownMenu, MenuItem, MenuLine } from '../../ui/dropdown-menu'
import { Field } from '../../ui/field'
import { Popover } from '../../ui/popover'
import { Tabs } from '../../ui/tabs'
import { TextInput } from '../../ui/text-input'
import { useToast } from '../../ui/toast'
import { KitRow, KitSection } from './kit-section'

type Open = 'dialog' | 'confirm' | 'alert' | 'drawer' | null

export function KitOverlays() {
  const [open, setOpen] = useState<Open>(null)
  const toast = useToast()
  const toggle = (name: Open) => (next: boolean) => setOpen(next ? name : null)
  return (
    <KitSection id="overlays" title="Over the page">
      <KitRow name="Dialogs">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('alert')}>Alert</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      </KitRow>
      <KitRow name="Toast">
        <Button
          onClick={() => toast({ tone: 'river', title: 'Saved', detail: 'Just now, on this device too.' })}
        >
          Settled
        </Button>
        <Button
          onClick={() =>
            toast({
              tone: 'accent',
              title: 'The upload stopped',
              action: <Button size="small">Go on</Button>,
            })
          }
        >
          Needs you
        </Button>
      </KitRow>
      <KitRow name="Popover, menu">
        <Popover label="Wallet" trigger={<Button>Popover</Button>}>
          <p className="max-w-60">Anything may stand here: a QR code, a short explanation.</p>
        </Popover>
        <DropdownMenu trigger={<Button>Menu</Button>} header="Lin Wan">
          <MenuItem icon={<Settings />}>Account</MenuItem>
          <MenuItem disabled>Not available</MenuItem>
          <MenuLine />
          <MenuItem icon={<LogOut />} danger>
            Log out
          </MenuItem>
        </DropdownMenu>
      </KitRow>
      <KitRow name="Tabs">
        <Tabs
          className="w-full"
          label="Account"
          tabs={[
            { value: 'person', label: 'Person', content: <p>Name, number, address.</p> },
            { value: 'bank', label: 'Bank', count: 2, content: <p>Two accounts.</p> },
            { value: 'log', label: 'What happened', content: <p>Everything, newest first.</p> },
          ]}
        />
      </KitRow>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={toggle('dialog')}
        title="Rename the draft"
        description="Only you see this name."
        closeLabel="Close"
        size="small"
        actions={<Button variant="ink">Save</Button>}
      >
        <Field label="Name">
          <TextInput defaultValue="Untitled, take 3" />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={toggle('confirm')}
        title="Take “Slow Burn” down everywhere?"
        confirmLabel="Take it down"
        cancelLabel="Keep it"
        danger
        onConfirm={() => setOpen(null)}
      >
        Channels remove it within seven days. Income earned so far stays yours.
      </ConfirmDialog>
      <AlertDialog
        open={open === 'alert'}
        onClose={() => setOpen(null)}
        title="Error notice"
        closeLabel="I see"
      >
        The server didn't answer. Your entries are still here; try again in a minute.
      </AlertDialog>
      <Drawer open={open === 'drawer'} onOpenChange={toggle('drawer')} title="Menu" closeLabel="Close">
        <p>Whatever needs the whole height.</p>
      </Drawer>
    </KitSection>
  )
}
