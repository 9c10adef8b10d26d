import { useState } from 'react'
import { todayInChina } from '#contract/identity/age'
import { treatyRate } from '#contract/payouts/treaty'
import { proposeTreaty } from '#contract/payouts/treaty-calls'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { UploadTile } from '../../../../ui/upload-tile'
import { DayField } from '../../day-field'
import { ReasonDialog } from '../../reason-dialog'
import type { OpenedPayout } from '../payout-queries'
import { useFileDeed } from '../use-file-deed'

const accept = { 'application/pdf': ['.pdf'], 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] }
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** The first of two: what the document says, and on what it rests. */
export function TreatyDialog({ payout, onClose }: { payout: OpenedPayout; onClose: () => void }) {
  const t = useWords('payout-desk')
  const { propose, problems, isBusy } = useFileDeed(proposeTreaty, t('treaty.addDone'), onClose)
  const [rate, setRate] = useState('')
  const [until, setUntil] = useState('')
  const [file, setFile] = useState<File>()
  const today = todayInChina(new Date())
  const { member } = payout

  function send(reason: string) {
    propose({ member_id: member.id, rate, valid_until: until, reason }, file, {
      ...(treatyRate.safeParse(rate).success ? {} : { rate: t('treaty.rateWrong') }),
      ...(isDay(until) && until >= today ? {} : { valid_until: t('treaty.untilWrong') }),
      ...(file ? {} : { file: t('treaty.fileMissing') }),
    })
  }
  return (
    <ReasonDialog
      title={t('treaty.addTitle', { name: member.name })}
      text={t('treaty.addText')}
      label={t('treaty.reason')}
      hint={t('treaty.reasonHint')}
      missing={t('reason.missing')}
      submit={t('treaty.add')}
      isBusy={isBusy}
      onSubmit={send}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('treaty.rateLabel')} error={problems.rate} required>
          <TextInput
            className="num"
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            value={rate}
            onChange={event => setRate(event.target.value.trim())}
          />
        </Field>
        <Field label={t('treaty.untilLabel')} error={problems.valid_until} required>
          <DayField value={until} min={today} onChange={setUntil} />
        </Field>
      </div>
      <UploadTile
        state={file ? 'done' : 'empty'}
        title={file?.name ?? t('treaty.file')}
        error={problems.file}
        progressLabel={t('treaty.file')}
        chooseLabel={t('treaty.fileChoose')}
        replaceLabel={t('treaty.fileReplace')}
        accept={accept}
        onFiles={([chosen]) => setFile(chosen)}
      />
    </ReasonDialog>
  )
}
