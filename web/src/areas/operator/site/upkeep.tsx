import { useQuery } from '@tanstack/react-query'
import { formatCount, formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Facts } from '../../../ui/facts'
import { Notice } from '../../../ui/notice'
import { SkeletonLines } from '../../../ui/skeleton'
import { Unreachable } from '../unreachable'
import { SitePage } from './settings-page'
import { Findings } from './upkeep/findings'
import { Hold } from './upkeep/hold'
import { type Upkeep, upkeepQuery } from './upkeep/upkeep-queries'

export default function UpkeepPage() {
  const { data, isError, isFetching, refetch } = useQuery(upkeepQuery)
  return (
    <SitePage room="upkeep">
      {!data && !isError && (
        <div className="mt-8">
          <SkeletonLines lines={8} />
        </div>
      )}
      {!data && isError && (
        <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          {data.hold && <Hold hold={data.hold} />}
          <LastBackup backup={data.last_backup} />
          <Findings upkeep={data} />
        </>
      )}
    </SitePage>
  )
}

function LastBackup({ backup }: { backup: Upkeep['last_backup'] }) {
  const t = useWords('site')
  return (
    <section className="mt-10 max-w-3xl" aria-labelledby="last-backup">
      <h2 id="last-backup" className="text-lg">
        {t('upkeep.backup')}
      </h2>
      <p className="mt-1 text-soft">{t('upkeep.backupLead')}</p>
      {!backup && (
        <Notice className="mt-4" tone="amber" title={t('upkeep.noBackup')}>
          {t('upkeep.noBackupText')}
        </Notice>
      )}
      {backup && (
        <Facts
          className="mt-4"
          rows={[
            [t('upkeep.snapshot'), formatMoment(backup.snapshot_at)],
            [t('upkeep.files'), formatCount(backup.files)],
            [t('upkeep.lacking'), formatCount(backup.missing)],
            [t('upkeep.sealed'), t(backup.is_sealed ? 'upkeep.sealed.yes' : 'upkeep.sealed.no')],
          ]}
        />
      )}
    </section>
  )
}
