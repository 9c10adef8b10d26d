import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Jump } from '#contract/catalogue/calls'
import { longestSearch } from '#contract/search-text'
import { menuAccess } from '#contract/staff/menu-access'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { Dialog } from '../../../ui/dialog'
import { TextInput } from '../../../ui/text-input'
import { type Staff, staffMay, useStaff } from '../staff-queries'
import { jumpQuery } from './jump-query'

const typingPause = 200

type Places = Record<Jump['kind'], (jump: Jump) => string>

const places = (staff: Staff): Places => ({
  work: ({ id }) => links.operatorWork(id),
  member: ({ id }) => links.operatorMember(id),
  withdrawal: ({ id }) => links.operatorPayoutsOf({ id: String(id) }),
  // Whoever may not open the ledger finds it among the member's.
  bill: ({ id, member_id }) =>
    staffMay(staff, menuAccess.traceBill)
      ? links.operatorLedgerBill(id)
      : links.operatorMemberBills(member_id ?? 0),
  delivery: ({ id }) => links.operatorDelivery(id),
  ticket: ({ id }) => links.operatorTicket(id),
})

/** What is typed stays in the field; arrows choose among what was found, Enter goes there. */
export function JumpDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('operator')
  const navigate = useNavigate()
  const staff = useStaff()
  const list = useId()
  const [typed, setTyped] = useState('')
  const search = usePaused(typed.trim())
  const { data, isError } = useQuery(jumpQuery(search))
  const found = search === '' ? [] : (data ?? [])
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, found.length - 1)

  const go = (jump: Jump | undefined) => {
    if (!jump) return
    onClose()
    void navigate(places(staff)[jump.kind](jump))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (found.length > 0) setChosen((at + step + found.length) % found.length)
    }
    // While an input method is writing, Enter belongs to it.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(found[at])
  }
  const optionId = (index: number) => `${list}-${index}`
  return (
    <Dialog open onOpenChange={onClose} title={t('jump.title')} closeLabel={t('jump.close')}>
      <TextInput
        type="search"
        role="combobox"
        aria-label={t('jump.label')}
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
        autoComplete="off"
        placeholder={t('jump.hint')}
        maxLength={longestSearch}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      {/* As high with results as without: nothing moves under the pointer while somebody types. */}
      <div className="mt-4 h-96 max-h-[55dvh] overflow-y-auto">
        <p role="status" className={cx('text-soft', found.length > 0 && 'sr-only')}>
          {search === '' && t('jump.begin')}
          {search !== '' && isError && t('jump.failed')}
          {search !== '' && data?.length === 0 && t('jump.none', { search })}
          {found.length > 0 && t('jump.count', { count: found.length })}
        </p>
        <div role="listbox" id={list} aria-label={t('jump.title')}>
          {found.map((jump, index) => (
            <div
              key={`${jump.kind} ${jump.id}`}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onClick={() => go(jump)}
              onKeyDown={onKeyDown}
              onPointerMove={() => setChosen(index)}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-2 aria-selected:bg-sunken"
            >
              <span className="w-24 shrink-0 text-sm text-soft">{t(`jump.kind.${jump.kind}`)}</span>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{jump.title}</span>
                <span className="num block truncate text-sm text-soft">{jump.note}</span>
              </span>
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

/** What was typed last, once somebody has paused. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), typingPause)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
