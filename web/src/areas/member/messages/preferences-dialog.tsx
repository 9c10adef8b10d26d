import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  channelRules,
  type EmailChoice,
  emailChoicesOf,
  type MessageChannel,
  type MessageKind,
} from '#contract/messages/message'
import { saveEmailPreference, saveMessagePreference } from '#contract/messages/preference-calls'
import { accountQuery } from '../../../features/account/account-queries'
import { emailQuery } from '../../../features/account/identity-queries'
import { useMay } from '../../../features/works/use-role'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Select } from '../../../ui/select'
import { SkeletonLines } from '../../../ui/skeleton'
import { BareSwitch } from '../../../ui/switch'
import { Loaded } from '../loaded'
import { preferencesQuery } from './message-queries'

type PreferencesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }
type Preference = { kind: MessageKind; email: EmailChoice } & Record<MessageChannel, boolean>

/** Each switch takes effect at once; there is nothing to save. */
export function PreferencesDialog({ open, onOpenChange }: PreferencesDialogProps) {
  const t = useWords('messages')
  const client = useQueryClient()
  const query = useQuery({ ...preferencesQuery, enabled: open })
  const maySet = useMay(saveMessagePreference)
  const account = useQuery(accountQuery).data
  const isOwn = account?.user_account_info.company === null
  const email = useQuery({ ...emailQuery, enabled: open && isOwn })
  // A company's address is its owner's business.
  const hasEmail = isOwn && email.data ? email.data.email !== null : undefined

  /** Shown at once; a problem puts it back. */
  async function save(kind: MessageKind, change: Partial<Preference>, sent: Promise<{ data: Preference[] }>) {
    const { queryKey } = preferencesQuery
    client.setQueryData(queryKey, before => before?.map(of => (of.kind === kind ? { ...of, ...change } : of)))
    try {
      client.setQueryData(queryKey, (await sent).data)
    } catch {
      await client.invalidateQueries({ queryKey })
    }
  }
  const turn = (kind: MessageKind, channel: MessageChannel, on: boolean) =>
    save(kind, { [channel]: on }, api(saveMessagePreference, { kind, channel, on }))
  const choose = (kind: MessageKind, choice: EmailChoice) =>
    save(kind, { email: choice }, api(saveEmailPreference, { kind, email: choice }))

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
          <>
            {hasEmail === false && (
              <p className="mb-4 text-sm text-soft">
                {t('settings.noEmail')}{' '}
                <Link to="/person-center/reset-pwd#email" className="underline">
                  {t('settings.addEmail')}
                </Link>
              </p>
            )}
            <table className="w-full text-left">
              <thead className="max-sm:sr-only">
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
                  <th scope="col" className="w-36 py-2 font-normal">
                    {t('settings.email')}
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
                    onChoose={choice => void choose(preference.kind, choice)}
                  />
                ))}
              </tbody>
            </table>
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

type RowProps = {
  preference: Preference
  isLocked: boolean
  onTurn: (channel: MessageChannel, on: boolean) => void
  onChoose: (choice: EmailChoice) => void
}

/** On a narrow screen three lines: what it is, the two switches, the e-mail. */
function Row({ preference, isLocked, onTurn, onChoose }: RowProps) {
  const t = useWords('messages')
  const { kind } = preference
  const name = t(`kind.${kind}`)
  const { site, sms } = channelRules[kind]
  return (
    <tr className="border-b border-line max-sm:grid max-sm:grid-cols-2 max-sm:items-center max-sm:gap-x-4 max-sm:py-3">
      <th scope="row" className="py-3 pr-3 font-normal max-sm:col-span-2 max-sm:pt-0 max-sm:pb-2">
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-soft">{t(`hint.${kind}`)}</span>
        {site.fixed && <span className="block text-sm text-river">{t('settings.fixed')}</span>}
      </th>
      <td className="py-3 text-center max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:py-1">
        <BareSwitch
          label={t('settings.switch.site', { kind: name })}
          checked={preference.site}
          disabled={isLocked || site.fixed}
          onChange={on => onTurn('site', on)}
        />
        <NarrowLabel>{t('settings.site')}</NarrowLabel>
      </td>
      <td className="py-3 text-center max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:py-1">
        {sms.fixed ? (
          <span className="text-sm text-soft">{t('settings.never')}</span>
        ) : (
          <>
            <BareSwitch
              label={t('settings.switch.sms', { kind: name })}
              checked={preference.sms}
              disabled={isLocked}
              onChange={on => onTurn('sms', on)}
            />
            <NarrowLabel>{t('settings.sms')}</NarrowLabel>
          </>
        )}
      </td>
      <td className="py-3 max-sm:col-span-2 max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:py-1">
        <NarrowLabel>{t('settings.email')}</NarrowLabel>
        <Select
          label={t('settings.choose', { kind: name })}
          value={preference.email}
          disabled={isLocked}
          onChange={choice => onChoose(choice as EmailChoice)}
          options={emailChoicesOf(kind).map(choice => ({
            value: choice,
            label: t(`settings.choice.${choice}`),
          }))}
        />
      </td>
    </tr>
  )
}

/** Where there is no head of a column, the words stand beside. The control itself says them too. */
function NarrowLabel({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="whitespace-nowrap text-left text-sm text-soft sm:hidden">
      {children}
    </span>
  )
}
