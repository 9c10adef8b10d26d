import { useState } from 'react'
import { identityCheckAddress } from '#contract/identity/verification-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { PhoneCode } from './phone-code'

/** To the provider's page: in this tab, or on a phone, where the camera is. */
export function VerifyNow({ label }: { label: string }) {
  const t = useWords('member')
  const [goOnce, isGoing] = useOnce()
  const [askOnce, isAsking] = useOnce()
  const [onPhone, setOnPhone] = useState<{ url: string; expiresAt: string }>()

  async function address() {
    const { data } = await api(identityCheckAddress, {})
    return { url: new URL(data.url, location.href).href, expiresAt: data.expires_at }
  }
  async function go() {
    location.assign((await address()).url)
    // Busy until the other page is there.
    await new Promise(() => {})
  }

  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="main" loading={isGoing} onClick={() => void goOnce(go)}>
          {label}
        </Button>
        {!onPhone && (
          <Button loading={isAsking} onClick={() => void askOnce(async () => setOnPhone(await address()))}>
            {t('identity.onPhone')}
          </Button>
        )}
      </div>
      {onPhone && <PhoneCode {...onPhone} />}
    </>
  )
}
