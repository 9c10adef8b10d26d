import { useWords } from '../../../lib/words'

export default function ReportScreen() {
  const t = useWords('report-check')
  return <p>{t('missing.title')}</p>
}
