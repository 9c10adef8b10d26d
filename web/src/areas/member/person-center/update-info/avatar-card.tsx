import { type ChangeEvent, useRef, useState } from 'react'
import { uploadFile } from '#contract/files/calls'
import { updateProfile } from '#contract/identity/calls'
import { refreshAccount } from '../../../../features/account/account-queries'
import type { Profile } from '../../../../features/account/identity-queries'
import { CropDialog } from '../../../../features/pictures/crop-dialog'
import { api, apiWithFile } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Avatar } from '../../../../ui/avatar'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { useToast } from '../../../../ui/toast'

const accepted = ['image/jpeg', 'image/png']
const largest = 20 * 1024 * 1024
/** What the server keeps an avatar at. */
const side = 512

export function AvatarCard({ profile }: { profile: Profile }) {
  const t = useWords('member')
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [problem, setProblem] = useState<'type' | 'size' | 'broken'>()

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same file may be chosen again after a change of mind.
    target.value = ''
    if (!file) return
    const found = accepted.includes(file.type) ? (file.size > largest ? 'size' : undefined) : 'type'
    setProblem(found)
    if (!found) setChosen(file)
  }

  async function save(picture: File) {
    const { data } = await apiWithFile(uploadFile, { purpose: 'avatar' }, picture)
    const { msg } = await api(updateProfile, { avatar_upload_id: data.upload_id })
    await refreshAccount()
    setChosen(undefined)
    toast({ tone: 'river', title: msg })
  }

  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={profile.nickname} src={profile.avatar || undefined} size="large" />
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="text-lg">{t('avatar.title')}</h2>
          <p className="text-sm text-soft">{t('avatar.hint')}</p>
          {problem && (
            <p role="alert" className="mt-1 text-sm font-medium text-accent">
              {t(`avatar.${problem}`)}
            </p>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={accepted.join(',')}
          hidden
          aria-label={t('avatar.choose')}
          onChange={choose}
        />
        <Button onClick={() => input.current?.click()}>{t('avatar.choose')}</Button>
      </div>
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
          onSave={save}
          onClose={() => setChosen(undefined)}
          onBroken={() => {
            setChosen(undefined)
            setProblem('broken')
          }}
        />
      )}
    </Card>
  )
}
