import { isApple } from '../../../../../lib/is-apple'
import { useWords } from '../../../../../lib/words'
import { Dialog } from '../../../../../ui/dialog'
import { Kbd } from '../../../../../ui/kbd'

interface KeysDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
}

const command = '⌘'

/** Each line: what it does, and one or two ways to press it. `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
const sections = {
  tools: { choose: ['V'], hand: ['H'], dropper: ['I'], text: ['T'] },
  layers: {
    nudge: ['← ↑ → ↓'],
    nudgeFar: ['Shift ← ↑ → ↓'],
    order: ['[', ']'],
    orderFar: ['Shift [', 'Shift ]'],
    all: ['Mod A'],
    group: ['Mod G'],
    ungroup: ['Mod Shift G'],
    remove: ['Delete'],
    none: ['Esc'],
  },
  edit: {
    undo: ['Mod Z'],
    redo: ['Mod Shift Z'],
    copy: ['Mod C'],
    cut: ['Mod X'],
    paste: ['Mod V'],
    duplicate: ['Mod D'],
    save: ['Mod S'],
  },
  view: { nearer: ['+', '-'], fit: ['0'], whole: ['1'], keys: ['?'] },
} as const

type Section = keyof typeof sections
const names = Object.keys(sections) as Section[]

/** Every key of the editor. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const t = useWords('cover-editor')
  const mod = isApple() ? command : 'Ctrl'
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('panel.keys')}
      closeLabel={t('panel.close')}
      size="large"
    >
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {names.map(name => (
          <section key={name} aria-labelledby={`keys-${name}`}>
            <h3 id={`keys-${name}`} className="text-sm text-soft">
              {t(`panel.keys.${name}`)}
            </h3>
            <dl className="mt-1 divide-y divide-line">
              {Object.entries(sections[name]).map(([deed, ways]) => (
                <div key={deed} className="flex items-center justify-between gap-4 py-1.5">
                  <dt>{t(`panel.key.${deed as DeedOf<'tools'>}`)}</dt>
                  <dd className="flex shrink-0 gap-3">
                    {(ways as readonly string[]).map(way => (
                      <span key={way} className="flex gap-1">
                        {way.split(' ').map(key => (
                          <Kbd key={key}>{key === 'Mod' ? mod : key}</Kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

type DeedOf<Name extends Section> = keyof (typeof sections)[Name]
