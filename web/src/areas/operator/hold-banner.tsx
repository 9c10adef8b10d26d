import { Link, useLocation } from 'react-router'
import { menuAccess } from '#contract/staff/menu-access'
import { formatMoment } from '../../lib/format'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { staffMay, useStaff } from './staff-queries'

/** On every page of the console, as long as nothing leaves the site. */
export function HoldBanner() {
  const t = useWords('operator')
  const staff = useStaff()
  const { pathname } = useLocation()
  if (!staff.site_hold) return null
  return (
    <div role="status" className="border-b border-line bg-amber-wash px-4 py-3 text-sm sm:px-8">
      <p>
        <strong>{t('hold.banner', { moment: formatMoment(staff.site_hold.snapshot_at) })}</strong>{' '}
        {t('hold.bannerText')}{' '}
        {staffMay(staff, menuAccess.readUpkeep) && pathname !== links.operatorUpkeep && (
          <Link
            to={links.operatorUpkeep}
            className="inline-flex min-h-11 items-center text-river underline underline-offset-4 sm:min-h-0"
          >
            {t('hold.go')}
          </Link>
        )}
      </p>
    </div>
  )
}
