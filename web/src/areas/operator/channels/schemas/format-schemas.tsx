import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import type { OutputOf } from '#contract/call'
import { type listSchemas, removeSchemas } from '#contract/distribution/schema-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { fileSize } from '../../../../features/materials/file-size'
import { api } from '../../../../lib/api'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { useToast } from '../../../../ui/toast'
import { refreshChannels } from '../channel-queries'
import { formatNames } from '../use-channel-words'
import { UploadSchemas } from './upload-schemas'

type FormatState = OutputOf<typeof listSchemas>[number]

const tones = { folder: 'river', uploaded: 'river', missing: 'accent' } as const

/** DDEX says there where each standard's schemas are, and under which licence. */
const whereTheyAre =
  'https://kb.ddex.net/implementing-each-standard/best-practices-for-all-ddex-standards/guidance-on-xml-issues/locations-of-xsds'

export function FormatSchemas({ schemas }: { schemas: FormatState }) {
  const t = useWords('channels')
  const { format, source, files } = schemas
  return (
    <Card
      title={formatNames[format]}
      aside={<Badge tone={tones[source]}>{t(`schemas.source.${source}`)}</Badge>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {source === 'folder' && <p className="text-soft">{t('schemas.folderText')}</p>}
        {source === 'missing' && <p className="text-soft">{t('schemas.missingText')}</p>}
        <ul className="border-t border-line">
          {files.map(({ name, uploaded }) => (
            <li key={name} className="border-b border-line py-2.5">
              <p className="num font-semibold break-all">{name}</p>
              <p className="num text-sm text-soft">
                {uploaded
                  ? t('schemas.uploaded', {
                      name: uploaded.by,
                      time: formatMoment(uploaded.at),
                      size: fileSize(uploaded.size),
                    })
                  : t('schemas.notUploaded')}
              </p>
            </li>
          ))}
        </ul>
        {source !== 'folder' && (
          <>
            <p className="text-sm text-soft">
              {t('schemas.where')}{' '}
              <a
                href={whereTheyAre}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center gap-1 text-river underline underline-offset-4"
              >
                {t('schemas.open')}
                <ExternalLink aria-hidden="true" className="size-3.5" />
              </a>
            </p>
            <UploadSchemas format={format} names={files.map(({ name }) => name)} />
          </>
        )}
        {files.some(({ uploaded }) => uploaded) && <RemoveSchemas schemas={schemas} />}
      </div>
    </Card>
  )
}

function RemoveSchemas({ schemas: { format } }: { schemas: FormatState }) {
  const t = useWords('channels')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [isAsked, setIsAsked] = useState(false)
  const remove = () =>
    once(async () => {
      try {
        await api(removeSchemas, { format })
        toast({ title: t('schemas.removed'), tone: 'river' })
      } finally {
        setIsAsked(false)
        await refreshChannels()
      }
    })
  return (
    <>
      <Button size="small" variant="quiet" className="justify-self-start" onClick={() => setIsAsked(true)}>
        {t('schemas.remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('schemas.ask', { format: formatNames[format] })}
        confirmLabel={t('schemas.remove')}
        cancelLabel={t('dialog.cancel')}
        danger
        busy={isBusy}
        onConfirm={() => void remove()}
      >
        {t('schemas.askText')}
      </ConfirmDialog>
    </>
  )
}
