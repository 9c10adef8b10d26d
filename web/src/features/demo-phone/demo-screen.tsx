import { useState } from 'react'
import { useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import { DemoCode } from './demo-code'
import { DemoMails } from './demo-mails'
import { type DemoMessages, useDemoMessages } from './use-demo-messages'

const shown = 5

/** Members see text messages, operators the codes that an authenticator app would show; both see mail. */
export function DemoScreen({ isForStaff }: { isForStaff: boolean }) {
  const t = useWords('shell')
  const { messages: phone, locked } = useDemoMessages()
  const [isMail, setIsMail] = useState(false)
  if (locked !== undefined) return <p className="border-t border-line px-4 py-3 text-sm">{locked}</p>
  const tabs = [
    { isMailTab: false, label: isForStaff ? t('demo.codes') : t('demo.texts') },
    { isMailTab: true, label: t('demo.mails') },
  ]
  return (
    <div className="min-h-0 flex-1 overflow-y-auto border-t border-line lg:max-h-[min(34rem,70vh)] lg:min-h-24">
      <fieldset aria-label={t('demo.kinds')} className="flex gap-1 border-b border-line px-3 py-1.5">
        {tabs.map(({ isMailTab, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={isMail === isMailTab}
            className={cx(
              'min-h-8 rounded-control px-2.5 text-sm',
              isMail === isMailTab ? 'bg-sunken font-semibold' : 'text-soft hover:bg-sunken',
            )}
            onClick={() => setIsMail(isMailTab)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {isMail ? <DemoMails mails={phone?.mails ?? []} /> : <Codes phone={phone} isForStaff={isForStaff} />}
    </div>
  )
}

function Codes({ phone, isForStaff }: { phone: DemoMessages | undefined; isForStaff: boolean }) {
  const t = useWords('shell')
  const messages = phone?.messages.slice(0, shown) ?? []
  const isEmpty = isForStaff || (phone && messages.length === 0)
  return (
    <>
      {isEmpty && (
        <p className="px-4 py-3 text-sm text-soft">{t(isForStaff ? 'demo.staff' : 'demo.empty')}</p>
      )}
      {/* A message is told when it comes; figures that change every second are not. */}
      <ul aria-live={isForStaff ? 'off' : 'polite'}>
        {isForStaff
          ? phone?.staff.map(({ username, code, seconds_left }) => (
              <DemoCode
                key={username}
                code={code}
                to={username}
                when={t('demo.left', { seconds: seconds_left })}
              />
            ))
          : messages.map(({ at, mobile, code, text }) => (
              <DemoCode
                key={`${at} ${mobile} ${code}`}
                code={code}
                to={mobile}
                mobile={mobile}
                when={timeOf(at)}
                text={text}
              />
            ))}
      </ul>
    </>
  )
}

function timeOf(at: string): string {
  return new Date(at).toTimeString().slice(0, 8)
}
