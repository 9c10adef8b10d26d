import { useWords } from '../../../../lib/words'
import type { BankResult, Batch } from '../payout-queries'
import { ResultCard } from './result-card'
import { ResultUpload } from './result-upload'

type BankResultsProps = { batch: Batch; results: readonly BankResult[] }

/** What the bank answered: read first, carried out only when somebody says so. */
export function BankResults({ batch, results }: BankResultsProps) {
  const t = useWords('payout-desk')
  const waiting = results.filter(({ applied_at }) => applied_at === null)
  const applied = results.filter(({ applied_at }) => applied_at !== null)
  return (
    <section aria-labelledby="results" className="min-w-0">
      <h2 id="results" className="text-lg">
        {t('result.title')}
      </h2>
      <p className="text-sm text-soft">{t('result.text')}</p>
      {batch.open > 0 && batch.file && (
        <div className="mt-4">
          <ResultUpload batchId={batch.id} />
        </div>
      )}
      {waiting.map(result => (
        <ResultCard key={result.id} result={result} currency={batch.currency} />
      ))}
      {applied.length > 0 && (
        <>
          <h3 className="mt-8 text-base">{t('result.earlier')}</h3>
          {applied.map(result => (
            <ResultCard key={result.id} result={result} currency={batch.currency} />
          ))}
        </>
      )}
      {results.length === 0 && <p className="mt-4 text-sm text-faint">{t('result.none')}</p>}
    </section>
  )
}
