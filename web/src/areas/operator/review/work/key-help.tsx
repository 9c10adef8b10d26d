import { useWords } from '../../../../lib/words'
import { Dialog } from '../../../../ui/dialog'
import { Kbd } from '../../../../ui/kbd'

interface KeyHelpProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const groups = {
  move: [
    ['J ↓', 'keys.down'],
    ['K ↑', 'keys.up'],
    ['] [', 'keys.section'],
    ['O', 'keys.open'],
  ],
  sound: [
    ['␣', 'keys.play'],
    ['← →', 'keys.seek'],
    ['X', 'keys.turn'],
  ],
  mark: [
    ['M', 'keys.mark'],
    ['1–9', 'keys.library'],
    ['Esc', 'keys.back'],
  ],
  decide: [
    ['C', 'keys.claim'],
    ['A', 'keys.pass'],
    ['R', 'keys.reject'],
    ['U', 'keys.release'],
    ['N', 'keys.next'],
    ['?', 'keys.help'],
  ],
} as const

/** Every key of the desk. */
export function KeyHelp({ open, onOpenChange }: KeyHelpProps) {
  const t = useWords('review')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title={t('keys.title')}
      description={t('keys.lead')}
      closeLabel={t('dialog.close')}
    >
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {(Object.keys(groups) as (keyof typeof groups)[]).map(group => (
          <section key={group}>
            <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal text-soft">
              {t(`keys.group.${group}`)}
            </h3>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
              {groups[group].map(([keys, what]) => (
                <div key={what} className="contents">
                  <dt className="flex gap-1">
                    {keys.split(' ').map(key => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{t(what)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
