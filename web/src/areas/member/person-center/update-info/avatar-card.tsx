import { uploadFile } from '#contract/files/calls'
import { updateProfile } from '#contract/identity/calls'
import { refreshAccount } from '../../../../features/account/account-queries'
import type { Profile } from '../../../../features/account/identity-queries'
import { api, apiWithFile } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Avatar } from '../../../../ui/avatar'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { useToast } from '../../../../ui/toast'
import { usePictureChoice } from '../../use-picture-choice'

export function AvatarCard({ profile }: { profile: Profile }) {
  const t = useWords('member')
  const toast = useToast()
  const { choose, problem, parts } = usePictureChoice(async picture => {
    const { data } = await apiWithFile(uploadFile, { purpose: 'avatar' }, picture)
    const { msg } = await api(updateProfile, { avatar_upload_id: data.upload_id })
    await refreshAccount()
    toast({ tone: 'river', title: msg })
  })
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={profile.nickname} src={profile.avatar || undefined} size="large" />
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="text-lg">{t('avatar.title')}</h2>
          <p className="text-sm text-soft">{t('avatar.hint')}</p>
          {problem && (
            <p role="alert" className="mt-1 text-sm font-medium text-accent">
              {problem}
            </p>
          )}
        </div>
        <Button onClick={choose}>{t('avatar.choose')}</Button>
      </div>
      {parts}
    </Card>
  )
}
