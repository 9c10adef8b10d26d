import { useState } from 'react'
import type { OutputOf } from '#contract/call'
import { confirmHostKey, type ManagedChannel, testChannel } from '#contract/distribution/channel-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { CallRefused } from '../../../../lib/api-client'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Notice } from '../../../../ui/notice'
import { UploadProgress } from '../../../../ui/upload-progress'
import { channelParts } from '../channel-parts'
import { refreshChannels } from '../channel-queries'
import { HostKeyQuestion } from './host-key-question'
import { TestSteps } from './test-steps'

type TestCardProps = { channel: ManagedChannel; isUnsaved: boolean }
type Found = { version: number; result?: OutputOf<typeof testChannel>; problem?: string }

/** Goes the way of a delivery with a small file, as the channel is saved. */
export function TestCard({ channel, isUnsaved }: TestCardProps) {
  const t = useWords('channels')
  const [once, isBusy] = useOnce()
  const [found, setFound] = useState<Found>()
  const { id, version, tested_at, test_passed } = channel
  /** What was found counts for the settings it was found with. */
  const current = found?.version === version && !isBusy ? found : undefined
  async function test() {
    setFound(undefined)
    try {
      setFound({ version, result: (await api(testChannel, { id }, { shows: () => true })).data })
    } catch (error) {
      setFound({ version, problem: error instanceof CallRefused ? error.message : t('test.lost') })
      throw error
    } finally {
      await refreshChannels()
    }
  }
  const trust = (fingerprint: string) =>
    once(async () => {
      await api(confirmHostKey, { id, fingerprint })
      await test()
    })
  const time = formatMoment(tested_at)
  return (
    <Card id={channelParts.test} className="scroll-mt-6" title={t('test.title')} detail={t('test.text')}>
      <div className="grid gap-4">
        <p className="num text-sm">
          {tested_at ? t(test_passed ? 'test.passedAt' : 'test.failedAt', { time }) : t('test.never')}
        </p>
        <Button
          variant={test_passed ? 'line' : 'ink'}
          className="justify-self-start"
          disabled={isUnsaved}
          loading={isBusy}
          onClick={() => void once(test)}
        >
          {t('test.run')}
        </Button>
        {isUnsaved && <p className="text-sm text-soft">{t('standing.saveFirst')}</p>}
        <div role="status" className="empty:hidden">
          {isBusy && (
            <>
              <p className="text-sm text-soft">{t('test.running')}</p>
              <UploadProgress state="checking" value={0} label={t('test.running')} />
            </>
          )}
          {current?.result && <TestSteps result={current.result} />}
          {current?.problem && <Notice tone="accent" title={current.problem} />}
        </div>
        {current?.result?.unknown_key && (
          <HostKeyQuestion
            unknown={current.result.unknown_key}
            isBusy={isBusy}
            onConfirm={fingerprint => void trust(fingerprint)}
          />
        )}
      </div>
    </Card>
  )
}
