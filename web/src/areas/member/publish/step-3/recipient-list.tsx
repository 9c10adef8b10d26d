import { countryNamesIn } from '#contract/country-names'
import type { Recipient } from '#contract/distribution/recipient'
import { useRootData } from '../../../../lib/root-data'
import { useWords } from '../../../../lib/words'

/** Whom the law wants named: a card each, so that it can be read on a phone. */
export function RecipientList({ recipients }: { recipients: readonly Recipient[] }) {
  const t = useWords('publish')
  const { language } = useRootData()
  const nameOf = countryNamesIn(language)
  const missing = t('sign.recipient.missing')
  return (
    <ul aria-label={t('sign.recipients')} className="mt-4 grid gap-3 sm:grid-cols-2">
      {recipients.map(({ channel_id, channel, name, country, contact }) => (
        <li key={channel_id} className="rounded-control border border-line bg-surface px-4 py-3 text-ink">
          <p className="font-semibold">{channel}</p>
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
            <Line label={t('sign.recipient.name')} value={name || missing} />
            <Line label={t('sign.recipient.country')} value={country ? nameOf(country) : missing} />
            <Line label={t('sign.recipient.contact')} value={contact || missing} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="break-words">{value}</dd>
    </>
  )
}
