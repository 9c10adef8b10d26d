import type { Identity } from '../../../features/account/identity-queries'
import { useWords } from '../../../lib/words'
import { Facts } from '../../../ui/facts'

export function GuardianFacts({ guardian }: { guardian: NonNullable<Identity['guardian']> }) {
  const t = useWords('member')
  return (
    <Facts
      rows={[
        [t('minor.guardianName'), guardian.name],
        [t('minor.relation'), t(`minor.relation.${guardian.relation}`)],
        [t('minor.guardianId'), guardian.document_number_masked],
        [t('minor.guardianMobile'), guardian.mobile_masked],
      ]}
    />
  )
}
