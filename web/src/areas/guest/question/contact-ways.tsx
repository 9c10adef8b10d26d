import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'

export function ContactWays() {
  const t = useWords('guest')
  const { site, language } = useRootData()
  const ways = [
    [t('question.hotline'), site.hotline],
    [t('question.email'), site.contact_email],
    [t('question.hours'), site.service_hours[language]],
  ]
  return (
    <section aria-labelledby="contact-ways">
      <h2 id="contact-ways" className="text-xl">
        {t('question.contact')}
      </h2>
      <dl className="mt-4 border-t-2 border-ink">
        {ways.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-4">
            <dt className="text-soft">{label}</dt>
            <dd className="num font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
