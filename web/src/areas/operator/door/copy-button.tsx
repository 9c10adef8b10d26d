import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'

/** Says that it has copied. A browser may forbid it; then the words are there to be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useWords('operator')
  const [isDone, setDone] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setDone(true)
    } catch {
      setDone(false)
    }
  }
  const icon = isDone ? <Check className="size-4 text-river" /> : <Copy className="size-4" />
  return (
    <Button size="small" icon={icon} onClick={copy}>
      <span aria-live="polite">{isDone ? t('copied') : label}</span>
    </Button>
  )
}
