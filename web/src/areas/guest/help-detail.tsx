import type { MetaArgs } from 'react-router'
import { useSearchParams } from 'react-router'
import { sitePages } from '../../lib/links'
import { useWords } from '../../lib/words'
import { NothingYet } from './nothing-yet'
import { pageMeta } from './page-meta'

export const meta = (args: MetaArgs) => pageMeta(args, 'help.description')

export default function HelpDetail() {
  const t = useWords('guest')
  const [params] = useSearchParams()
  const page = Object.entries(sitePages).find(
    ([, id]) => params.get('type') === '2' && params.get('id') === String(id),
  )
  const name = page?.[0] as keyof typeof sitePages | undefined
  return <NothingYet title={name ? t(`help.page.${name}`) : t('help.title')} lead={t('help.lead')} />
}
