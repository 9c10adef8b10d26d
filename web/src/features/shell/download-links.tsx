// iOS and Android open their QR code; a computer's client is a link, or the maintenance message while it has none.
import { useId } from 'react'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'

const qrSize = 150

export function DownloadLinks({ linkClass }: { linkClass: string }) {
  const t = useWords('shell')
  const { downloads } = useRootData()
  return (
    <>
      <QrEntry platform="ios" label={t('footer.ios')} isThere={downloads.ios !== ''} linkClass={linkClass} />
      <QrEntry
        platform="android"
        label={t('footer.android')}
        isThere={downloads.android !== ''}
        linkClass={linkClass}
      />
      <ComputerEntry label={t('footer.windows')} href={downloads.win32} linkClass={linkClass} />
      <ComputerEntry label={t('footer.mac')} href={downloads.mac} linkClass={linkClass} />
    </>
  )
}

interface QrEntryProps {
  platform: 'ios' | 'android'
  label: string
  isThere: boolean
  linkClass: string
}

function QrEntry({ platform, label, isThere, linkClass }: QrEntryProps) {
  const t = useWords('shell')
  const id = useId()
  if (!isThere) return <ComputerEntry label={label} href="" linkClass={linkClass} />
  const text = t('footer.scan', { platform: label })
  return (
    <>
      <button type="button" className={linkClass} popoverTarget={id}>
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        className="m-auto rounded-card border border-line bg-surface p-5 text-center text-ink shadow-lift"
      >
        <img
          src={links.qr(platform)}
          alt={text}
          width={qrSize}
          height={qrSize}
          loading="lazy"
          className="mx-auto bg-white"
        />
        <p className="mt-3 text-sm">{text}</p>
      </div>
    </>
  )
}

function ComputerEntry({ label, href, linkClass }: { label: string; href: string; linkClass: string }) {
  const t = useWords('shell')
  const id = useId()
  if (href) {
    return (
      <a className={linkClass} href={href}>
        {label}
      </a>
    )
  }
  return (
    <>
      <button type="button" className={linkClass} popoverTarget={id}>
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        role="status"
        className="m-auto rounded-card border border-line bg-surface p-6 text-ink shadow-lift"
      >
        {t('footer.maintenance')}
      </div>
    </>
  )
}
