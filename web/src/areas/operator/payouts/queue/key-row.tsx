import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Kbd } from '../../../../ui/kbd'

const keys = [
  ['J K', 'keys.move'],
  ['X', 'keys.select'],
  ['A', 'keys.approve'],
  ['R', 'keys.refuse'],
  ['B', 'keys.bills'],
  ['M', 'keys.member'],
  ['S', 'keys.sort'],
] as const

/** The keys that are used all the time; the rest is behind “?”. */
export function KeyRow({ isOn, onHelp }: { isOn: boolean; onHelp: () => void }) {
  const t = useWords('payout-desk')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 text-xs text-soft max-lg:hidden sm:px-5 pointer-coarse:hidden">
      {isOn &&
        keys.map(([pressed, what]) => (
          <span key={what} className="inline-flex items-center gap-1.5">
            {pressed.split(' ').map(key => (
              <Kbd key={key}>{key}</Kbd>
            ))}
            {t(what)}
          </span>
        ))}
      <Button size="small" variant="quiet" onClick={onHelp}>
        {t('keys.open')} <Kbd>?</Kbd>
      </Button>
    </div>
  )
}
