import type { MetaArgs } from 'react-router'
import { useWords } from '../../lib/words'
import { NothingYet } from './nothing-yet'
import { pageMeta } from './page-meta'

export const meta = (args: MetaArgs) => pageMeta(args, 'help.description')

export default function AgreementCheck() {
  const t = useWords('guest')
  return <NothingYet title={t('help.title')} lead={t('help.lead')} />
}
