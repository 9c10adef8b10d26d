import { useQuery } from '@tanstack/react-query'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCannedAnswer as countUse } from '#contract/support/canned-answer-calls'
import { fillCanned } from '#contract/support/canned-answers'
import { api } from '../../../../lib/api'
import { links } from '../../../../lib/links'
import { useRootData } from '../../../../lib/root-data'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Popover } from '../../../../ui/popover'
import { TextInput } from '../../../../ui/text-input'
import { useStaff } from '../../staff-queries'
import { type CannedAnswer, cannedQuery, type DeskTicket } from '../desk-queries'

/** An answer that is kept ready, in the language of whoever asks, with its places filled as far as they are known. */
export function CannedPicker({ ticket, onPick }: { ticket: DeskTicket; onPick: (text: string) => void }) {
  const t = useWords('support-desk')
  const staff = useStaff()
  const { site } = useRootData()
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState('')
  const { data = [] } = useQuery({ ...cannedQuery, enabled: isOpen })
  const found = data
    .filter(({ title, text }) =>
      `${title} ${text[ticket.language]}`.toLowerCase().includes(search.trim().toLowerCase()),
    )
    .toSorted((one, other) => rankOf(other, ticket) - rankOf(one, ticket))

  function pick(canned: CannedAnswer) {
    const name = ticket.member?.name || ticket.from.name || ticket.from.mobile
    const text = fillCanned(canned.text[ticket.language], {
      name,
      number: ticket.number,
      subject: ticket.subject,
      about: ticket.about?.title,
      site: site.site_title[ticket.language],
      staff: staff.name,
    })
    setIsOpen(false)
    setSearch('')
    onPick(text)
    api(countUse, { id: canned.id }, { quiet: true }).catch(() => {
      // Logged by the client. It is only a count: no answer is held up by it.
    })
  }

  return (
    <Popover
      label={t('canned.pick')}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      className="w-96"
      trigger={
        <Button size="small" icon={<MessageSquareQuote aria-hidden="true" className="size-4.5" />}>
          {t('canned.pick')}
        </Button>
      }
    >
      <TextInput
        type="search"
        aria-label={t('canned.search')}
        placeholder={t('canned.search')}
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      <ul className="mt-2 max-h-72 overflow-y-auto">
        {found.map(canned => (
          <li key={canned.id}>
            <button
              type="button"
              onClick={() => pick(canned)}
              className="block w-full rounded-control px-3 py-2 text-left hover:bg-sunken"
            >
              <span className="font-semibold">{canned.title}</span>
              <span className="line-clamp-2 text-sm text-soft">{canned.text[ticket.language]}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="px-3 py-2 text-sm text-soft">{t('canned.nothing')}</p>}
      <Link
        to={links.operatorCanned}
        className="mt-2 block px-3 py-2 text-sm text-river underline-offset-4 hover:underline"
      >
        {t('canned.manage')}
      </Link>
    </Popover>
  )
}

/** Those for this kind of question come first, then those for all. */
function rankOf({ category }: CannedAnswer, ticket: DeskTicket): number {
  return category === ticket.category ? 2 : category === null ? 1 : 0
}
