import type { LoaderFunctionArgs } from 'react-router'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { buttonClass } from '../../ui/button-class'
import { PageHeader } from '../../ui/page-header'
import { pageMeta } from './page-meta'
import { describePage } from './page-meta.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { meta: await describePage(request, context, 'download.description') }
}

export const meta = pageMeta

const platforms = [
  { key: 'ios', name: 'iOS', hasCode: true },
  { key: 'android', name: 'Android', hasCode: true },
  { key: 'win32', name: 'Windows', hasCode: false },
  { key: 'mac', name: 'Mac', hasCode: false },
] as const

export default function Download() {
  const t = useWords('guest')
  const { downloads } = useRootData()
  return (
    <div className="page py-10 pb-20 md:py-16">
      <PageHeader title={t('download.title')} lead={t('download.lead')} />
      <ul className="mt-8 grid gap-px border-y border-line sm:grid-cols-2 lg:grid-cols-4">
        {platforms.map(({ key, name, hasCode }) => (
          <li key={key} className="flex flex-col items-start gap-4 py-8 pr-6">
            <h2 className="text-xl">{name}</h2>
            {downloads[key] === '' ? (
              <p className="text-amber">{t('download.maintenance')}</p>
            ) : (
              <>
                {hasCode && (
                  <img
                    src={links.qr(key as 'ios' | 'android')}
                    alt={t('download.scan', { platform: name })}
                    width={150}
                    height={150}
                    className="rounded-control bg-white"
                  />
                )}
                <a href={downloads[key]} className={buttonClass({ variant: 'line' })}>
                  {t('download.get', { platform: name })}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
