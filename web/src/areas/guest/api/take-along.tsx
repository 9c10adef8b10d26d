import { useWords } from '../../../lib/words'

/** A file that lies ready on the site. */
export function TakeAlong({ to }: { to: string }) {
  const t = useWords('api')
  return (
    <a
      href={to}
      download
      className="inline-flex min-h-11 items-center text-river underline underline-offset-4"
    >
      {t('download', { file: to.slice(to.lastIndexOf('/') + 1) })}
    </a>
  )
}
