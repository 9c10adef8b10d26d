import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { ScanTile } from '../../../../features/uploads/scan-tile'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import type { CertificationValues } from './certification-values'

const name = 'enterprise.licence_upload_id'

export function LicenceField({
  form,
  reason,
}: {
  form: UseFormReturn<CertificationValues>
  reason?: string
}) {
  const t = useWords('member')
  const [url, setUrl] = useState<string>()
  const error = form.formState.errors.enterprise?.licence_upload_id
  // After a reload only the upload's id is known: the file is there, its picture is not.
  const isKept = form.watch(name) !== ''
  return (
    <ScanTile
      title={t('certify.licence')}
      detail={isKept && !url ? t('certify.licenceKept') : t('certify.licenceHint')}
      url={url}
      error={fieldProblem(error, t('scan.missing')) ?? (isKept ? undefined : reason)}
      aside={isKept && <Badge tone="river">{t('scan.there')}</Badge>}
      onUploaded={uploaded => {
        setUrl(uploaded.url)
        form.setValue(name, uploaded.upload_id, { shouldDirty: true, shouldValidate: true })
      }}
    />
  )
}
