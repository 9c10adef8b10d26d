import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { SearchField } from '../../../ui/search-field'
import { Select } from '../../../ui/select'
import { DayFilter } from '../day-filter'
import { all, useAddressFilter } from '../use-address-filter'
import { type AuditFilter, auditChoicesQuery } from './audit-queries'
import { useAuditWords } from './audit-words'
import type { FilterName } from './filter-in-address'

export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const t = useWords('audit')
  const { actionOf, groupOf, subjectOf } = useAuditWords()
  const [, show, clear] = useAddressFilter<FilterName>()
  const { data } = useQuery(auditChoicesQuery)
  const findAddress = useCallback((address: string) => show({ address }), [show])
  const { staff_id, action, subject, subject_id, address, from, to } = filter
  return (
    <div className="mt-6 grid gap-3">
      <div className="grid grid-cols-2 items-end gap-3 max-sm:[&>*:nth-child(-n+2)]:col-span-2 lg:grid-cols-[1fr_1fr_10rem_10rem]">
        <Field label={t('filter.staff')}>
          <Select
            value={staff_id === undefined ? all : String(staff_id)}
            onChange={value => show({ staff_id: value })}
            options={[
              { value: all, label: t('filter.everybody') },
              ...(data?.staff ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </Field>
        <Field label={t('filter.action')}>
          <Select
            value={action ?? all}
            onChange={value => show({ action: value })}
            options={[
              { value: all, label: t('filter.everything') },
              ...actionChoices(data?.actions ?? [], action).map(value => ({
                value,
                label: value.includes('.')
                  ? actionOf(value)
                  : t('filter.groupAll', { group: groupOf(value) }),
              })),
            ]}
          />
        </Field>
        <Field label={t('filter.from')}>
          <DayFilter key={from} value={from ?? ''} max={to} onChange={day => show({ from: day })} />
        </Field>
        <Field label={t('filter.to')}>
          <DayFilter key={to} value={to ?? ''} min={from} onChange={day => show({ to: day })} />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={t('filter.address')}
          hint={t('filter.addressHint')}
          value={address ?? ''}
          onChange={findAddress}
          maxLength={60}
          className="max-w-80"
        />
        {subject && (
          <span className="text-sm text-soft">
            {t('filter.about', { subject: subjectOf(subject, subject_id ?? '') })}
          </span>
        )}
        {Object.keys(filter).length > 0 && (
          <Button size="small" variant="quiet" onClick={clear}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Each group before its actions; what the address asks for is there although nobody did it yet. */
function actionChoices(actions: readonly string[], chosen: string | undefined): string[] {
  const known = [...actions, ...(chosen ? [chosen] : [])].toSorted()
  return [...new Set(known.flatMap(action => [action.split('.')[0] ?? action, action]))]
}
