import { useState } from 'react'
import { openAgreement } from '#contract/rights/agreement-calls'
import { api } from '../../../../lib/api'
import { formatMoment } from '../../../../lib/format'
import { serverAddress } from '../../../../lib/server-address'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { ReasonDialog } from '../../reason-dialog'
import { staffMay, useStaff } from '../../staff-queries'
import { useStaffDeed } from '../../use-staff-deed'
import type { CatalogueWork } from '../catalogue-queries'

type Agreement = CatalogueWork['work']['agreements'][number]

/** Opened with a reason that stays in the log; the link appears where the button was. */
export function SignedAgreements({ agreements }: { agreements: readonly Agreement[] }) {
  const t = useWords('catalogue')
  const mayOpen = staffMay(useStaff(), openAgreement)
  const [asked, setAsked] = useState<Agreement>()
  const [opened, setOpened] = useState<Record<number, string>>({})
  const [run, isBusy] = useStaffDeed(async () => {})
  const open = ({ id }: Agreement, reason: string) =>
    run(
      async () => {
        const { data } = await api(openAgreement, { agreement_id: id, reason })
        setOpened(before => ({ ...before, [id]: serverAddress(data.url) }))
      },
      t('agreement.opened'),
      () => setAsked(undefined),
    )
  return (
    <Card title={t('agreements')}>
      <ul className="grid gap-3">
        {agreements.map(agreement => (
          <li key={agreement.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0">
              <span className="num block break-all">{agreement.number}</span>
              <span className="num block text-sm text-soft">{formatMoment(agreement.signed_at)}</span>
            </span>
            {opened[agreement.id] ? (
              <a
                href={opened[agreement.id]}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-9 items-center font-semibold text-river underline underline-offset-4"
              >
                {t('agreement.view')}
              </a>
            ) : (
              mayOpen && (
                <Button
                  size="small"
                  aria-label={t('agreement.openOf', { number: agreement.number })}
                  onClick={() => setAsked(agreement)}
                >
                  {t('agreement.open')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          title={t('agreement.title')}
          text={t('agreement.text')}
          label={t('agreement.reason')}
          missing={t('agreement.reasonMissing')}
          submit={t('agreement.open')}
          isBusy={isBusy}
          onSubmit={reason => void open(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}
