import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../../features/account/account-queries'
import { useOpenDraft, useRelease } from '../../../../features/works/draft/draft-context'
import { DraftDayField } from '../../../../features/works/fields/draft-day-field'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { DraftText } from '../../../../features/works/fields/draft-text'
import { SuggestInput } from '../../../../features/works/fields/suggest-input'
import { longest } from '../../../../features/works/limits'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Editable } from './editable'
import { LineField } from './line-field'

/** Label, the two lines of ownership, and what a catalogue brings along from elsewhere. */
export function OwnershipCard() {
  const t = useWords('publish')
  const { today, isReadOnly } = useOpenDraft()
  const { details, set } = useRelease()
  const { data: account } = useQuery(accountQuery)
  const me = account?.real_name?.name ?? account?.userinfo.nickname ?? ''
  const main = details.artists.find(({ role }) => role === 'main')?.name ?? ''
  const owners = [...new Set([details.label, details.p_line.owner, details.c_line.owner, me, main])].filter(
    Boolean,
  )
  return (
    <Card title={t('ownership.title')} detail={t('ownership.lead')}>
      <Editable>
        <DraftField field="label" isOptional hint={t('ownership.labelHint')}>
          <SuggestInput
            kind="label"
            value={details.label}
            onType={label => set({ label })}
            onTake={label => set({ label })}
            maxLength={longest.name}
          />
        </DraftField>
        <DraftDayField
          field="original_release_date"
          value={details.original_release_date}
          onChange={original_release_date => set({ original_release_date })}
          max={today}
          hint={t('ownership.originalHint')}
          isReadOnly={isReadOnly}
          isOptional
        />
        <LineField
          field="p_line"
          value={details.p_line}
          onChange={p_line => set({ p_line })}
          // Mostly both lines say the same.
          onTake={p_line => set(details.c_line.owner === '' ? { p_line, c_line: p_line } : { p_line })}
          owners={owners}
          hint={t('ownership.pHint')}
        />
        <LineField
          field="c_line"
          value={details.c_line}
          onChange={c_line => set({ c_line })}
          owners={owners}
          same={details.p_line}
          hint={t('ownership.cHint')}
        />
        <DraftText
          field="upc"
          value={details.upc}
          onChange={upc => set({ upc })}
          maxLength={longest.upc}
          inputMode="numeric"
          spellCheck={false}
          className="num"
          hint={t('ownership.upcHint')}
          isOptional
        />
      </Editable>
    </Card>
  )
}
