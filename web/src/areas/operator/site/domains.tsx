import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { OutputOf } from '#contract/call'
import { addDomain, makeDomainPrimary, removeDomain } from '#contract/sites/settings-calls'
import { useOnce } from '../../../features/forms/use-once'
import { api } from '../../../lib/api'
import { CallRefused } from '../../../lib/api-client'
import { isRefusal } from '../../../lib/is-refusal'
import { useWords } from '../../../lib/words'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Field } from '../../../ui/field'
import { SkeletonLines } from '../../../ui/skeleton'
import { TextInput } from '../../../ui/text-input'
import { useToast } from '../../../ui/toast'
import { Unreachable } from '../unreachable'
import { DomainProof } from './domain-proof'
import { SitePage } from './settings-page'
import { domainsQuery } from './settings-queries'

/** Told at its field. */
const isRefused = (error: unknown) => error instanceof CallRefused

type Asked = {
  call: typeof makeDomainPrimary | typeof removeDomain
  deed: 'primary' | 'remove'
  domain: string
}

export default function Domains() {
  const t = useWords('site')
  const toast = useToast()
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(domainsQuery)
  const [once, isBusy] = useOnce()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [unproven, setUnproven] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const refresh = () => client.invalidateQueries({ queryKey: domainsQuery.queryKey })

  const sayWaiting = ({ data, msg }: { data: OutputOf<typeof addDomain>; msg: string }) => {
    if (data) toast({ title: msg, tone: 'river' })
  }

  function add(event: FormEvent) {
    event.preventDefault()
    setProblem('')
    setUnproven('')
    if (typed === '') return setProblem(t('domains.wrong'))
    void once(async () => {
      try {
        sayWaiting(await api(addDomain, { domain: typed }, { shows: isRefused }))
      } catch (error) {
        if (error instanceof CallRefused) {
          setProblem(error.fields[0]?.message ?? error.message)
          if (isRefusal(error, 'conflict')) setUnproven(typed)
        }
        throw error
      }
      setTyped('')
      await refresh()
    })
  }

  const carryOut = ({ call, domain }: Asked) =>
    once(async () => {
      sayWaiting(await api(call, { domain }))
      setAsked(undefined)
      await refresh()
    })

  return (
    <SitePage room="domains">
      <div className="mt-8 max-w-3xl">
        {!data && !isError && <SkeletonLines lines={4} />}
        {!data && isError && (
          <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        <ul className="border-t-2 border-ink empty:hidden">
          {data?.map(({ domain, is_primary }) => (
            <li
              key={domain}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2.5"
            >
              <p className="min-w-0 font-semibold break-all">
                {domain}
                {domain === location.hostname && (
                  <span className="ml-3 font-normal text-soft">{t('domains.here')}</span>
                )}
              </p>
              {is_primary ? (
                <Badge tone="river">{t('domains.primary')}</Badge>
              ) : (
                <div className="flex gap-2">
                  <Button
                    size="small"
                    onClick={() => setAsked({ call: makeDomainPrimary, deed: 'primary', domain })}
                  >
                    {t('domains.makePrimary')}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => setAsked({ call: removeDomain, deed: 'remove', domain })}
                  >
                    {t('domains.remove')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
        <form onSubmit={add} className="mt-6 grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Field label={t('domains.add')} hint={t('domains.hint')} error={problem || undefined}>
            <TextInput
              value={typed}
              maxLength={253}
              placeholder={t('domains.example')}
              autoCapitalize="none"
              spellCheck={false}
              onChange={event => setTyped(event.target.value.trim())}
            />
          </Field>
          <Button type="submit" loading={isBusy && !asked} className="sm:mt-7.5">
            {t('domains.addIt')}
          </Button>
        </form>
        {unproven !== '' && <DomainProof domain={unproven} />}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={isOpen => !isOpen && setAsked(undefined)}
        title={asked ? t(`domains.ask.${asked.deed}`, { domain: asked.domain }) : ''}
        confirmLabel={asked ? t(asked.deed === 'primary' ? 'domains.makePrimary' : 'domains.remove') : ''}
        cancelLabel={t('cancel')}
        danger={asked?.deed === 'remove'}
        busy={isBusy}
        onConfirm={() => asked && void carryOut(asked)}
      >
        {asked && t(`domains.askText.${asked.deed}`)}
      </ConfirmDialog>
    </SitePage>
  )
}
