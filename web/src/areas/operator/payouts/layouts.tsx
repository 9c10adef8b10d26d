import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { EmptyState } from '../../../ui/empty-state'
import { SkeletonLines } from '../../../ui/skeleton'
import { Unreachable } from '../unreachable'
import { PayoutPage } from './payout-page'
import { layoutsQuery } from './payout-queries'

/** How files for banks look. */
export default function Layouts() {
  const t = useWords('payout-desk')
  const { data, isError, isFetching, refetch } = useQuery(layoutsQuery)
  const add = (
    <ButtonLink
      to={links.operatorNewLayout}
      variant="main"
      icon={<Plus aria-hidden="true" className="size-4.5" />}
    >
      {t('layouts.new')}
    </ButtonLink>
  )
  return (
    <PayoutPage title={t('room.layouts')} lead={t('layouts.lead')} actions={data?.length !== 0 && add}>
      <div className="mt-6">
        {!data && !isError && <SkeletonLines lines={8} />}
        {!data && isError && (
          <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <EmptyState title={t('layouts.empty')} action={add}>
            {t('layouts.emptyText')}
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul aria-label={t('layouts.list')} className="border-t-2 border-ink">
            {data.map(({ id, name, format, encoding, columns }) => (
              <li key={id} className="relative border-b border-line py-4 hover:bg-sunken">
                <Link
                  to={links.operatorLayout(id)}
                  className="font-display text-lg underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {name}
                </Link>
                <p className="num flex flex-wrap gap-x-4 text-sm text-soft">
                  <span>{t(`format.${format}`)}</span>
                  {format === 'csv' && <span className="uppercase">{encoding}</span>}
                  <span>{t('layouts.columns', { count: columns.length })}</span>
                  <span className="min-w-0 truncate">
                    {columns.map(({ title, field }) => title || t(`field.${field}`)).join(' · ')}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </PayoutPage>
  )
}
