import { Link } from 'react-router'
import { useWords } from '../../../lib/words'
import { keptListAddress } from './list/list-state'

export function BackToList() {
  const t = useWords('support')
  return (
    <Link to={keptListAddress()} className="underline-offset-4 hover:underline">
      {t('list.back')}
    </Link>
  )
}
