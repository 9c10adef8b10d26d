import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Kbd } from '../../../../ui/kbd'
import { useShortcutSwitch } from '../../keys/use-shortcut-switch'
import { useShortcuts } from '../../keys/use-shortcuts'
import { deskQuery } from '../desk-queries'

/** Whose time runs out next; n leads there from anywhere but a field. */
export function NextTicket({ after }: { after: number }) {
  const t = useWords('support-desk')
  const navigate = useNavigate()
  const { data } = useQuery(deskQuery({ view: 'waiting', limit: 5 }))
  const next = data?.items.find(({ id }) => id !== after)?.id
  const [isOn] = useShortcutSwitch()
  useShortcuts({ n: () => next !== undefined && void navigate(links.operatorTicket(next)) }, isOn)
  if (next === undefined) return <span className="text-soft">{t('next.none')}</span>
  return (
    <Link
      to={links.operatorTicket(next)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-river underline-offset-4 hover:underline"
    >
      {t('next.link')} <Kbd>n</Kbd>
    </Link>
  )
}
