import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { nameInfringingWork } from '#contract/infringement/desk-calls'
import { WorkStatusBadge } from '../../../features/works/work-status-badge'
import { api } from '../../../lib/api'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Facts } from '../../../ui/facts'
import { Field } from '../../../ui/field'
import { Select } from '../../../ui/select'
import { TextInput } from '../../../ui/text-input'
import { catalogueQuery } from '../catalogue/catalogue-queries'
import { useStaffDeed } from '../use-staff-deed'
import { type DeskCase, refreshCases } from './case-queries'

const whole = 'whole'

/** Which release it is about, whose it is, and which of its tracks: until something was done about it. */
export function NamedWork({ claim }: { claim: DeskCase }) {
  const t = useWords('infringement')
  const { id, work, track_id, can } = claim
  const [run, isBusy] = useStaffDeed(refreshCases)
  const name = (workId: number, trackId: number | null) =>
    void run(() => api(nameInfringingWork, { id, work_id: workId, track_id: trackId }), t('desk.named'))
  const isDown = work?.tracks.find(track => track.id === track_id)
  return (
    <section aria-busy={isBusy}>
      <h2 className="mb-3 text-xl">{t('desk.work')}</h2>
      {!work && <p className="text-soft">{t('desk.noWork')}</p>}
      {work && (
        <Facts
          rows={[
            [
              t('desk.work'),
              <Link key="work" to={links.operatorWork(work.id)} className="underline underline-offset-4">
                {work.title}
              </Link>,
            ],
            [t('column.state'), <WorkStatusBadge key="status" status={work.status} />],
            [
              t('desk.member'),
              <Link
                key="member"
                to={links.operatorMember(work.member.id)}
                className="underline underline-offset-4"
              >
                {work.member.nickname}
              </Link>,
            ],
            ...(can.nameWork
              ? []
              : [[t('desk.target'), isDown?.title ?? t('desk.whole')] as [string, string]]),
          ]}
        />
      )}
      {work && can.nameWork && (
        <Field label={t('desk.target')} className="mt-4">
          <Select
            options={[
              { value: whole, label: t('desk.whole') },
              ...work.tracks.map(track => ({ value: String(track.id), label: track.title })),
            ]}
            value={track_id === null ? whole : String(track_id)}
            onChange={value => name(work.id, value === whole ? null : Number(value))}
          />
        </Field>
      )}
      {can.nameWork && <FindWork onChoose={workId => name(workId, null)} />}
    </section>
  )
}

function FindWork({ onChoose }: { onChoose: (workId: number) => void }) {
  const t = useWords('infringement')
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const { data } = useQuery({
    ...catalogueQuery({ search, limit: 5 }),
    enabled: search !== '',
  })
  const find = (event: FormEvent) => {
    event.preventDefault()
    setSearch(typed.trim())
  }
  return (
    <form onSubmit={find} className="mt-4 grid gap-3">
      <Field label={t('desk.find')} hint={t('desk.findHint')}>
        <TextInput type="search" value={typed} onChange={event => setTyped(event.target.value)} />
      </Field>
      {search !== '' && data && (
        <ul className="grid gap-2">
          {data.items.map(({ id, title, artists, status }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <span className="min-w-0 break-words">{[title, artists].filter(Boolean).join(' · ')}</span>
              <WorkStatusBadge status={status} />
              <Button onClick={() => onChoose(id)}>{t('desk.choose')}</Button>
            </li>
          ))}
          {data.items.length === 0 && <li className="text-soft">{t('desk.nothing')}</li>}
        </ul>
      )}
    </form>
  )
}
