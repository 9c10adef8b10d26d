import { deedTimes } from '#contract/deeds/deed'
import { useWords } from '../../../lib/words'

const parts = ['what', 'yes', 'owner', 'stop', 'acts', 'early'] as const

/** For an admin who meets a change that waits for the first time. */
export function HowItWorks() {
  const t = useWords('deeds')
  const { waitHours, ownerWaitHours, adminHours, invitedDays, endsDays } = deedTimes
  const values = { waitHours, ownerWaitHours, adminHours, invitedDays, endsDays }
  return (
    <details className="mt-4 max-w-[68ch]">
      <summary className="cursor-pointer font-semibold underline-offset-4 hover:underline">
        {t('help.title')}
      </summary>
      <dl className="mt-2 border-l-2 border-line pl-4">
        {parts.map(part => (
          <div key={part} className="mt-3 first:mt-0">
            <dt className="font-semibold">{t(`help.${part}`)}</dt>
            <dd className="text-soft">{t(`help.${part}Text`, values)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
