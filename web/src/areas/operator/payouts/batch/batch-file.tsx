import Download from 'lucide-react/icons/download'
import { grantBatchFile } from '#contract/payouts/batch-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { fileSize } from '../../../../features/materials/file-size'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { serverAddress } from '../../../../lib/server-address'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Spinner } from '../../../../ui/spinner'
import type { Batch } from '../payout-queries'

/** What goes to the bank: being written, or there with what proves that nobody changed it. */
export function BatchFile({ batch }: { batch: Batch }) {
  const t = useWords('payout-desk')
  const [once, isBusy] = useOnce()
  const { file } = batch
  /** The address is good for a minute, and used immediately. */
  const download = (name: string) =>
    once(async () => {
      const asked = { title: t('file.title2', { name }), text: t('file.text'), submit: t('file.submit') }
      const { data } = await apiWithCode(grantBatchFile, { id: batch.id }, asked)
      location.assign(serverAddress(data.url))
    })
  return (
    <section aria-labelledby="file" className="rounded-card border border-line bg-surface p-5 shadow-lift">
      <h2 id="file" className="text-lg">
        {t('file.title')}
      </h2>
      <div aria-live="polite">
        {file ? (
          <>
            <p className="num mt-2 font-semibold break-all">{file.name}</p>
            <p className="num text-sm text-soft">{fileSize(file.size)}</p>
            <p className="mt-3 text-sm text-soft">{t('file.hash')}</p>
            <p className="font-mono text-xs break-all">{file.sha256}</p>
            <div className="mt-4">
              <Button
                variant="ink"
                icon={<Download aria-hidden="true" className="size-4.5" />}
                loading={isBusy}
                onClick={() => void download(file.name)}
              >
                {t('file.download')}
              </Button>
            </div>
            <p className="mt-3 text-sm text-soft">{t('file.guard')}</p>
          </>
        ) : (
          <div className="mt-3 flex items-start gap-3">
            <span className="mt-1 text-river">
              <Spinner />
            </span>
            <p>
              <b className="block font-semibold">{t('file.writing')}</b>
              <span className="text-sm text-soft">{t('file.writingText')}</span>
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
