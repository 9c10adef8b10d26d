import type { Device } from '../../../../features/account/identity-queries'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'

type DeviceRowProps = { device: Device; isBusy: boolean; onEnd: () => void }

export function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
  const t = useWords('member')
  const { name, address, last_seen_at, logged_in_at, is_current: isCurrent } = device
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">
          <DeviceName name={name} />
          {isCurrent && (
            <Badge tone="river" className="ml-1.5">
              {t('devices.this')}
            </Badge>
          )}
        </p>
        <p className="num text-sm text-soft">
          {isCurrent
            ? t('devices.loggedIn', { time: formatMoment(logged_in_at) })
            : t('devices.seen', { time: formatMoment(last_seen_at) })}
          {' · '}
          <span lang="en">{address}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          aria-label={t('devices.endName', { name: name || t('devices.unknown') })}
          aria-disabled={isBusy || undefined}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}

/** Browsers and systems keep their own names in every language. */
export function DeviceName({ name }: { name: string }) {
  const t = useWords('member')
  return name ? <span lang="en">{name}</span> : <span>{t('devices.unknown')}</span>
}
