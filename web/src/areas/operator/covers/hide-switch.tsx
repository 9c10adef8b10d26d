import type { hideBackground, hideTemplate } from '#contract/covers/desk-calls'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { BareSwitch } from '../../../ui/switch'
import { useStaffDeed } from '../use-staff-deed'
import { refreshCovers } from './cover-queries'

interface HideSwitchProps {
  call: typeof hideBackground | typeof hideTemplate
  offer: { id: number; is_hidden: boolean }
  name: string
}

/** On: members find it. */
export function HideSwitch({ call, offer, name }: HideSwitchProps) {
  const t = useWords('cover-offer')
  const [run, isBusy] = useStaffDeed(refreshCovers)
  const change = (isOffered: boolean) =>
    run(
      () => api(call, { id: offer.id, is_hidden: !isOffered }),
      t(isOffered ? 'hide.shown' : 'hide.hidden', { name }),
    )
  return (
    <BareSwitch
      label={t('hide.offered', { name })}
      checked={!offer.is_hidden}
      disabled={isBusy}
      onChange={isOffered => void change(isOffered)}
    />
  )
}
