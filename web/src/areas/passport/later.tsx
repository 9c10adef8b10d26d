import { useWords } from '../../lib/words'
import { PageHeader } from '../../ui/page-header'

/** A door that is not open yet: says what will be behind it. */
export function Later({ what }: { what: 'single' | 'children' | 'recover' }) {
  const t = useWords('passport')
  return <PageHeader title={t(`later.${what}.title`)} lead={t(`later.${what}.text`)} />
}
