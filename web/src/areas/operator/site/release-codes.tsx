import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CodeKind, closeCodeRange, codeKinds } from '#contract/release-codes/calls'
import { useOnce } from '../../../features/forms/use-once'
import { api } from '../../../lib/api'
import { formatCount, formatDate } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { KeyFigures } from '../../../ui/key-figures'
import { Notice } from '../../../ui/notice'
import { SkeletonLines } from '../../../ui/skeleton'
import { Unreachable } from '../unreachable'
import { CodeAlarms } from './release-codes/code-alarms'
import { NewRange } from './release-codes/new-range'
import { SitePage } from './settings-page'
import { type CodeRange, codesQuery } from './settings-queries'

export default function Codes() {
  const t = useWords('site')
  const { data, isError, isFetching, refetch } = useQuery(codesQuery)
  return (
    <SitePage room="codes">
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
          <KeyFigures
            className="mt-8"
            figures={codeKinds.map(kind => ({
              value: formatCount(data.stock[kind].left),
              label: t(`codes.left.${kind}`),
              tone: data.stock[kind].is_low ? 'accent' : 'river',
            }))}
          />
          {codeKinds
            .filter(kind => data.stock[kind].is_low)
            .map(kind => (
              <Notice
                key={kind}
                className="mt-4"
                tone={data.stock[kind].left === 0 ? 'accent' : 'amber'}
                title={t('codes.low', { kind: kind.toUpperCase() })}
              >
                {t('codes.lowText')}
              </Notice>
            ))}
          {codeKinds.map(kind => (
            <Ranges key={kind} kind={kind} ranges={data.ranges.filter(range => range.kind === kind)} />
          ))}
          <CodeAlarms stock={data.stock} />
        </>
      )}
    </SitePage>
  )
}

function Ranges({ kind, ranges }: { kind: CodeKind; ranges: CodeRange[] }) {
  const t = useWords('site')
  const client = useQueryClient()
  const [once, isBusy] = useOnce()
  const [asked, setAsked] = useState<CodeRange>()
  const refresh = () => client.invalidateQueries({ queryKey: codesQuery.queryKey })
  const close = (id: number) =>
    once(async () => {
      await api(closeCodeRange, { id })
      setAsked(undefined)
      await refresh()
    })
  return (
    <section className="mt-12" aria-labelledby={`ranges-${kind}`}>
      <h2 id={`ranges-${kind}`} className="border-b-2 border-ink pb-2 text-lg">
        {t(`codes.title.${kind}`)}
      </h2>
      {ranges.length === 0 && <p className="py-4 text-soft">{t(`codes.none.${kind}`)}</p>}
      <ul>
        {ranges.map(range => (
          <li
            key={range.id}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-line py-3.5"
          >
            <div className="min-w-0">
              <p className="num font-semibold">
                {range.prefix} · {range.first} – {range.last}
              </p>
              <p className="num text-sm text-soft">
                {range.next_code
                  ? t('codes.next', { code: range.next_code, count: formatCount(range.left) })
                  : t('codes.since', { day: formatDate(range.created_at) })}
              </p>
            </div>
            <div className="flex items-center gap-3">
              {range.closed_at && <Badge>{t('codes.closed')}</Badge>}
              {!range.closed_at && range.left === 0 && <Badge tone="accent">{t('codes.usedUp')}</Badge>}
              {!range.closed_at && (
                <Button size="small" variant="quiet" onClick={() => setAsked(range)}>
                  {t('codes.close')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <NewRange kind={kind} onAdded={refresh} />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={isOpen => !isOpen && setAsked(undefined)}
        title={t('codes.askClose', { prefix: asked?.prefix ?? '' })}
        confirmLabel={t('codes.close')}
        cancelLabel={t('cancel')}
        danger
        busy={isBusy}
        onConfirm={() => asked && void close(asked.id)}
      >
        {t('codes.closeText')}
      </ConfirmDialog>
    </section>
  )
}
