import { archivePayer, type Payer } from '#contract/income/payer-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { useToast } from '../../../../ui/toast'
import { refreshIncome } from '../income-queries'

/** Takes it out of the lists, or back in: nothing is lost either way, so nothing is asked first. */
export function ArchiveCard({ payer: { id, is_archived } }: { payer: Payer }) {
  const t = useWords('income-desk')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const move = () =>
    once(async () => {
      await api(archivePayer, { id, is_archived: !is_archived })
      toast({ title: t(is_archived ? 'payer.unarchiveDone' : 'payer.archiveDone'), tone: 'river' })
      await refreshIncome()
    })
  return (
    <Card
      title={t('payer.archive')}
      detail={t('payer.archiveText')}
      aside={
        <Button size="small" loading={isBusy} onClick={() => void move()}>
          {t(is_archived ? 'payer.unarchive' : 'payer.archiveOpen')}
        </Button>
      }
    />
  )
}
