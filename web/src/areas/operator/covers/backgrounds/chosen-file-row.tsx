import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useWords } from '../../../../lib/words'
import { IconButton } from '../../../../ui/icon-button'
import { UploadProgress } from '../../../../ui/upload-progress'
import { MoodChoice } from '../mood-choice'
import { NameFields } from '../name-fields'
import type { ChosenFile, ChosenFiles } from './use-chosen-files'

export function ChosenFileRow({ chosen, uploads }: { chosen: ChosenFile; uploads: ChosenFiles }) {
  const t = useWords('cover-offer')
  const { key, file, names, moods, state, progress, problem } = chosen
  const address = useFileAddress(file)
  const isUnderWay = state !== 'chosen'
  return (
    <li className="grid gap-4 border-b border-line py-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="aspect-square w-32 overflow-hidden rounded-control bg-sunken">
        {address && <img src={address} alt="" className="size-full object-cover" />}
      </div>
      <div className="min-w-0">
        <div className="flex items-center justify-between gap-3">
          <p className="truncate text-sm text-soft">{file.name}</p>
          <IconButton
            label={t('upload.drop', { name: file.name })}
            size="small"
            disabled={isUnderWay}
            onClick={() => uploads.drop(key)}
          >
            <X />
          </IconButton>
        </div>
        <div className="mt-1 grid gap-4">
          <NameFields
            names={names}
            isTried={uploads.isTried}
            disabled={isUnderWay}
            onChange={next => uploads.change(key, { names: next })}
          />
          <MoodChoice
            moods={moods}
            disabled={isUnderWay}
            onChange={next => uploads.change(key, { moods: next })}
          />
        </div>
        {isUnderWay && (
          <UploadProgress
            state={state === 'checking' ? 'checking' : 'sending'}
            value={state === 'checking' ? 0 : progress}
            label={t(state === 'checking' ? 'upload.checking' : 'upload.sending', { name: file.name })}
          />
        )}
        {problem && (
          <p role="alert" className="mt-3 text-sm font-medium text-accent">
            {problem}
          </p>
        )}
      </div>
    </li>
  )
}

function useFileAddress(file: File) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
