import type { MetaArgs } from 'react-router'
import { Link } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { buttonClass } from '../../ui/button-class'
import { PageHeader } from '../../ui/page-header'
import { SongPath } from './home/song-path'
import { pageMeta } from './page-meta'

export const meta = (args: MetaArgs) => pageMeta(args, 'distribution.description')

export default function Distribution() {
  const t = useWords('guest')
  return (
    <>
      <div className="page py-10 md:py-16">
        <PageHeader title={t('distribution.title')} lead={t('distribution.lead')} />
        <Link to={links.register} className={`${buttonClass({ variant: 'ink', size: 'large' })} mt-6`}>
          {t('home.publish')}
        </Link>
      </div>
      <SongPath />
    </>
  )
}
