import { useState } from 'react'
import { aiUse } from '#contract/works/work'
import { useOpenDraft, useRelease } from '../../../../features/works/draft/draft-context'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { YesNo } from '../../../../features/works/fields/yes-no'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Checkbox } from '../../../../ui/checkbox'
import { Editable, wholeRow } from './editable'

const parts = Object.keys(aiUse.shape) as (keyof typeof aiUse.shape)[]
const none = { music: false, lyrics: false, vocals: false, cover: false }

/** Channels ask for it. "None" is one click; otherwise each part says for itself. */
export function AiCard() {
  const t = useWords('publish')
  const labels = useWords('works')
  const { isReadOnly } = useOpenDraft()
  const { details, set } = useRelease()
  const use = details.ai_use
  const isUsed = use !== null && parts.some(part => use[part])
  // "Yes" alone does not answer the question yet: what it was used for does.
  const [saysYes, setSaysYes] = useState(false)
  const isOpen = isUsed || (saysYes && use === null)
  const answer = (isYes: boolean) => {
    setSaysYes(isYes)
    if (!isYes) set({ ai_use: none })
    else if (!isUsed) set({ ai_use: null })
  }
  const tick = (part: keyof typeof none, isTicked: boolean) => {
    const next = { ...(use ?? none), [part]: isTicked }
    setSaysYes(true)
    set({ ai_use: parts.some(name => next[name]) ? next : null })
  }
  return (
    <Card title={t('ai.title')} detail={t('ai.lead')}>
      <Editable>
        <DraftField field="ai_use" group isRequired className={wholeRow}>
          <YesNo
            value={isOpen ? true : use === null ? null : false}
            onChange={answer}
            labels={{ yes: t('ai.yes'), no: t('ai.no') }}
          />
          {isOpen && (
            <div className="mt-2 grid gap-x-5 sm:grid-cols-2">
              {parts.map(part => (
                <Checkbox
                  key={part}
                  id={`ai-${part}`}
                  checked={use?.[part] ?? false}
                  disabled={isReadOnly}
                  onChange={event => tick(part, event.target.checked)}
                >
                  {labels(`aiPart.${part}`)}
                </Checkbox>
              ))}
            </div>
          )}
        </DraftField>
      </Editable>
    </Card>
  )
}
