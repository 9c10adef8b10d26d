import { useState } from 'react'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { RecoveryCodes } from './recovery-codes'

/** Nobody goes on before they say that the codes are kept. */
export function SavedCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const t = useWords('operator')
  const [isSaved, setSaved] = useState(false)
  return (
    <div className="mt-6 grid gap-4">
      <RecoveryCodes codes={codes} />
      <Checkbox checked={isSaved} onChange={event => setSaved(event.target.checked)}>
        {t('codes.saved')}
      </Checkbox>
      <Button variant="ink" size="large" block disabled={!isSaved} onClick={onSaved}>
        {t('codes.go')}
      </Button>
    </div>
  )
}
