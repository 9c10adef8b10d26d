import { useQuery } from '@tanstack/react-query'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { listStaff } from '#contract/staff/management-calls'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, useWords, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { Button } from '../../../ui/button'
import { PageHeader } from '../../../ui/page-header'
import { SkeletonLines } from '../../../ui/skeleton'
import { ForRoles } from '../for-roles'
import { Unreachable } from '../unreachable'
import { ChangeDialog } from './change-dialog'
import { ColleagueRow } from './colleague-row'
import { type Deed, DeedDialog } from './deed-dialog'
import { InviteDialog } from './invite-dialog'
import { OpenInvitations } from './open-invitations'
import { type Colleague, staffListQuery } from './staff-list-queries'

export const clientLoader = () => loadWords('staff', documentLanguage())

export default function Staff() {
  const words = useLoaderData<typeof clientLoader>()
  return (
    <WordsProvider language={useLanguage()} area="staff" words={words}>
      <ForRoles call={listStaff}>
        <Everybody />
      </ForRoles>
    </WordsProvider>
  )
}

function Everybody() {
  const t = useWords('staff')
  const { data, isError, isFetching, refetch } = useQuery(staffListQuery)
  const [isInviting, setIsInviting] = useState(false)
  const [changed, setChanged] = useState<Colleague>()
  const [asked, setAsked] = useState<{ colleague: Colleague; deed: Deed }>()
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button
            variant="main"
            icon={<UserPlus aria-hidden="true" className="size-4.5" />}
            onClick={() => setIsInviting(true)}
          >
            {t('invite')}
          </Button>
        }
      />
      <div className="mt-6">
        {!data && !isError && <SkeletonLines lines={8} />}
        {!data && isError && (
          <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data && (
          <>
            <ul className="border-t border-line" aria-label={t('list.label')}>
              {data.staff.map(colleague => (
                <ColleagueRow
                  key={colleague.id}
                  colleague={colleague}
                  onChange={() => setChanged(colleague)}
                  onDeed={deed => setAsked({ colleague, deed })}
                />
              ))}
            </ul>
            <OpenInvitations invitations={data.invitations} />
          </>
        )}
      </div>
      {isInviting && <InviteDialog onDone={() => setIsInviting(false)} />}
      {changed && <ChangeDialog colleague={changed} onDone={() => setChanged(undefined)} />}
      {asked && <DeedDialog {...asked} onDone={() => setAsked(undefined)} />}
    </div>
  )
}
