import { Link } from 'react-router'
import { useRootData } from '../../lib/root-data'

/** Three streams that become one, or the agent's own logo. */
export function Logo({ to }: { to: string }) {
  const { site, language } = useRootData()
  const title = site.site_title[language]
  return (
    <Link
      to={to}
      className="flex min-h-11 min-w-14 max-w-88 items-center gap-2.5 font-display text-xl font-bold"
    >
      {site.site_logo ? (
        <img src={site.site_logo} alt="" height={28} className="h-7 w-auto" />
      ) : (
        <svg
          width="26"
          height="26"
          viewBox="0 0 26 26"
          fill="none"
          className="shrink-0 stroke-accent"
          aria-hidden="true"
        >
          <path d="M2 6c8 0 8 7 22 7M2 13h22M2 20c8 0 8-7 22-7" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      )}
      <span className="truncate">{title}</span>
    </Link>
  )
}
