import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { CropDialog } from '../../features/pictures/crop-dialog'
import { useWords } from '../../lib/words'

const accepted = ['image/jpeg', 'image/png']
const largest = 20 * 1024 * 1024
/** What the server keeps an avatar at. */
const side = 512

interface PictureChoice {
  choose: () => void
  /** Why the chosen file will not do. */
  problem: string | undefined
  /** The unseen input and the dialog that cuts. */
  parts: ReactNode
}

/** A face or a band, chosen from a file and cut out round. */
export function usePictureChoice(onSave: (picture: File) => Promise<void>): PictureChoice {
  const t = useWords('member')
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [problem, setProblem] = useState<'type' | 'size' | 'broken'>()

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same file may be chosen again after a change of mind.
    target.value = ''
    if (!file) return
    const found = accepted.includes(file.type) ? (file.size > largest ? 'size' : undefined) : 'type'
    setProblem(found)
    if (!found) setChosen(file)
  }

  const parts = (
    <>
      <input
        ref={input}
        type="file"
        accept={accepted.join(',')}
        hidden
        aria-label={t('avatar.choose')}
        onChange={take}
      />
      {chosen && (
        <CropDialog
          file={chosen}
          name="avatar.jpg"
          size={{ min: side, max: side }}
          shape="round"
          words={{
            title: t('crop.title'),
            hint: t('crop.hint'),
            window: t('crop.window'),
            picture: t('crop.picture'),
            zoom: t('crop.zoom'),
            save: t('crop.save'),
            cancel: t('cancel'),
            close: t('crop.close'),
          }}
          onSave={async picture => {
            await onSave(picture)
            setChosen(undefined)
          }}
          onClose={() => setChosen(undefined)}
          onBroken={() => {
            setChosen(undefined)
            setProblem('broken')
          }}
        />
      )}
    </>
  )
  return { choose: () => input.current?.click(), problem: problem && t(`avatar.${problem}`), parts }
}
