import { useWords } from '../../lib/words'
import { DemoCode } from './demo-code'
import { useDemoMessages } from './use-demo-messages'

const shown = 5

/** Members see text messages, operators the codes that an authenticator app would show. */
export function DemoScreen({ isForStaff }: { isForStaff: boolean }) {
  const t = useWords('shell')
  const phone = useDemoMessages()
  const messages = phone?.messages.slice(0, shown) ?? []
  const isEmpty = isForStaff || (phone && messages.length === 0)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto border-t border-line lg:max-h-80 lg:min-h-24">
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
    </div>
  )
}

function timeOf(at: string): string {
  return new Date(at).toTimeString().slice(0, 8)
}
