import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import * as Radix from 'radix-ui/select'
import { useEffect, useState } from 'react'
import { type Font, fontOf, fonts } from '#covers/fonts/fonts'
import { familiesFor, loadFonts } from '../../../../../features/covers/browser-fonts'
import { useWords } from '../../../../../lib/words'
import { cx } from '../../../../../ui/class-names'
import { floatClass, optionClass } from '../../../../../ui/control-class'
import { fontName, scripts } from './font-words'
import { fieldClass } from './panel-class'

interface FontPickerProps {
  value: string
  /** What is written, of which each face shows the beginning. */
  text: string
  onChange(font: string): void
}

/** The faces by what they write, each with the first letters of the text itself. */
export function FontPicker({ value, text, onChange }: FontPickerProps) {
  const t = useWords('cover-editor')
  const [isOpen, setOpen] = useState(false)
  const sample = [...text.replace(/\s+/g, ' ').trim()].slice(0, 4).join('')
  const shown = useSamples(isOpen, sample)
  return (
    <Radix.Root value={fontOf(value).id} onValueChange={onChange} open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger
        aria-label={t('panel.font')}
        className={cx(fieldClass, 'flex items-center justify-between gap-2 text-left')}
      >
        <span className="truncate">
          <Radix.Value>{fontName(fontOf(value), t)}</Radix.Value>
        </span>
        <ChevronDown className="size-4 shrink-0 text-soft" aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className={cx(
            floatClass,
            'max-h-[min(26rem,var(--radix-select-content-available-height))] w-72 max-w-[calc(100vw-1.5rem)] overflow-hidden',
          )}
        >
          <Radix.Viewport className="p-1.5">
            {scripts.map(script => (
              <Radix.Group key={script}>
                <Radix.Label className="px-3 pt-2.5 pb-1 text-xs text-soft">
                  {t(`panel.script.${script}`)}
                </Radix.Label>
                {fonts
                  .filter(font => font.script === script)
                  .map(font => (
                    <Radix.Item
                      key={font.id}
                      value={font.id}
                      className={cx(optionClass, 'justify-between pr-9')}
                    >
                      <Radix.ItemText>{fontName(font, t)}</Radix.ItemText>
                      <span
                        aria-hidden="true"
                        className="max-w-28 truncate text-lg leading-tight"
                        style={shown.has(font.id) ? { fontFamily: faceOf(font, sample) } : { opacity: 0 }}
                      >
                        {sample}
                      </span>
                      <Radix.ItemIndicator className="absolute right-3">
                        <Check className="size-4.5 text-river" />
                      </Radix.ItemIndicator>
                    </Radix.Item>
                  ))}
              </Radix.Group>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const faceOf = ({ id }: Font, text: string) => familiesFor({ font: id, is_italic: false }, text)

/** Faces are fetched when the list is first opened, one after the other: only the slices that hold those letters. */
function useSamples(isOpen: boolean, sample: string): ReadonlySet<string> {
  const [shown, setShown] = useState<{ sample: string; ids: ReadonlySet<string> }>()
  const ids = shown?.sample === sample ? shown.ids : none
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    const fetchAll = async () => {
      for (const { id } of fonts) {
        await loadFonts([{ type: { font: id, is_italic: false }, text: sample }])
        if (isOver) return
        setShown(before => ({
          sample,
          ids: new Set([...(before?.sample === sample ? before.ids : []), id]),
        }))
      }
    }
    void fetchAll()
    return () => {
      isOver = true
    }
  }, [isOpen, sample])
  return ids
}

const none: ReadonlySet<string> = new Set()
