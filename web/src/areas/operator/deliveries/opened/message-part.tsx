import { useRef, useState } from 'react'
import type { WholeDelivery } from '#contract/distribution/delivery'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Segmented } from '../../../../ui/segmented'
import { useShortcutSwitch } from '../../keys/use-shortcut-switch'
import { useShortcuts } from '../../keys/use-shortcuts'
import { Difference } from './difference'
import { SheetRows } from './sheet-rows'
import { XmlText } from './xml-text'

/** Before its first package. */
export const isUnpacked = ({ state }: Pick<WholeDelivery, 'state'>) =>
  state === 'queued' || state === 'packing'

/** What it says: how it differs from the message before, or the whole of it. */
export function MessagePart({ delivery }: { delivery: WholeDelivery }) {
  const t = useWords('deliveries')
  const { message, difference, before } = delivery
  const [shown, setShown] = useState<'difference' | 'whole'>(difference ? 'difference' : 'whole')
  const place = useRef<HTMLDivElement>(null)
  const [isOn] = useShortcutSwitch()
  const step = (by: 1 | -1) => {
    const changes = [...(place.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])]
    const here = changes.indexOf(document.activeElement as HTMLElement)
    const next = changes[Math.min(Math.max(here + by, 0), changes.length - 1)]
    next?.focus()
    next?.scrollIntoView({ block: 'center' })
  }
  useShortcuts(
    {
      '[': () => step(-1),
      ']': () => step(1),
      f: () => difference && setShown(now => (now === 'whole' ? 'difference' : 'whole')),
    },
    isOn,
  )
  if (!message) {
    return (
      <Card title={t('message')}>
        <p className="text-soft">{t(isUnpacked(delivery) ? 'message.empty' : 'message.none')}</p>
      </Card>
    )
  }
  return (
    <div ref={place}>
      <Card
        title={t('message')}
        detail={
          difference
            ? t('message.changes', { count: difference.changes })
            : before && t('message.notCompared')
        }
        aside={
          difference && (
            <Segmented
              label={t('message.view')}
              value={shown}
              onChange={setShown}
              segments={[
                { value: 'difference', label: t('message.difference') },
                { value: 'whole', label: t('message.whole') },
              ]}
            />
          )
        }
      >
        {shown === 'difference' && difference ? (
          <Difference lines={difference.lines} />
        ) : message.format === 'xml' ? (
          <XmlText text={message.text} />
        ) : (
          <SheetRows rows={message.rows} />
        )}
        {message.is_cut && shown === 'whole' && <p className="mt-3 text-sm text-soft">{t('message.cut')}</p>}
        {shown === 'difference' && (
          <p className="mt-3 text-sm text-soft max-md:hidden">{t('message.keys')}</p>
        )}
      </Card>
    </div>
  )
}
