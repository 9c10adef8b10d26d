import ArrowDown from 'lucide-react/icons/arrow-down'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'

/** An answer came while somebody looks elsewhere on the page. */
export function NewAnswerButton({ replyId }: { replyId: number }) {
  const t = useWords('support')
  return (
    <div className="pointer-events-none fixed inset-x-0 top-3 z-20 flex justify-center">
      <Button
        variant="main"
        className="pointer-events-auto animate-rise shadow-lift"
        icon={<ArrowDown aria-hidden="true" className="size-4.5" />}
        onClick={() => document.getElementById(`reply-${replyId}`)?.scrollIntoView({ behavior: 'smooth' })}
      >
        {t('detail.newAnswer')}
      </Button>
    </div>
  )
}
