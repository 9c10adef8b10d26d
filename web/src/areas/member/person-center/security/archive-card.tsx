import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { archiveDownloadHours, archiveResumeMinutes } from '#contract/archive/archive-state'
import { type Archive, askArchive, grantArchive } from '#contract/archive/calls'
import { queryClient } from '../../../../features/account/account-queries'
import { archiveQuery } from '../../../../features/account/identity-queries'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { fileSize } from '../../../../features/materials/file-size'
import { CodeField } from '../../../../features/sms-codes/code-field'
import { api } from '../../../../lib/api'
import { formatMoment } from '../../../../lib/format'
import { serverAddress } from '../../../../lib/server-address'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Notice } from '../../../../ui/notice'
import { Skeleton } from '../../../../ui/skeleton'
import { useToast } from '../../../../ui/toast'
import { UploadProgress } from '../../../../ui/upload-progress'
import { Loaded } from '../../loaded'

/** Everything of the account in one file: how far it is, and the way to ask for it and to take it. */
export function ArchiveCard() {
  const t = useWords('member')
  const query = useQuery(archiveQuery)
  return (
    <Card id="archive" title={t('archive.title')} detail={t('archive.lead')}>
      <Loaded query={query} failed={t('archive.failedToLoad')} skeleton={<Skeleton className="h-12" />}>
        {({ archive, can }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {archive && <Standing archive={archive} />}
            {(can.ask || can.take) && <Choices can={can} />}
          </div>
        )}
      </Loaded>
    </Card>
  )
}

function Standing({ archive }: { archive: Archive }) {
  const t = useWords('member')
  const { state, done, total, missing, reason } = archive
  const size = fileSize(archive.bytes)
  if (state === 'asked' || state === 'building') {
    return (
      <div>
        <p className="font-semibold">
          {state === 'asked' ? t('archive.asked') : t('archive.building', { done, total, size })}
        </p>
        <UploadProgress state="checking" value={total === 0 ? 0 : done / total} label={t('archive.title')} />
        <p className="mt-2 text-sm text-soft">{t('archive.buildingText')}</p>
      </div>
    )
  }
  if (state === 'failed') {
    return (
      <Notice tone="amber" title={t('archive.failed')}>
        {t(`archive.why.${reason ?? 'broken'}`)}
      </Notice>
    )
  }
  if (state === 'expired') return <p className="text-soft">{t('archive.expired')}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="font-semibold">{t('archive.ready', { moment: formatMoment(archive.expires_at) })}</p>
      <p className="max-w-[68ch] text-sm text-soft">
        {t('archive.readyText', { size, hours: archiveDownloadHours, minutes: archiveResumeMinutes })}
      </p>
      {missing > 0 && (
        <Notice tone="amber" title={t('archive.missing', { count: missing })}>
          {t('archive.missingText', { count: missing })}
        </Notice>
      )}
      <p className="break-all text-sm text-soft">
        {t('archive.manifest')} <code lang="en">{archive.manifest_sha256}</code>
      </p>
    </div>
  )
}

type Choice = 'ask' | 'take'

function Choices({ can }: { can: Record<Choice, boolean> }) {
  const t = useWords('member')
  const [chosen, setChosen] = useState<Choice>()
  const asking = can.take ? t('archive.askAgain') : t('archive.ask')
  if (chosen) {
    return (
      <CodeForm
        key={chosen}
        choice={chosen}
        submit={chosen === 'take' ? t('archive.take') : asking}
        warning={chosen === 'ask' && can.take ? t('archive.replaces') : undefined}
        onEnd={() => setChosen(undefined)}
      />
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      {can.take && (
        <Button variant="ink" onClick={() => setChosen('take')}>
          {t('archive.take')}
        </Button>
      )}
      {can.ask && <Button onClick={() => setChosen('ask')}>{asking}</Button>}
    </div>
  )
}

type CodeFormProps = { choice: Choice; submit: string; warning: string | undefined; onEnd: () => void }

/** A code for each archive and each download. */
function CodeForm({ choice, submit, warning, onEnd }: CodeFormProps) {
  const t = useWords('member')
  const shell = useWords('shell')
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(askArchive.input), defaultValues: { sms_code: '' } })
  const { register, formState } = form
  const send = useFormSending(form, async input => {
    if (choice === 'take') {
      const { msg, data } = await api(grantArchive, input, { showsFields: true })
      toast({ tone: 'river', title: msg })
      location.assign(serverAddress(data.url))
    } else {
      const { msg } = await api(askArchive, input, { showsFields: true })
      toast({ tone: 'river', title: msg })
    }
    await queryClient.invalidateQueries({ queryKey: archiveQuery.queryKey })
    onEnd()
  })
  return (
    <form onSubmit={send} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {warning && <p className="text-soft">{warning}</p>}
      <div className="max-w-md">
        <CodeField
          purpose="archive"
          registration={register('sms_code')}
          label={t('archive.code')}
          error={fieldProblem(formState.errors.sms_code, shell('code.missing'))}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" loading={formState.isSubmitting}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
