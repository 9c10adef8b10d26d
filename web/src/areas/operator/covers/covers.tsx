import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'

export default function Covers() {
  return <PageHeader title={useWords('cover-offer')('title')} />
}
