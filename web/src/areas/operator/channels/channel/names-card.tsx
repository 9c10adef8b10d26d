import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { BothLanguages } from '../../site/both-languages'
import { PictureField } from '../../site/picture-field'
import type { ChannelForm } from './use-channel-form'

export function NamesCard({ form, isReadOnly }: { form: ChannelForm; isReadOnly: boolean }) {
  const t = useWords('channels')
  const { profile, set, problemOf } = form
  return (
    <Card title={t('names.title')} detail={t('names.text')}>
      <div className="grid gap-5">
        <BothLanguages
          label={t('field.name')}
          value={profile.name}
          maxLength={60}
          required
          problemOf={language => problemOf(`profile.name.${language}`)}
          onChange={name => set({ name })}
        />
        <PictureField
          title={t('field.logo')}
          detail={t('hint.logo')}
          value={profile.logo}
          error={problemOf('profile.logo')}
          isDisabled={isReadOnly}
          onChange={logo => set({ logo })}
        />
      </div>
    </Card>
  )
}
