import { useState } from 'react'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { DemoCode } from './demo-code'
import type { DemoMessages } from './use-demo-messages'

type Mail = DemoMessages['mails'][number]

const shown = 8

/** A mailbox in the phone: what would have been sent, one by one as text or as it looks. */
export function DemoMails({ mails }: { mails: Mail[] }) {
  const t = useWords('shell')
  const [openAt, setOpenAt] = useState<string>()
  const opened = mails.find(mail => keyOf(mail) === openAt)
  if (opened) return <OpenedMail mail={opened} onBack={() => setOpenAt(undefined)} />
  if (mails.length === 0) return <p className="px-4 py-3 text-sm text-soft">{t('demo.noMails')}</p>
  return (
    <ul aria-live="polite">
      {mails.slice(0, shown).map(mail => (
        <DemoCode
          key={keyOf(mail)}
          code={mail.code}
          to={mail.to}
          mobile={mail.to}
          when={new Date(mail.at).toTimeString().slice(0, 8)}
        >
          <button
            type="button"
            aria-label={t('demo.showMail', { subject: mail.subject })}
            className="mt-1 block text-left text-sm font-semibold underline decoration-line underline-offset-2 hover:decoration-ink"
            onClick={() => setOpenAt(keyOf(mail))}
          >
            {mail.subject}
          </button>
        </DemoCode>
      ))}
    </ul>
  )
}

const keyOf = ({ at, to }: Mail) => `${at} ${to}`

function OpenedMail({ mail, onBack }: { mail: Mail; onBack: () => void }) {
  const t = useWords('shell')
  const [isText, setIsText] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3">
      <div className="flex flex-wrap justify-between gap-2">
        <Button size="small" onClick={onBack}>
          {t('demo.back')}
        </Button>
        <Button size="small" onClick={() => setIsText(!isText)}>
          {t(isText ? 'demo.mailPage' : 'demo.mailText')}
        </Button>
      </div>
      <p className="text-xs break-all text-soft">{mail.to}</p>
      <p className="font-semibold">{mail.subject}</p>
      {isText ? (
        <pre className="font-sans text-xs break-words whitespace-pre-wrap">{mail.text}</pre>
      ) : (
        // Neither scripts nor forms nor a way out: a mail is only looked at.
        <iframe
          sandbox=""
          title={t('demo.mailFrame')}
          srcDoc={mail.html}
          className="h-96 w-full rounded-control border border-line bg-white"
        />
      )}
    </div>
  )
}
