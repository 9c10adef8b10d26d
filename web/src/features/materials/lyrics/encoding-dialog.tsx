import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LyricEncoding, Material } from '#contract/works/material'
import { chooseEncoding } from '#contract/works/material-calls'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { RadioGroup } from '../../../ui/radio-group'
import { Skeleton } from '../../../ui/skeleton'
import { queryClient } from '../../account/account-queries'
import { useOnce } from '../../forms/use-once'
import { materialsQuery } from '../../works/work-queries'
import { encodingsQuery } from '../material-queries'
import { useEncodingName } from './encoding-name'

type EncodingDialogProps = {
  material: Material
  /** What it is read as now; undefined: as nothing. */
  current: LyricEncoding | undefined
  onClose: () => void
}

/** Every encoding that makes text of the file, with the text it makes: the right one is the one that can be read. */
export function EncodingDialog({ material, current, onClose }: EncodingDialogProps) {
  const t = useWords('materials')
  const nameOf = useEncodingName()
  const { data: offered, isError, refetch } = useQuery(encodingsQuery(material.id))
  const [chosen, setChosen] = useState(current)
  const [once, isBusy] = useOnce()
  const save = (encoding: LyricEncoding) =>
    once(async () => {
      await api(chooseEncoding, { id: material.id, encoding })
      await queryClient.invalidateQueries(materialsQuery(material.work_id))
      onClose()
    })

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && !isBusy && onClose()}
      title={t('encoding.title')}
      description={t('encoding.lead')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="ink"
            loading={isBusy}
            disabled={chosen === undefined || !offered}
            onClick={() => chosen && void save(chosen)}
          >
            {t('encoding.save')}
          </Button>
        </>
      }
    >
      {isError && (
        <Button size="small" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      )}
      {!offered && !isError && <Skeleton className="h-60 w-full rounded-control" />}
      {offered?.length === 0 && <p className="text-soft">{t('encoding.none')}</p>}
      {offered && offered.length > 0 && (
        <RadioGroup
          label={t('encoding.title')}
          look="cards"
          value={chosen}
          onChange={encoding => setChosen(encoding as LyricEncoding)}
          options={offered.map(({ encoding, lines }) => ({
            value: encoding,
            label: nameOf(encoding),
            detail: (
              <span className="[overflow-wrap:anywhere] whitespace-pre-line">
                {lines.length > 0 ? lines.join('\n') : t('encoding.same')}
              </span>
            ),
          }))}
        />
      )}
    </Dialog>
  )
}
