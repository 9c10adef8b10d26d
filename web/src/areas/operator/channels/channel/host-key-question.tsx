import type { OutputOf } from '#contract/call'
import type { testChannel } from '#contract/distribution/channel-calls'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'

type Unknown = NonNullable<OutputOf<typeof testChannel>['unknown_key']>

interface HostKeyQuestionProps {
  unknown: Unknown
  isBusy: boolean
  onConfirm: (fingerprint: string) => void
}

/** A server that nobody has vouched for, or one that is not what it was. Only somebody who compares can tell. */
export function HostKeyQuestion({ unknown, isBusy, onConfirm }: HostKeyQuestionProps) {
  const t = useWords('channels')
  const { shown, confirmed } = unknown
  return (
    <Notice
      tone={confirmed ? 'accent' : 'amber'}
      title={t(confirmed ? 'key.changed' : 'key.first')}
      action={
        <Button
          size="small"
          variant={confirmed ? 'danger' : 'ink'}
          loading={isBusy}
          onClick={() => onConfirm(shown.fingerprint)}
        >
          {t(confirmed ? 'key.confirmNew' : 'key.confirm')}
        </Button>
      }
    >
      <p>{t(confirmed ? 'key.changedText' : 'key.firstText')}</p>
      <dl className="mt-2 grid gap-2">
        <Fingerprint label={t('key.shown')} hostKey={shown} />
        {confirmed && <Fingerprint label={t('key.confirmed')} hostKey={confirmed} />}
      </dl>
    </Notice>
  )
}

function Fingerprint({ label, hostKey }: { label: string; hostKey: Unknown['shown'] }) {
  return (
    <div>
      <dt className="text-xs font-semibold">{label}</dt>
      <dd className="num font-mono break-all text-ink select-all">
        {hostKey.type} {hostKey.fingerprint}
      </dd>
    </div>
  )
}
