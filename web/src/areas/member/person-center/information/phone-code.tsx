import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { identityQuery } from '../../../../features/account/identity-queries'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'

const side = 150
const lookEvery = 5000

/** The address as a code for a phone's camera. Meanwhile this page looks whether something was handed in there. */
export function PhoneCode({ url, expiresAt }: { url: string; expiresAt: string }) {
  const t = useWords('member')
  const [picture, setPicture] = useState<string>()
  useQuery({ ...identityQuery, refetchInterval: lookEvery })
  useEffect(() => {
    let isWanted = true
    import('qrcode').then(async ({ toDataURL }) => {
      const drawn = await toDataURL(url, { width: side * 2, margin: 5, errorCorrectionLevel: 'L' })
      if (isWanted) setPicture(drawn)
    })
    return () => {
      isWanted = false
    }
  }, [url])
  return (
    <div className="mt-5 flex animate-rise flex-wrap items-center gap-5 rounded-card bg-sunken p-5">
      <span className="grid size-45 place-items-center rounded-control bg-[#fff]">
        {picture && <img src={picture} alt={t('identity.qr')} width={side + 20} height={side + 20} />}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{t('identity.scanTitle')}</p>
        <p className="mt-1 text-sm text-soft">
          {t('identity.scanText', { time: formatMoment(expiresAt).slice(-5) })}
        </p>
      </div>
    </div>
  )
}
