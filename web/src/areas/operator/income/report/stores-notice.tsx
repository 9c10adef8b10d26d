import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Report } from '#contract/income/report'
import { nameStores } from '#contract/income/report-calls'
import { api } from '../../../../lib/api'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Select } from '../../../../ui/select'
import { channelsQuery } from '../income-queries'
import { useDeed } from './use-deed'

/** Names that mean no channel yet, each with a choice; some may be settled before others. */
export function StoresNotice({ report: { id, version, payer, stores, state } }: { report: Report }) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const unknown = stores.filter(({ channel_id }) => channel_id === null)
  const channels = useQuery({ ...channelsQuery, enabled: unknown.length > 0 }).data ?? []
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  if (unknown.length === 0 || state !== 'checked') return null
  function submit(event: FormEvent) {
    event.preventDefault()
    const named = unknown.flatMap(({ store }) =>
      chosen[store] ? [{ store, channel_id: Number(chosen[store]) }] : [],
    )
    if (named.length === 0) return
    void run(
      () => api(nameStores, { id, version, stores: named }),
      t('stores.done'),
      () => setChosen({}),
    )
  }
  return (
    <form
      id="stores"
      onSubmit={submit}
      className="mt-4 scroll-mt-6 rounded-control bg-amber-wash px-4 py-3.5 text-sm"
    >
      <h3 className="font-sans text-sm font-semibold tracking-normal">
        {t('stores.title', { count: formatCount(unknown.length) })}
      </h3>
      <p className="text-soft">{t('stores.text', { payer: payer.name })}</p>
      <ul className="mt-2 grid gap-2">
        {unknown.map(({ store, lines }) => (
          <li key={store} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_14rem]">
            <span className="min-w-0 break-words">
              <b className="font-semibold">{store || t('stores.unnamed')}</b>{' '}
              <span className="num text-soft">{t('stores.lines', { count: formatCount(lines) })}</span>
            </span>
            <Select
              label={t('stores.channelOf', { store: store || t('stores.unnamed') })}
              placeholder={t('stores.choose')}
              value={chosen[store] ?? ''}
              onChange={channel => setChosen({ ...chosen, [store]: channel })}
              options={channels.map(channel => ({ value: String(channel.id), label: channel.name }))}
            />
          </li>
        ))}
      </ul>
      <Button
        type="submit"
        size="small"
        variant="ink"
        className="mt-3"
        disabled={Object.keys(chosen).length === 0}
        loading={isBusy}
      >
        {t('stores.save')}
      </Button>
    </form>
  )
}
