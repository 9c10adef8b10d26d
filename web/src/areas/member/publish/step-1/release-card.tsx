import type { Genre, ReleaseDetails } from '#contract/works/work'
import { useOpenDraft, useRelease } from '../../../../features/works/draft/draft-context'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { DraftText } from '../../../../features/works/fields/draft-text'
import { YesNo } from '../../../../features/works/fields/yes-no'
import { longest } from '../../../../features/works/limits'
import { useGenreOptions } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Select } from '../../../../ui/select'
import { ArtistsField } from './artists-field'
import { Editable, wholeRow } from './editable'
import { InstrumentalSwitch } from './instrumental-switch'
import { OtherTitles } from './other-titles'
import { SungLanguage } from './sung-language'

export function ReleaseCard() {
  const t = useWords('publish')
  const { work, content } = useOpenDraft().state
  const { details, set } = useRelease()
  const isSingle = work.kind === 'single'
  const [track] = content.tracks
  const isInstrumental = isSingle && track?.details.instrumental === true
  return (
    <Card title={t(`release.title.${work.kind}`)} detail={t('release.lead')}>
      <Editable>
        <DraftText
          field="title"
          value={details.title}
          onChange={title => set({ title })}
          label={isSingle ? undefined : t('release.albumTitle')}
          maxLength={longest.title}
          hint={t(isSingle ? 'release.titleHint' : 'release.albumTitleHint')}
          isRequired
        />
        <DraftText
          field="version"
          value={details.version}
          onChange={version => set({ version })}
          maxLength={longest.version}
          hint={t('release.versionHint')}
          isOptional
        />
        <OtherTitles
          value={details.other_titles}
          onChange={other_titles => set({ other_titles })}
          className={wholeRow}
        />
        <DraftField field="artists" group isRequired hint={t('artists.hint')} className={wholeRow}>
          <ArtistsField value={details.artists} onChange={artists => set({ artists })} />
        </DraftField>
        <GenreFields details={details} set={set} />
        {isSingle && track && <InstrumentalSwitch trackId={track.id} className={wholeRow} />}
        {!isInstrumental && (
          <SungLanguage
            value={details.language}
            onChange={language => set({ language })}
            hint={t('release.languageHint')}
          />
        )}
        <DraftField field="explicit" group isRequired hint={t('release.explicitHint')}>
          <YesNo value={details.explicit} onChange={explicit => set({ explicit })} />
        </DraftField>
      </Editable>
    </Card>
  )
}

type GenreFieldsProps = { details: ReleaseDetails; set: (values: Partial<ReleaseDetails>) => void }

function GenreFields({ details, set }: GenreFieldsProps) {
  const t = useWords('publish')
  const { genres, subGenresOf } = useGenreOptions()
  const { genre } = details
  return (
    <>
      <DraftField field="genre" isRequired>
        <Select
          options={genres}
          value={genre ?? ''}
          // A form that is put together anew tells the select "nothing": that is nobody's choice.
          onChange={next => next && next !== genre && set({ genre: next as Genre, sub_genre: null })}
          placeholder={t('choose')}
        />
      </DraftField>
      <DraftField field="sub_genre" isOptional>
        <Select
          key={genre}
          options={genre ? subGenresOf(genre) : []}
          value={details.sub_genre ?? ''}
          onChange={next => next && set({ sub_genre: next })}
          disabled={!genre}
          placeholder={t(genre ? 'choose' : 'release.genreFirst')}
        />
      </DraftField>
    </>
  )
}
