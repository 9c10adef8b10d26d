import Shuffle from 'lucide-react/icons/shuffle'
import { useState } from 'react'
import { saveTemplate } from '#contract/covers/desk-calls'
import { possible } from '#covers/compose/choose'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import type { AreaWords } from '../../../../messages/areas'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { TextInput } from '../../../../ui/text-input'
import { useStaffDeed } from '../../use-staff-deed'
import { refreshCovers } from '../cover-queries'
import { EditDialog } from '../edit-dialog'
import { isNamed, NameFields } from '../name-fields'
import { GeneratedPicture } from './generated-picture'
import { PaletteChoice } from './palette-choice'
import { layoutsFor, pairingsFor, useGenerated } from './use-generated'

type Said = keyof AreaWords['covers']
const longestSample = 60

/** From the generator: words stand where a release's title and artist go. */
export function NewTemplate({ onClose }: { onClose: () => void }) {
  const t = useWords('cover-offer')
  const said = useWords('covers')
  const [words, setWords] = useState({ title: t('new.sampleTitle'), artist: t('new.sampleArtist') })
  const material = { ...words, sound: [] }
  const { recipe, design, isMaking, change, shuffle } = useGenerated(material)
  const [names, setNames] = useState({ 'zh-CN': '', en: '' })
  const [isTried, setIsTried] = useState(false)
  const [run, isBusy] = useStaffDeed(refreshCovers)
  const save = () => {
    setIsTried(true)
    if (!isNamed(names) || !design || design === 'failed' || isMaking) return
    void run(() => api(saveTemplate, { names, scene: design.scene }), t('new.done'), onClose)
  }
  return (
    <EditDialog
      title={t('new.title')}
      description={t('new.lead')}
      size="large"
      submit={t('new.save')}
      isChanged={names.en !== '' || names['zh-CN'] !== ''}
      isBusy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
        <div>
          <GeneratedPicture design={design} isMaking={isMaking} />
          <Button
            className="mt-3"
            size="small"
            icon={<Shuffle aria-hidden="true" className="size-4.5" />}
            onClick={shuffle}
          >
            {t('new.shuffle')}
          </Button>
        </div>
        <div className="grid content-start gap-4">
          <NameFields names={names} isTried={isTried} onChange={setNames} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('new.family')}>
              <Select
                value={recipe.family}
                onChange={family => change({ family })}
                options={possible(material).map(({ name }) => ({
                  value: name,
                  label: said(`family.${name}` as Said),
                }))}
              />
            </Field>
            <Field label={t('new.layout')}>
              <Select
                value={recipe.layout}
                onChange={layout => change({ layout })}
                options={layoutsFor(recipe.family, material).map(name => ({
                  value: name,
                  label: said(`layout.${name}` as Said),
                }))}
              />
            </Field>
            <Field label={t('new.pairing')} className="sm:col-span-2">
              <Select
                value={recipe.pairing}
                onChange={pairing => change({ pairing })}
                options={pairingsFor(recipe.family).map(name => ({
                  value: name,
                  label: said(`pairing.${name}` as Said),
                }))}
              />
            </Field>
            <Field label={t('new.titleWords')}>
              <TextInput
                value={words.title}
                maxLength={longestSample}
                onChange={event => setWords({ ...words, title: event.target.value })}
              />
            </Field>
            <Field label={t('new.artistWords')}>
              <TextInput
                value={words.artist}
                maxLength={longestSample}
                onChange={event => setWords({ ...words, artist: event.target.value })}
              />
            </Field>
          </div>
          <PaletteChoice value={recipe.palette} onChange={palette => change({ palette })} />
        </div>
      </div>
    </EditDialog>
  )
}
