import type { minorDocuments } from '#contract/identity/account'
import type { Identity } from '../../../features/account/identity-queries'
import { ScanTile } from '../../../features/uploads/scan-tile'
import { useWords } from '../../../lib/words'
import { Badge } from '../../../ui/badge'
import { reasonFor } from '../reason-list'
import { ConsentPrint } from './consent-print'
import type { Part, PartState } from './missing'
import { sendMinor } from './send-minor'

type DocumentSectionProps = {
  identity: Identity
  kind: (typeof minorDocuments)[number]
  state: PartState
  /** Handing in was tried: what is missing is said at its place. */
  isAsked: boolean
  onGiven: (part: Part) => void
}

const tones = { refused: 'accent', there: 'river' } as const

export function DocumentSection({ identity, kind, state, isAsked, onGiven }: DocumentSectionProps) {
  const t = useWords('member')
  const document = identity.documents.find(it => it.kind === kind)
  const error =
    state === 'refused'
      ? reasonFor(identity.reasons, kind)
      : isAsked && state === 'missing'
        ? t('scan.missing')
        : undefined
  return (
    <div id={`part-${kind}`} className="scroll-mt-4">
      <ScanTile
        title={t(`minor.part.${kind}`)}
        detail={t(`minor.hint.${kind}`)}
        url={document?.url}
        error={error}
        aside={state !== 'missing' && <Badge tone={tones[state]}>{t(`minor.state.${state}`)}</Badge>}
        onUploaded={async ({ upload_id }) => {
          await sendMinor({ documents: [{ kind, upload_id }], submit: false }, { shows: () => true })
          onGiven(kind)
        }}
      >
        {kind === 'consent' && <ConsentPrint identity={identity} />}
      </ScanTile>
    </div>
  )
}
