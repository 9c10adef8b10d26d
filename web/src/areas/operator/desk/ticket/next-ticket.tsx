import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Kbd } from '../../../../ui/kbd'
import { deskQuery } from '../desk-queries'
import { isTyping } from '../use-queue-keys'

/** Whose time runs out next; n leads there from anywhere but a field. */
export function NextTicket({ after }: { after: number }) {
  const t = useWords('desk')
  const navigate = useNavigate()
  const { data } = useQuery(deskQuery({ view: 'waiting', limit: 5 }))
  const next = data?.items.find(({ id }) => id !== after)?.id
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      if (next !== undefined) void navigate(links.operatorTicket(next))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [next, navigate])
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
