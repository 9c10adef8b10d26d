import { links } from '../../lib/links'
import { useWords } from '../../lib/words'

/** A page of the site in a tab of its own: nothing that was typed is lost. */
export function PageLink({ id, title }: { id: number; title: string }) {
  const t = useWords('shell')
  return (
    <a
      href={links.helpPage(id)}
      target="_blank"
      rel="noreferrer"
      className="text-river underline underline-offset-4 hover:text-ink"
    >
      {title}
      <span className="sr-only">{t('window.new')}</span>
    </a>
  )
}
