import { type ChangeEvent, type DragEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../../lib/links'
import { useIsBrowser } from '../../../lib/use-is-browser'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { hashFile } from './hash-file'

/** The file is hashed here and stays here; where a browser cannot, it is sent, hashed and forgotten. */
export function AgreementFile() {
  const t = useWords('guest')
  const navigate = useNavigate()
  const isBrowser = useIsBrowser()
  const [isOver, setIsOver] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function check(file: File | undefined) {
    if (!file) return
    setIsBusy(true)
    setHasFailed(false)
    try {
      const sha256 = await hashFile(file)
      await navigate(`${links.agreementCheck}?sha256=${sha256}`)
    } catch {
      setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void check(event.dataTransfer.files[0])
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    void check(target.files?.[0])
    target.value = ''
  }

  // Choosing a file needs a script; without one the field below does the same.
  if (!isBrowser) return <div className="mt-8 h-36" />
  return (
    <div className="mt-8 h-36">
      <label
        onDragOver={event => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cx(
          'grid h-full cursor-pointer place-content-center rounded-card border border-dashed px-5 text-center has-focus-visible:outline-2 has-focus-visible:outline-ink',
          isOver ? 'border-river bg-river-wash' : 'border-edge hover:border-ink',
        )}
      >
        <input type="file" accept=".pdf,application/pdf" onChange={choose} className="sr-only" />
        <span className="font-semibold">{t(isBusy ? 'agreement.busy' : 'agreement.choose')}</span>
        <span className="text-sm text-soft">
          {t(hasFailed ? 'agreement.failed' : 'agreement.chooseHint')}
        </span>
      </label>
    </div>
  )
}
