import Download from 'lucide-react/icons/download'
import { useMemo } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { listAudit } from '#contract/audit/calls'
import { auditExportPath } from '#contract/audit/paths'
import { documentLanguage } from '../../../lib/document-language'
import { serverAddress } from '../../../lib/server-address'
import { useLanguage, useWords, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { buttonClass } from '../../../ui/button-class'
import { PageHeader } from '../../../ui/page-header'
import { ForRoles } from '../for-roles'
import { AuditEntries } from './audit-entries'
import { AuditFilters } from './audit-filters'
import { filterIn } from './filter-in-address'

export const clientLoader = () => loadWords('audit', documentLanguage())

export default function Audit() {
  const words = useLoaderData<typeof clientLoader>()
  return (
    <WordsProvider language={useLanguage()} area="audit" words={words}>
      <ForRoles call={listAudit}>
        <Log />
      </ForRoles>
    </WordsProvider>
  )
}

/** What is shown stands in the address, so that it can be kept and passed on. */
function Log() {
  const t = useWords('audit')
  const [params] = useSearchParams()
  const filter = useMemo(() => filterIn(params), [params])
  const query = new URLSearchParams(filter as Record<string, string>).toString()
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <a
            href={serverAddress(query ? `${auditExportPath}?${query}` : auditExportPath)}
            download
            className={buttonClass()}
          >
            <Download aria-hidden="true" className="size-4.5" />
            {t('export')}
          </a>
        }
      />
      <AuditFilters filter={filter} />
      <div className="mt-6">
        <AuditEntries filter={filter} />
      </div>
    </div>
  )
}
