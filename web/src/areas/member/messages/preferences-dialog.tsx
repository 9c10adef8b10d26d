import { useQuery, useQueryClient } from '@tanstack/react-query'
import { channelRules, type MessageChannel, type MessageKind } from '#contract/messages/message'
import { saveMessagePreference } from '#contract/messages/preference-calls'
import { useMay } from '../../../features/works/use-role'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { SkeletonLines } from '../../../ui/skeleton'
import { BareSwitch } from '../../../ui/switch'
import { Loaded } from '../loaded'
import { preferencesQuery } from './message-queries'

type PreferencesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }
type Preference = { kind: MessageKind } & Record<MessageChannel, boolean>

/** Each switch takes effect at once; there is nothing to save. */
export function PreferencesDialog({ open, onOpenChange }: PreferencesDialogProps) {
  const t = useWords('messages')
  const client = useQueryClient()
  const query = useQuery({ ...preferencesQuery, enabled: open })
  const maySet = useMay(saveMessagePreference)

  async function turn(kind: MessageKind, channel: MessageChannel, on: boolean) {
    const { queryKey } = preferencesQuery
    client.setQueryData(queryKey, before =>
      before?.map(of => (of.kind === kind ? { ...of, [channel]: on } : of)),
    )
    try {
      const { data } = await api(saveMessagePreference, { kind, channel, on })
      client.setQueryData(queryKey, data)
    } catch {
      // The problem has been shown; the switch goes back.
      await client.invalidateQueries({ queryKey })
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('settings.title')}
      description={t('settings.lead')}
      closeLabel={t('close')}
      actions={
        <Button variant="main" onClick={() => onOpenChange(false)}>
          {t('settings.done')}
        </Button>
      }
    >
      <Loaded query={query} failed={t('settings.failed')} skeleton={<SkeletonLines lines={8} />}>
        {preferences => (
          <table className="w-full text-left">
            <thead>
              <tr className="border-b-2 border-ink text-sm text-soft">
                <th scope="col" className="py-2 font-normal">
                  {t('settings.kind')}
                </th>
                <th scope="col" className="w-20 py-2 text-center font-normal">
                  {t('settings.site')}
                </th>
                <th scope="col" className="w-24 py-2 text-center font-normal">
                  {t('settings.sms')}
                </th>
              </tr>
            </thead>
            <tbody>
              {preferences.map(preference => (
                <Row
                  key={preference.kind}
                  preference={preference}
                  isLocked={!maySet}
                  onTurn={(channel, on) => void turn(preference.kind, channel, on)}
                />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </Dialog>
  )
}

type RowProps = {
  preference: Preference
  isLocked: boolean
  onTurn: (channel: MessageChannel, on: boolean) => void
}

function Row({ preference, isLocked, onTurn }: RowProps) {
  const t = useWords('messages')
  const { kind } = preference
  const name = t(`kind.${kind}`)
  const { site, sms } = channelRules[kind]
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-3 pr-3 font-normal">
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-soft">{t(`hint.${kind}`)}</span>
        {site.fixed && <span className="block text-sm text-river">{t('settings.fixed')}</span>}
      </th>
      <td className="py-3 text-center">
        <BareSwitch
          label={t('settings.switch.site', { kind: name })}
          checked={preference.site}
          disabled={isLocked || site.fixed}
          onChange={on => onTurn('site', on)}
        />
      </td>
      <td className="py-3 text-center">
        {sms.fixed ? (
          <span className="text-sm text-soft">{t('settings.never')}</span>
        ) : (
          <BareSwitch
            label={t('settings.switch.sms', { kind: name })}
            checked={preference.sms}
            disabled={isLocked}
            onChange={on => onTurn('sms', on)}
          />
        )}
      </td>
    </tr>
  )
}
