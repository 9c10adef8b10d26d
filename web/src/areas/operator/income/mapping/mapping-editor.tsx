import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import type { Report } from '#contract/income/report'
import { formatCount } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import { PageHeader } from '../../../../ui/page-header'
import { SkeletonLines } from '../../../../ui/skeleton'
import { Constants } from './constants'
import { PreviewTable } from './preview-table'
import { SaveBar } from './save-bar'
import { useMapping } from './use-mapping'
import { WritingFields } from './writing-fields'

/** A file's columns, tried out on its first lines before all of it is read again. */
export function MappingEditor({ report, table }: { report: Report; table?: Report['tables'][number] }) {
  const t = useWords('report-check')
  const desk = useWords('income-desk')
  const mapping = useMapping(report, table)
  const file = [report.entry || report.name, table?.name].filter(Boolean).join(' · ')
  useTabTitle(file)
  const { data, isError, isFetching, refetch } = mapping.preview
  const findings = data?.findings
  const isClosed = !report.can.read_again
  const isDsr = findings?.layout.value.startsWith('dsr') ?? false
  /** As the file would be read now; what is typed meanwhile is on its way. */
  const isUnread = (findings?.missing.length ?? 0) > 0 || data?.refused !== null
  const missing = findings?.missing.filter(role => mapping.columns[role] === undefined) ?? []
  return (
    <div className="page">
      <PageHeader
        over={
          <Link
            to={links.operatorReport(report.id)}
            className="inline-flex min-h-11 items-center gap-1.5 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('mapping.back')}
          </Link>
        }
        title={t('mapping.title')}
        lead={t(table ? 'mapping.leadTable' : 'mapping.lead')}
        actions={<span className="font-mono text-sm break-all text-soft">{file}</span>}
      />
      {isClosed && <Notice className="mt-6" title={t('mapping.closed')} />}
      {isDsr && <Notice className="mt-6" title={t('mapping.dsr')} />}
      {data?.refused && data.refused !== 'columnMissing' && (
        <Notice tone="accent" className="mt-6" title={desk(`fileRefusal.${data.refused}`)}>
          {t(`standing.failed.do.${data.refused}`)}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice
          tone="amber"
          className="mt-6"
          title={t('mapping.missing', { roles: missing.map(role => desk(`role.${role}`)).join(', ') })}
        >
          {t('mapping.missingText')}
        </Notice>
      )}
      {isError && !data && (
        <Notice
          tone="accent"
          className="mt-6"
          title={t('mapping.failed')}
          action={
            <Button size="small" loading={isFetching} onClick={() => void refetch()}>
              {t('mapping.retry')}
            </Button>
          }
        />
      )}
      {!data && !isError && <SkeletonLines lines={14} className="mt-8" />}
      {findings && (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_16rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8" aria-busy={!mapping.isSettled}>
            <div>
              <PreviewTable
                mapping={mapping}
                findings={findings}
                lines={data.lines}
                isClosed={isClosed || isDsr}
                isUnread={isUnread}
              />
              <p aria-live="polite" className="num mt-2 min-h-6 text-sm text-soft">
                {!isUnread &&
                  t('mapping.all', {
                    sales: formatCount(data.lines.filter(({ is }) => is === 'sale').length),
                    refused: formatCount(data.lines.filter(({ is }) => is === 'refused').length),
                    lines: formatCount(data.lines.length),
                  })}
              </p>
            </div>
            {!isDsr && <Constants mapping={mapping} isClosed={isClosed} />}
          </div>
          {!isDsr && (
            <fieldset disabled={isClosed} className="min-w-0">
              <legend className="font-display mb-3 text-lg">{t('mapping.settings')}</legend>
              <WritingFields mapping={mapping} findings={findings} isPart={table !== undefined} />
            </fieldset>
          )}
        </div>
      )}
      {!isClosed && (
        <SaveBar
          report={report}
          table={table?.number}
          mapping={mapping}
          canSave={missing.length === 0 && !!findings}
        />
      )}
    </div>
  )
}
